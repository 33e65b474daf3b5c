import Lessons

extension Chat {
  static let looking: [Sentence<Chat>] = places + panelPlaces + texts + staying

  private static let places: [Sentence<Chat>] = [
    Sentence(
      33, "The names are in the first line, the messages from the third on, your own with a button that deletes them.",
      Example(from: fresh, .line(0, "MrPeak and Visitor"), .line(1, ""), .cell(column: 0, row: 0, "'M' bold")),
      Example(from: fresh, .line(2, ">V<  Visitor: Hello 1"), .line(3, "(M)  MrPeak: Hello 2             [ x ]")),
      Example(from: bothNamed(letters(17)), .line(0, "\(letters(17)) and \(letters(16))")),
      Example(from: bothNamed(letters(20)), .line(0, "\(letters(20)) and \(letters(12))…")),
      Example(
        from: fresh, script: "key down", .line(2, "(V)  Visitor: Hello 1"),
        .line(3, ">M<  MrPeak: Hello 2             [ x ]")),
      Example(from: fresh, script: "key down\nkey tab", .line(3, "(M)  MrPeak: Hello 2             [>x<]")),
      Example(
        from: fresh, .place(.avatar(1), column: 0, row: 3, columns: 4),
        .place(.delete(1), column: 33, row: 3, columns: 5))),
    Sentence(
      34, "Below them are the field with its caption, and the buttons, in a window of 38 columns and 19 rows.",
      Example(from: fresh, .cell(column: 0, row: 16, "'Y'"), .cell(column: 0, row: 15, "' '")),
      Example(from: fresh, .line(16, "Your message:"), .line(17, "[                         ] [ Send ] s")),
      Example(from: .state(filled(15)), .line(18, "[ Receive ] r [ Older ] o    Newer")),
      Example(from: .state(filled(16, scroll: 1)), .line(18, "[ Receive ] r [ Older ] o  [ Newer ] n")),
      Example(
        from: fresh, .place(.input, column: 0, row: 17, columns: 27), .place(.send, column: 28, row: 17, columns: 10)),
      Example(
        from: fresh, .place(.receive, column: 0, row: 18, columns: 13),
        .place(.older, column: 14, row: 18, columns: 11), .place(.newer, column: 27, row: 18, columns: 11)),
      Example(from: fresh, .size(columns: 38, rows: 19))),
    Sentence(
      35, "Your own avatar is green, the other's cyan; a name is bold, a message on its way dim.",
      Example(from: fresh, .cell(column: 0, row: 3, "'(' bold green"), .cell(column: 5, row: 3, "'M' bold")),
      Example(from: fresh, .cell(column: 0, row: 4, "'(' bold cyan"), .cell(column: 14, row: 4, "'H'")),
      Example(from: .state(start { $0.append(1, "x", isSending: true) }), .cell(column: 21, row: 6, "'x' dim")),
      Example(from: .state(start { $0.append(1, "x") }), .cell(column: 0, row: 6, "'(' bold green")),
      Example(
        from: .state(start { $0.conversation.messages[1].sender = 2 }), .cell(column: 0, row: 3, "'(' bold cyan"),
        .absent(.delete(1)))),
  ]

  private static let panelPlaces: [Sentence<Chat>] = [
    Sentence(
      36,
      "With the panel open, a message has its name in the one row and its text in the next, to the left of the panel.",
      Example(from: open, .line(4, "(M)   MrPeak"), .line(5, "[ x ] Hello 2        >Visitor        <")),
      Example(
        from: open, .place(.avatar(2), column: 0, row: 6, columns: 4), .place(.delete(3), column: 0, row: 9, columns: 5)
      ),
      Example(from: .state(start(detail: 2) { $0.append(1, "x", isSending: true) }), .line(10, "(M)   MrPeak sending")),
      Example(from: sendingWithPanel(as: letters(7)), .line(10, "(a)   abcde… sending")),
      Example(from: sendingWithPanel(as: wide(4)), .line(10, "(犬)  犬犬… sending")),
      Example(
        from: .state(start(detail: 2) { $0.append(1, letters(14)) }), .line(11, "[ x ] \(letters(14))")),
      Example(
        from: .state(start(detail: 2) { $0.append(1, letters(15)) }), .line(11, "[ x ] \(letters(13))…"))),
    Sentence(
      37, "The panel shows the name, and below it the field and the buttons.",
      Example(from: open, .line(2, "(V)   Visitor        Details"), .line(3, "      Hello 1        Visitor")),
      Example(from: openNamed(letters(17)), .line(3, "      Hello 1        \(letters(17))")),
      Example(from: openNamed(letters(18)), .line(3, "      Hello 1        \(letters(16))…")),
      Example(from: openNamed(wide(9)), .line(3, "      Hello 1        \(wide(8))…")),
      Example(from: open, .cell(column: 21, row: 3, "'V' bold"), .place(.name, column: 21, row: 5, columns: 17)),
      Example(
        from: open, .place(.change, column: 21, row: 7, columns: 12), .place(.back, column: 21, row: 8, columns: 10)),
      Example(from: open, script: "press change", .line(7, "      Hello 3        [>Change<] c")),
      Example(from: open, script: "press change", .line(8, "(M)   MrPeak         [ Back ] b"))),
  ]

  private static let texts: [Sentence<Chat>] = [
    Sentence(
      38, "A name takes 12 columns beside its text, the text what is left of 27; what does not fit ends in `…`.",
      Example(from: named(letters(12)), .line(2, ">a<  \(letters(12)): Hello 1")),
      Example(from: named(letters(13)), .line(2, ">a<  \(letters(11))…: Hello 1")),
      Example(from: sending(as: letters(12)), .line(6, "(a)  \(letters(12)) sending: x     [ x ]")),
      Example(from: sending(as: letters(13)), .line(6, "(a)  \(letters(11))… sending: x     [ x ]")),
      Example(from: saying(letters(19)), .line(6, "(M)  MrPeak: \(letters(19)) [ x ]")),
      Example(from: saying(letters(20)), .line(6, "(M)  MrPeak: \(letters(18))… [ x ]"))),
    Sentence(
      39, "Wide and composed characters take the columns that they need.",
      Example(from: saying("🐶犬e\u{301}"), .line(6, "(M)  MrPeak: 🐶犬e\u{301}               [ x ]")),
      Example(from: named("👩‍👧"), .line(2, ">👩‍👧< 👩‍👧: Hello 1"), .shows("MrPeak and 👩‍👧")),
      Example(from: named("🐶 dog"), .line(4, "(🐶) 🐶 dog: Hello 3")),
      Example(
        from: saying(String(repeating: "犬", count: 10)),
        .line(6, "(M)  MrPeak: \(String(repeating: "犬", count: 9))… [ x ]"))),
    Sentence(
      40, "A composed character counts as one in a name, and is deleted as one from a draft.",
      renaming(to: String(repeating: "👩‍👧", count: 20), true), renaming(to: String(repeating: "👩‍👧", count: 21), false),
      Example(from: fresh, script: "press input\ntype a👩‍👧\nkey backspace", .value(\.draft, "a"))),
  ]

  private static let staying: [Sentence<Chat>] = [
    Sentence(
      41, "A control keeps the focus when it was pressed; Return in a field presses its button.",
      Example(from: .state(start(draft: "a")), script: "press send", .focused(.send)),
      Example(from: fresh, script: "press input\ntype a\nkey return", .focused(.send)),
      Example(from: fresh, script: "press receive", .focused(.receive)),
      Example(from: .state(filled(20)), script: "press older", .focused(.older)),
      Example(from: .state(start(draft: "a")), script: "key down\nkey s", .focused(.avatar(1)), .value(\.draft, "")),
      Example(from: open, script: "key tab\nkey b", .focused(.avatar(2)), .absent(.name)),
      Example(from: open, script: "press change", .focused(.change)),
      Example(from: open, script: "type !\nkey return", .focused(.change)),
      Example(from: .state(start { $0.append(1, "x") }), script: "press delete 3", .focused(.delete(3)))),
    Sentence(
      42, "When the focused control goes or is disabled, the focus moves to the next enabled one.",
      Example(from: .state(filled(15)), script: "press older", .focused(.newer)),
      Example(from: .state(filled(15, scroll: 1)), script: "press newer", .focused(.avatar(1))),
      Example(from: fresh, script: "press delete 3", .focused(.input)),
      Example(from: fresh, script: "press delete 1", .focused(.avatar(2))),
      Example(from: open, script: "press back", .focused(.input))),
    Sentence(
      43, "The focus stays on its message when others come or go, or the window scrolls.",
      Example(from: .state(filled(16)), script: "key down\nkey down\nkey o", .focused(.avatar(4))),
      Example(from: .state(filled(14)), script: "key down\nkey r", .focused(.avatar(1))),
      Example(from: .state(filled(14)), script: "key r", .focused(.avatar(1))),
      Example(from: .state(filled(17, scroll: 1)), script: "key down\nkey r", .focused(.avatar(3))),
      Example(from: .state(filled(17, scroll: 2)), script: "key down\nkey n\nkey n", .focused(.avatar(3)))),
    Sentence(
      44, "Between the first and the last message in sight the focus moves without scrolling.",
      Example(
        from: .state(filled(16)), script: "key down\nkey down\nkey up", .focused(.avatar(3)), .value(\.scroll, 0)),
      Example(from: .state(filled(16, scroll: 1)), script: "key down", .focused(.avatar(2)), .value(\.scroll, 1)),
      Example(from: .state(filled(16, scroll: 2)), script: "key up", .focused(.avatar(0)), .value(\.scroll, 2)),
      Example(from: .state(filled(16)), script: "press input\nkey up\nkey down", .focused(.input)),
      Example(from: fresh, script: "key up", .focused(.avatar(0))),
      Example(from: besidePanel, script: "key up\nkey up\nkey down", .focused(.delete(13)), .value(\.scroll, 0)),
      Example(from: besidePanel, script: "key up\nkey up", .focused(.avatar(13)), .value(\.scroll, 0))),
    Sentence(
      45, "Every message of your own may be deleted, and the list may be empty.",
      Example(from: .state(one), script: "press delete 0", .value(\.conversation.messages, [])),
      Example(from: .state(one), script: "press delete 0", .absent(.avatar(0)), .line(2, ""), .focused(.input)),
      Example(from: .state(one), script: "press delete 0\npress receive", .line(2, "(V)  Visitor: Message 1")),
      Example(from: .state(one), script: "press delete 0", .disabled(.older), .disabled(.newer)),
      Example(
        from: .state(ChatState(detail: 2, draft: "x", nameDraft: "y", conversation: one.conversation)),
        script: "press delete 0", .value(\.draft, "x"), .value(\.nameDraft, "y"), .enabled(.back))),
    Sentence(
      46, "A name or a message of spaces and something else counts.",
      renaming(to: "  x", true), renaming(to: "\u{3000}", true),
      Example(from: .state(start(draft: "  .")), script: "press send", .value(\.draft, ""))),
  ]

  // MARK: Building

  private static let open = Example<Chat>.Start.state(start(detail: 2, nameDraft: "Visitor"))

  /// The first message in sight is your own; Up comes to it from the field.
  private static let besidePanel = Example<Chat>.Start.state(filled(20, detail: 1, nameDraft: "MrPeak"))

  /// Yours is as long as given; the other's is one shorter, or as long when both do not fit.
  private static func bothNamed(_ name: String) -> Example<Chat>.Start {
    .state(
      start {
        $0.conversation.users[0].name = name
        $0.conversation.users[1].name = name.count < 20 ? String(name.dropLast()) : name
      })
  }

  private static func openNamed(_ name: String) -> Example<Chat>.Start {
    .state(start(detail: 2) { $0.conversation.users[1].name = name })
  }

  private static let one = ChatState(
    conversation: Conversation(
      messages: [Conversation.Message(sender: 1, text: "x")], users: Conversation.start.users))

  /// Your own message is on its way while a panel is open.
  private static func sendingWithPanel(as name: String) -> Example<Chat>.Start {
    .state(
      start(detail: 2) {
        $0.append(1, "x", isSending: true)
        $0.conversation.users[0].name = name
      })
  }

  /// Your own message is on its way.
  private static func sending(as name: String) -> Example<Chat>.Start {
    .state(
      start {
        $0.append(1, "x", isSending: true)
        $0.conversation.users[0].name = name
      })
  }

  private static func named(_ name: String) -> Example<Chat>.Start {
    .state(start { $0.conversation.users[1].name = name })
  }

  private static func saying(_ text: String) -> Example<Chat>.Start { .state(start { $0.append(1, text) }) }

  private static func wide(_ count: Int) -> String { String(repeating: "犬", count: count) }

  private static func letters(_ count: Int) -> String { String("abcdefghijklmnopqrstuvwxyz".prefix(count)) }
}
