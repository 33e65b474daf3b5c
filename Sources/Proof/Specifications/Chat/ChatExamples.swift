import Lessons

extension Chat: SpecifiedLesson {
  package static let sentences: [Sentence<Chat>] =
    beginning + sending + receiving + deleting + scrolling + panel + renaming + focusing + looking + keeping

  private static let beginning: [Sentence<Chat>] = [
    Sentence(
      1, "The users are MrPeak, which is you, and Visitor.",
      Example(
        from: fresh, script: "",
        .shows("MrPeak and Visitor"), .state(start()))),
    Sentence(
      2, "It starts with four sent messages, `Hello 1` to `Hello 4`, from 2, 1, 2, 1.",
      Example(
        from: fresh, script: "",
        .shows(">V<  Visitor: Hello 1"), .shows("(M)  MrPeak: Hello 2"), .shows("(V)  Visitor: Hello 3"),
        .shows("(M)  MrPeak: Hello 4"), .absent(.avatar(4)), .hides("sending"))),
    Sentence(
      3, "Messages carry the sender's id, never the name.",
      Example(
        from: fresh,
        script: "press avatar 0\ntype !\npress change\npress back",
        .state(start { $0.conversation.users[1].name = "Visitor!" }))),
  ]

  private static let sending: [Sentence<Chat>] = [
    Sentence(
      4, "What is typed into `input` is the draft.",
      Example(
        from: fresh, script: "press input\ntype hello",
        .state(start(draft: "hello")))),
    Sentence(
      5, "A sent message shows as sending.",
      Example(
        from: fresh, script: "press input\ntype hello\npress send",
        .shows("(M)  MrPeak sending: hello"), .state(start { $0.append(1, "hello", isSending: true) }))),
    Sentence(
      6, "It shows as sending until the next tick.",
      Example(
        from: fresh, script: "press input\ntype hello\npress send\ntick",
        .shows("(M)  MrPeak: hello"), .hides("sending"), .state(start { $0.append(1, "hello") })),
      Example(
        from: fresh,
        script: "press input\ntype one\npress send\npress input\ntype two\nkey return\ntick",
        .hides("sending"),
        .state(
          start {
            $0.append(1, "one")
            $0.append(1, "two")
          }))),
    Sentence(
      7, "Text of spaces alone is not sent and the draft stays.",
      Example(
        from: .state(start(draft: "   ")),
        script: "press send", .state(start(draft: "   "))),
      Example(from: fresh, script: "press send", .state(start()))),
    Sentence(
      8, "Text is kept as typed.",
      Example(
        from: .state(start(draft: "  a  🐶 ")), script: "press send",
        .state(start { $0.append(1, "  a  🐶 ", isSending: true) }))),
    Sentence(
      9, "`send` clears the draft and scrolls to the newest.",
      Example(
        from: .state(filled(20, draft: "hello", scroll: 3)), script: "press send",
        .state(filled(20) { $0.append(1, "hello", isSending: true) }), .enabled(.delete(20)))),
  ]

  private static let receiving: [Sentence<Chat>] = [
    Sentence(
      10, "`receive`: the other side writes `Message K`, K = messages + 1.",
      Example(
        from: fresh,
        script: "press receive\npress receive",
        .state(
          start {
            $0.append(2, "Message 5")
            $0.append(2, "Message 6")
          }), .shows("(V)  Visitor: Message 6")),
      Example(
        from: fresh,
        script: "press delete 1\npress receive",
        .state(
          start {
            $0.conversation.messages.remove(at: 1)
            $0.append(2, "Message 4")
          })))
  ]

  private static let deleting: [Sentence<Chat>] = [
    Sentence(
      11, "`delete N` deletes your own message N.",
      Example(
        from: fresh, script: "press delete 1",
        .state(start { $0.conversation.messages.remove(at: 1) }), .hides("Hello 2"), .enabled(.delete(2)),
        .absent(.delete(1))),
      Example(
        from: .state(start { $0.append(1, "x", isSending: true) }),
        script: "press delete 4\ntick", .state(start()))),
    Sentence(
      12, "It is on the screen for your own messages only.",
      Example(
        from: fresh, script: "",
        .absent(.delete(0)), .enabled(.delete(1)), .absent(.delete(2)), .enabled(.delete(3)))),
    Sentence(
      13, "It is on the screen while message N is in sight.",
      Example(
        from: .state(filled(16)), script: "",
        .absent(.delete(1)), .enabled(.delete(3)), .enabled(.delete(15)))),
    Sentence(
      14, "After a deletion the window stays full where it can.",
      Example(
        from: .state(filled(16, scroll: 2)),
        script: "press delete 1",
        .state(filled(16, scroll: 1) { $0.conversation.messages.remove(at: 1) }),
        .enabled(.avatar(0)), .enabled(.avatar(13)), .absent(.avatar(14)))),
  ]

  private static let scrolling: [Sentence<Chat>] = [
    Sentence(
      15, "The window holds 14 messages.",
      Example(
        from: .state(filled(14)), script: "",
        .enabled(.avatar(0)), .disabled(.older), .disabled(.newer)),
      Example(
        from: .state(filled(15)), script: "",
        .absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(14)), .enabled(.older), .disabled(.newer))),
    Sentence(
      16, "`older` scrolls by one, as far as there are older messages.",
      Example(
        from: .state(filled(15)),
        script: "press older\npress older", .state(filled(15, scroll: 1)), .enabled(.avatar(0)),
        .absent(.avatar(14)), .disabled(.older), .enabled(.newer))),
    Sentence(
      17, "`newer` scrolls by one, as far as there are newer messages.",
      Example(
        from: .state(filled(16, scroll: 2)),
        script: "press newer", .state(filled(16, scroll: 1)), .enabled(.avatar(14)), .absent(.avatar(15)),
        .enabled(.newer)),
      Example(
        from: .state(filled(16, scroll: 2)),
        script: "press newer\npress newer\npress newer", .state(filled(16)), .enabled(.avatar(15)), .disabled(.newer))),
    Sentence(
      18, "An arriving message keeps the newest in sight.",
      Example(
        from: .state(filled(14)), script: "press receive",
        .state(filled(14) { $0.append(2, "Message 15") }), .enabled(.avatar(14)), .absent(.avatar(0)))),
    Sentence(
      19, "While the newest is not in sight, an arriving message leaves those in sight where they are.",
      Example(
        from: .state(filled(16, scroll: 1)), script: "press receive",
        .state(filled(16, scroll: 2) { $0.append(2, "Message 17") }), .enabled(.avatar(14)), .absent(.avatar(15)))),
  ]

  private static let panel: [Sentence<Chat>] = [
    Sentence(
      20, "`avatar N` opens the detail panel of the sender, with a field that holds the present name.",
      Example(
        from: fresh,
        script: "press avatar 0",
        .state(start(detail: 2, nameDraft: "Visitor")), .shows("Details"),
        .enabled(.name), .enabled(.change), .enabled(.back)),
      Example(
        from: fresh,
        script: "press avatar 0\ntype xyz\npress avatar 1",
        .state(start(detail: 1, nameDraft: "MrPeak"))),
      Example(
        from: .state(start(detail: 2, nameDraft: "xyz")), script: "press avatar 0", .value(\.nameDraft, "Visitor"),
        .focused(.name)),
      Example(
        from: .state(start(detail: 1, nameDraft: "")), script: "press avatar 3\ntype !",
        .value(\.nameDraft, "MrPeak!"))),
    Sentence(
      21, "`avatar N` is on the screen while message N is in sight.",
      Example(
        from: .state(filled(15)), script: "",
        .absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(14)), .absent(.avatar(15)))),
    Sentence(
      22, "`back` closes the panel; the draft of the name is gone.",
      Example(
        from: fresh,
        script: "press avatar 0\ntype xyz\npress back", .state(start()), .absent(.name), .absent(.change),
        .absent(.back),
        .hides("Details"))),
    Sentence(
      23, "With the panel open a message takes two rows: 7 are in sight.",
      Example(
        from: .state(filled(7)),
        script: "press avatar 0", .enabled(.avatar(0)), .enabled(.avatar(6)), .disabled(.older),
        .shows("(V)   Visitor        Details"), .shows("      Hello 1        Visitor")),
      Example(
        from: .state(filled(8)),
        script: "press avatar 0", .absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(7)), .enabled(.older))),
    Sentence(
      24, "When the panel closes, the window is full where it can.",
      Example(
        from: .state(filled(14, detail: 1, nameDraft: "MrPeak", scroll: 7)), script: "press back",
        .state(filled(14)), .enabled(.avatar(0)), .enabled(.avatar(13)))),
  ]

  private static let renaming: [Sentence<Chat>] = [
    Sentence(
      25, "`change` renames the user: every row, the title and the panel show it; panel and field stay open.",
      Example(
        from: .state(start(detail: 2, nameDraft: "Guest")), script: "press change",
        .state(start(detail: 2) { $0.rename(2, "Guest") }), .shows("MrPeak and Guest"),
        .shows("(G)   Guest          Details"),
        .shows("      Hello 1        Guest"), .shows("(G)   Guest"), .hides("Visitor")),
      Example(
        from: .state(start(detail: 1, nameDraft: "Ann")), script: "press change\npress back",
        .shows("Ann and Visitor"), .shows("(A)  Ann: Hello 2"), .shows("(A)  Ann: Hello 4"), .hides("MrPeak")),
      Example(
        from: .state(filled(16, detail: 2, nameDraft: "Guest")),
        script: "press change\npress back\npress older\npress older\npress receive", .shows("(G)  Guest: Hello 1"),
        .hides("Visitor"))),
    Sentence(
      26, "A name has 1 to 20 characters that are not all spaces; any other changes nothing.",
      renaming(to: "N", true), renaming(to: "", false),
      renaming(to: String(repeating: "é", count: 20), true),
      renaming(to: String(repeating: "é", count: 21), false),
      renaming(to: " x", true), renaming(to: "   ", false), renaming(to: "MrPeak", true),
      renaming(to: " " + String(repeating: "é", count: 20), false),
      renaming(to: String(repeating: " ", count: 19) + "x", true)),
  ]

  private static let focusing: [Sentence<Chat>] = [
    Sentence(
      27, "Opening the panel focuses the field, with the cursor at the end.",
      Example(
        from: fresh,
        script: "press avatar 1\ntype !", .focused(.name),
        .state(start(detail: 1, nameDraft: "MrPeak!")))),
    Sentence(
      28, "Loading a state with the panel open focuses the field, with the cursor at the end.",
      Example(
        from: .state(start(detail: 2, nameDraft: "ab")), script: "type c", .focused(.name),
        .state(start(detail: 2, nameDraft: "abc")))),
    Sentence(
      29, "Return presses `send` in the one field, `change` in the other.",
      Example(
        from: fresh,
        script: "press input\ntype hello\nkey return\npress avatar 0\ntype !\npress name\nkey return",
        .state(
          start(detail: 2) {
            $0.append(1, "hello", isSending: true)
            $0.rename(2, "Visitor!")
          }))),
    Sentence(
      30, "Escape presses `back` in the field of the panel.",
      Example(
        from: fresh, script: "press avatar 0\nkey escape",
        .state(start()))),
    Sentence(
      31, "The focus scrolls the messages.",
      Example(
        from: .state(filled(16)), script: "key up\nkey up",
        .state(filled(16, scroll: 2)), .focused(.avatar(0))),
      Example(from: .state(filled(16)), script: "key up", .value(\.scroll, 1), .focused(.avatar(1))),
      Example(
        from: .state(filled(16) { $0.conversation.messages[2].sender = 1 }), script: "key right\nkey up",
        .value(\.scroll, 1), .focused(.avatar(1))),
      Example(
        from: .state(filled(16, scroll: 1)), script: "press input\nkey up\nkey down", .value(\.scroll, 0),
        .focused(.avatar(15))),
      Example(
        from: .state(filled(16, scroll: 2)),
        script: "press input\nkey up\nkey down", .state(filled(16, scroll: 1)), .focused(.avatar(14))),
      Example(
        from: .state(filled(20, detail: 2, nameDraft: "Visitor", scroll: 4)),
        script: "press input\nkey up\nkey up\nkey down",
        .state(filled(20, detail: 2, nameDraft: "Visitor", scroll: 4)), .focused(.delete(15)))),
    Sentence(
      32, "Typed characters do nothing without a focused field.",
      Example(
        from: fresh, script: "press receive\ntype abc",
        .state(start { $0.append(2, "Message 5") }))),
  ]

  /// Whether the other side can be given that name.
  static func renaming(to name: String, _ isAllowed: Bool) -> Example<Chat> {
    let before = start(detail: 2, nameDraft: name)
    let after = start(detail: 2) { $0.rename(2, name) }
    return Example(
      from: .state(before),
      script: "press change", .state(isAllowed ? after : before))
  }

  // MARK: States

  static let fresh = Example<Chat>.Start.settings(NoSettings())

  /// What it starts with, changed.
  static func start(
    detail: Int? = nil, draft: String = "", nameDraft: String = "", _ change: (inout ChatState) -> Void = { _ in }
  ) -> ChatState {
    filled(4, detail: detail, draft: draft, nameDraft: nameDraft, change)
  }

  /// `Hello 1`, `Hello 2` and so on, from the other and from you in turn, changed.
  static func filled(
    _ count: Int, detail: Int? = nil, draft: String = "", nameDraft: String = "", scroll: Int = 0,
    _ change: (inout ChatState) -> Void = { _ in }
  ) -> ChatState {
    let messages = (1...count).map { Conversation.Message(sender: 1 + $0 % 2, text: "Hello \($0)") }
    let users = [Conversation.User(id: 1, name: "MrPeak"), Conversation.User(id: 2, name: "Visitor")]
    var state = ChatState(
      detail: detail, draft: draft, nameDraft: nameDraft, scroll: scroll,
      conversation: Conversation(messages: messages, users: users))
    change(&state)
    return state
  }
}

extension ChatState {
  mutating func append(_ sender: Int, _ text: String, isSending: Bool = false) {
    conversation.messages.append(Conversation.Message(sender: sender, text: text, isSending: isSending))
  }

  /// By way of the open panel.
  fileprivate mutating func rename(_ user: Int, _ name: String) {
    conversation.users[user - 1].name = name
    nameDraft = name
  }
}
