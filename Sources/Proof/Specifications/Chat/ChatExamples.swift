import Lessons

extension Chat: SpecifiedLesson {
  package static let sentences: [Sentence<Chat>] =
    beginning + sending + receiving + deleting + scrolling + panel + renaming + focusing + looking + keeping

  @SentenceBuilder<Chat> private static var beginning: [Sentence<Chat>] {
    "1. The users are MrPeak, which is you, and Visitor."
    given(fresh, .shows("MrPeak and Visitor"), .state(start()))
    "2. It starts with four sent messages, `Hello 1` to `Hello 4`, from 2, 1, 2, 1."
    given(
      fresh, .shows(">V<  Visitor: Hello 1"), .shows("(M)  MrPeak: Hello 2"), .shows("(V)  Visitor: Hello 3"),
      .shows("(M)  MrPeak: Hello 4"), .absent(.avatar(4)), .hides("sending"))
    "3. Messages carry the sender's id, never the name."
    given(fresh, "press avatar 0\ntype !\npress change\npress back", .state(start { $0.users[1].name = "Visitor!" }))
  }

  @SentenceBuilder<Chat> private static var sending: [Sentence<Chat>] {
    "4. What is typed into `input` is the draft."
    given(fresh, "press input\ntype hello", .state(start(draft: "hello")))
    "5. A sent message shows as sending."
    given(fresh, "press input\ntype hello\npress send")
      .expect(.shows("(M)  MrPeak sending: hello"), .state(start { $0.append(1, "hello", isSending: true) }))
    "6. It shows as sending until the next tick."
    given(fresh, "press input\ntype hello\npress send\ntick")
      .expect(.shows("(M)  MrPeak: hello"), .hides("sending"), .state(start { $0.append(1, "hello") }))
    given(fresh, "press input\ntype one\npress send\npress input\ntype two\nkey return\ntick")
      .expect(.hides("sending"), .state(start { $0.append(1, "one", "two") }))
    "7. Text of spaces alone is not sent and the draft stays."
    given(start(draft: "   "), "press send", .state(start(draft: "   ")))
    given(fresh, "press send", .state(start()))
    "8. Text is kept as typed."
    given(start(draft: "  a  🐶 "), "press send", .state(start { $0.append(1, "  a  🐶 ", isSending: true) }))
    "9. `send` clears the draft and scrolls to the newest."
    given(filled(20, draft: "hello", scroll: 3), "press send")
      .expect(.state(filled(20) { $0.append(1, "hello", isSending: true) }), .enabled(.delete(20)))
  }

  @SentenceBuilder<Chat> private static var receiving: [Sentence<Chat>] {
    "10. `receive`: the other side writes `Message K`, K = messages + 1."
    given(fresh, "press receive\npress receive")
      .expect(.state(start { $0.append(2, "Message 5", "Message 6") }), .shows("(V)  Visitor: Message 6"))
    given(
      fresh, "press delete 1\npress receive",
      .state(
        start {
          $0.messages.remove(at: 1)
          $0.append(2, "Message 4")
        }))
  }

  @SentenceBuilder<Chat> private static var deleting: [Sentence<Chat>] {
    "11. `delete N` deletes your own message N."
    given(fresh, "press delete 1")
      .expect(.state(start { $0.messages.remove(at: 1) }), .hides("Hello 2"), .enabled(.delete(2)), .absent(.delete(1)))
    given(start { $0.append(1, "x", isSending: true) }, "press delete 4\ntick", .state(start()))
    "12. It is on the screen for your own messages only."
    given(fresh, .absent(.delete(0)), .enabled(.delete(1)), .absent(.delete(2)), .enabled(.delete(3)))
    "13. It is on the screen while message N is in sight."
    given(filled(16), .absent(.delete(1)), .enabled(.delete(3)), .enabled(.delete(15)))
    "14. After a deletion the window stays full where it can."
    given(
      filled(16, scroll: 2), "press delete 1", .state(filled(16, scroll: 1) { $0.messages.remove(at: 1) }),
      .enabled(.avatar(0)), .enabled(.avatar(13)), .absent(.avatar(14)))
  }

  @SentenceBuilder<Chat> private static var scrolling: [Sentence<Chat>] {
    "15. The window holds 14 messages."
    given(filled(14), .enabled(.avatar(0)), .disabled(.older), .disabled(.newer))
    given(filled(15))
      .expect(.absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(14)), .enabled(.older), .disabled(.newer))
    "16. `older` scrolls by one, as far as there are older messages."
    given(
      filled(15), "press older\npress older", .state(filled(15, scroll: 1)), .enabled(.avatar(0)), .absent(.avatar(14)),
      .disabled(.older), .enabled(.newer))
    "17. `newer` scrolls by one, as far as there are newer messages."
    given(filled(16, scroll: 2), "press newer")
      .expect(.state(filled(16, scroll: 1)), .enabled(.avatar(14)), .absent(.avatar(15)), .enabled(.newer))
    given(filled(16, scroll: 2), "press newer\npress newer\npress newer")
      .expect(.state(filled(16)), .enabled(.avatar(15)), .disabled(.newer))
    "18. An arriving message keeps the newest in sight."
    given(filled(14), "press receive")
      .expect(.state(filled(14) { $0.append(2, "Message 15") }), .enabled(.avatar(14)), .absent(.avatar(0)))
    "19. While the newest is not in sight, an arriving message leaves those in sight where they are."
    given(filled(16, scroll: 1), "press receive")
      .expect(.state(filled(16, scroll: 2) { $0.append(2, "Message 17") }), .enabled(.avatar(14)), .absent(.avatar(15)))
  }

  @SentenceBuilder<Chat> private static var panel: [Sentence<Chat>] {
    "20. `avatar N` opens the detail panel of the sender, with a field that holds the present name."
    given(
      fresh, "press avatar 0", .state(start(detail: 2, nameDraft: "Visitor")), .shows("Details"), .enabled(.name),
      .enabled(.change), .enabled(.back))
    given(fresh, "press avatar 0\ntype xyz\npress avatar 1", .state(start(detail: 1, nameDraft: "MrPeak")))
    given(start(detail: 2, nameDraft: "xyz"), "press avatar 0", .value(\.nameDraft, "Visitor"), .focused(.name))
    given(start(detail: 1, nameDraft: ""), "press avatar 3\ntype !", .value(\.nameDraft, "MrPeak!"))
    "21. `avatar N` is on the screen while message N is in sight."
    given(filled(15), .absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(14)), .absent(.avatar(15)))
    "22. `back` closes the panel; the draft of the name is gone."
    given(fresh, "press avatar 0\ntype xyz\npress back")
      .expect(.state(start()), .absent(.name), .absent(.change), .absent(.back), .hides("Details"))
    "23. With the panel open a message takes two rows: 7 are in sight."
    given(
      filled(7), "press avatar 0", .enabled(.avatar(0)), .enabled(.avatar(6)), .disabled(.older),
      .shows("(V)   Visitor        Details"), .shows("      Hello 1        Visitor"))
    given(filled(8), "press avatar 0")
      .expect(.absent(.avatar(0)), .enabled(.avatar(1)), .enabled(.avatar(7)), .enabled(.older))
    "24. When the panel closes, the window is full where it can."
    given(filled(14, detail: 1, nameDraft: "MrPeak", scroll: 7), "press back")
      .expect(.state(filled(14)), .enabled(.avatar(0)), .enabled(.avatar(13)))
  }

  @SentenceBuilder<Chat> private static var renaming: [Sentence<Chat>] {
    "25. `change` renames the user: every row, the title and the panel show it; panel and field stay open."
    given(
      start(detail: 2, nameDraft: "Guest"), "press change", .state(start(detail: 2) { $0.rename(2, "Guest") }),
      .shows("MrPeak and Guest"), .shows("(G)   Guest          Details"), .shows("      Hello 1        Guest"),
      .hides("Visitor"))
    given(start(detail: 1, nameDraft: "Ann"), "press change\npress back")
      .expect(.shows("Ann and Visitor"), .shows("(A)  Ann: Hello 2"), .shows("(A)  Ann: Hello 4"), .hides("MrPeak"))
    given(
      filled(16, detail: 2, nameDraft: "Guest"), "press change\npress back\npress older\npress older\npress receive",
      .shows("(G)  Guest: Hello 1"), .hides("Visitor"))
    "26. A name has 1 to 20 characters that are not all spaces; any other changes nothing."
    renaming(to: "N", true)
    renaming(to: "", false)
    renaming(to: String(repeating: "é", count: 20), true)
    renaming(to: String(repeating: "é", count: 21), false)
    renaming(to: " x", true)
    renaming(to: "   ", false)
    renaming(to: "MrPeak", true)
    renaming(to: " " + String(repeating: "é", count: 20), false)
    renaming(to: String(repeating: " ", count: 19) + "x", true)
  }

  @SentenceBuilder<Chat> private static var focusing: [Sentence<Chat>] {
    "27. Opening the panel focuses the field, with the cursor at the end."
    given(fresh, "press avatar 1\ntype !", .focused(.name), .state(start(detail: 1, nameDraft: "MrPeak!")))
    "28. Loading a state with the panel open focuses the field, with the cursor at the end."
    given(start(detail: 2, nameDraft: "ab"), "type c", .focused(.name), .state(start(detail: 2, nameDraft: "abc")))
    "29. Return presses `send` in the one field, `change` in the other."
    given(
      fresh, "press input\ntype hello\nkey return\npress avatar 0\ntype !\npress name\nkey return",
      .state(
        start(detail: 2) {
          $0.append(1, "hello", isSending: true)
          $0.rename(2, "Visitor!")
        }))
    "30. Escape presses `back` in the field of the panel."
    given(fresh, "press avatar 0\nkey escape", .state(start()))
    "31. The focus scrolls the messages."
    given(filled(16), "key up\nkey up", .state(filled(16, scroll: 2)), .focused(.avatar(0)))
    given(filled(16), "key up", .value(\.scroll, 1), .focused(.avatar(1)))
    given(filled(16) { $0.messages[2].sender = 1 }, "key right\nkey up", .value(\.scroll, 1), .focused(.avatar(1)))
    given(filled(16, scroll: 1), "press input\nkey up\nkey down", .value(\.scroll, 0), .focused(.avatar(15)))
    given(filled(16, scroll: 2), "press input\nkey up\nkey down", .state(filled(16, scroll: 1)), .focused(.avatar(14)))
    given(filled(20, detail: 2, nameDraft: "Visitor", scroll: 4), "press input\nkey up\nkey up\nkey down")
      .expect(.state(filled(20, detail: 2, nameDraft: "Visitor", scroll: 4)), .focused(.delete(15)))
    "32. Typed characters do nothing without a focused field."
    given(fresh, "press receive\ntype abc", .state(start { $0.append(2, "Message 5") }))
  }

  /// Whether the other side can be given that name.
  static func renaming(to name: String, _ isAllowed: Bool) -> Example<Chat> {
    let before = start(detail: 2, nameDraft: name)
    let after = start(detail: 2) { $0.rename(2, name) }
    return given(before, "press change", .state(isAllowed ? after : before))
  }

  // MARK: States

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
    var state = State(
      detail: detail, draft: draft, nameDraft: nameDraft, scroll: scroll,
      conversation: Conversation(messages: messages, users: users))
    change(&state)
    return state
  }
}

extension ChatState {
  var messages: [Conversation.Message] {
    get { conversation.messages }
    set { conversation.messages = newValue }
  }

  var users: [Conversation.User] {
    get { conversation.users }
    set { conversation.users = newValue }
  }

  mutating func append(_ sender: Int, _ texts: String..., isSending: Bool = false) {
    messages += texts.map { Conversation.Message(sender: sender, text: $0, isSending: isSending) }
  }

  /// By way of the open panel.
  fileprivate mutating func rename(_ user: Int, _ name: String) {
    users[user - 1].name = name
    nameDraft = name
  }
}
