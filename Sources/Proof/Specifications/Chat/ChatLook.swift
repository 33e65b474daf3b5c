import Lessons

extension Chat {
  @SentenceBuilder<Chat> static var looking: [Sentence<Chat>] {
    "33. The names are in the first line, the messages from the third on, your own with a button that deletes them."
    given(fresh, .line(0, "MrPeak and Visitor"), .line(1, ""), .cell(column: 0, row: 0, "'M' bold"))
    given(fresh, .line(2, ">V<  Visitor: Hello 1"), .line(3, "(M)  MrPeak: Hello 2             [ x ]"))
    given(bothNamed(letters(17)), .line(0, "\(letters(17)) and \(letters(16))"))
    given(bothNamed(letters(20)), .line(0, "\(letters(20)) and \(letters(12))…"))
    given(fresh, "key down", .line(2, "(V)  Visitor: Hello 1"), .line(3, ">M<  MrPeak: Hello 2             [ x ]"))
    given(fresh, "key down\nkey tab", .line(3, "(M)  MrPeak: Hello 2             [>x<]"))
    given(fresh, .place(.avatar(1), column: 0, row: 3, columns: 4), .place(.delete(1), column: 33, row: 3, columns: 5))
    "34. Below them are the field with its caption, and the buttons, in a window of 38 columns and 19 rows."
    given(fresh, .cell(column: 0, row: 16, "'Y'"), .cell(column: 0, row: 15, "' '"))
    given(fresh, .line(16, "Your message:"), .line(17, "[                         ] [ Send ] s"))
    given(filled(15), .line(18, "[ Receive ] r [ Older ] o    Newer"))
    given(filled(16, scroll: 1), .line(18, "[ Receive ] r [ Older ] o  [ Newer ] n"))
    given(fresh, .place(.input, column: 0, row: 17, columns: 27), .place(.send, column: 28, row: 17, columns: 10))
    given(
      fresh, .place(.receive, column: 0, row: 18, columns: 13), .place(.older, column: 14, row: 18, columns: 11),
      .place(.newer, column: 27, row: 18, columns: 11))
    given(fresh, .size(columns: 38, rows: 19))
    "35. Your own avatar is green, the other's cyan; a name is bold, a message on its way dim."
    given(fresh, .cell(column: 0, row: 3, "'(' bold green"), .cell(column: 5, row: 3, "'M' bold"))
    given(fresh, .cell(column: 0, row: 4, "'(' bold cyan"), .cell(column: 14, row: 4, "'H'"))
    given(start { $0.append(1, "x", isSending: true) }, .cell(column: 21, row: 6, "'x' dim"))
    given(start { $0.append(1, "x") }, .cell(column: 0, row: 6, "'(' bold green"))
    given(start { $0.messages[1].sender = 2 }, .cell(column: 0, row: 3, "'(' bold cyan"), .absent(.delete(1)))
    "36. With the panel open, a message has its name in the one row and its text in the next, to the left of the panel."
    given(open, .line(4, "(M)   MrPeak"), .line(5, "[ x ] Hello 2        >Visitor        <"))
    given(open, .place(.avatar(2), column: 0, row: 6, columns: 4), .place(.delete(3), column: 0, row: 9, columns: 5))
    given(start(detail: 2) { $0.append(1, "x", isSending: true) }, .line(10, "(M)   MrPeak sending"))
      .expect(.cell(column: 6, row: 11, "'x' dim"))
    given(sending(as: letters(7), detail: 2), .line(10, "(a)   abcde… sending"))
    given(sending(as: wide(4), detail: 2), .line(10, "(犬)  犬犬… sending"))
    given(start(detail: 2) { $0.append(1, letters(14)) }, .line(11, "[ x ] \(letters(14))"))
    given(start(detail: 2) { $0.append(1, letters(15)) }, .line(11, "[ x ] \(letters(13))…"))
    "37. The panel shows the name, and below it the field and the buttons."
    given(open, .line(2, "(V)   Visitor        Details"), .line(3, "      Hello 1        Visitor"))
    given(openNamed(letters(17)), .line(3, "      Hello 1        \(letters(17))"))
    given(openNamed(letters(18)), .line(3, "      Hello 1        \(letters(16))…"))
    given(openNamed(wide(9)), .line(3, "      Hello 1        \(wide(8))…"))
    given(open, .cell(column: 21, row: 3, "'V' bold"), .place(.name, column: 21, row: 5, columns: 17))
    given(open, .place(.change, column: 21, row: 7, columns: 12), .place(.back, column: 21, row: 8, columns: 10))
    given(open, "press change", .line(7, "      Hello 3        [>Change<] c"))
    given(open, "press change", .line(8, "(M)   MrPeak         [ Back ] b"))
    "38. A name takes 12 columns beside its text, the text what is left of 27; what does not fit ends in `…`."
    given(named(letters(12)), .line(2, ">a<  \(letters(12)): Hello 1"))
    given(named(letters(13)), .line(2, ">a<  \(letters(11))…: Hello 1"))
    given(sending(as: letters(12)), .line(6, "(a)  \(letters(12)) sending: x     [ x ]"))
    given(sending(as: letters(13)), .line(6, "(a)  \(letters(11))… sending: x     [ x ]"))
    given(saying(letters(19)), .line(6, "(M)  MrPeak: \(letters(19)) [ x ]"))
    given(saying(letters(20)), .line(6, "(M)  MrPeak: \(letters(18))… [ x ]"))
    "39. Wide and composed characters take the columns that they need."
    given(saying("🐶犬e\u{301}"), .line(6, "(M)  MrPeak: 🐶犬e\u{301}               [ x ]"))
    given(named("👩‍👧"), .line(2, ">👩‍👧< 👩‍👧: Hello 1"), .shows("MrPeak and 👩‍👧"))
    given(named("🐶 dog"), .line(4, "(🐶) 🐶 dog: Hello 3"))
    given(saying(wide(10)), .line(6, "(M)  MrPeak: \(wide(9))… [ x ]"))
    "40. A composed character counts as one in a name, and is deleted as one from a draft."
    renaming(to: String(repeating: "👩‍👧", count: 20), true)
    renaming(to: String(repeating: "👩‍👧", count: 21), false)
    given(fresh, "press input\ntype a👩‍👧\nkey backspace", .value(\.draft, "a"))
    "41. A control keeps the focus when it was pressed; Return in a field presses its button."
    given(start(draft: "a"), "press send", .focused(.send))
    given(fresh, "press input\ntype a\nkey return", .focused(.send))
    given(fresh, "press receive", .focused(.receive))
    given(filled(20), "press older", .focused(.older))
    given(start(draft: "a"), "key down\nkey s", .focused(.avatar(1)), .value(\.draft, ""))
    given(open, "key tab\nkey b", .focused(.avatar(2)), .absent(.name))
    given(open, "type !\nkey tab\nkey c", .focused(.avatar(2)), .shows("MrPeak and Visitor!"))
    given(open, "type !\nkey return", .focused(.change))
    given(start { $0.append(1, "x") }, "press delete 3", .focused(.delete(3)))
    "42. When the focused control goes or is disabled, the focus moves to the next enabled one."
    given(filled(15), "press older", .focused(.newer))
    given(filled(15, scroll: 1), "press newer", .focused(.avatar(1)))
    given(fresh, "press delete 3", .focused(.input))
    given(fresh, "press delete 1", .focused(.avatar(2)))
    given(open, "press back", .focused(.input))
    "43. The focus stays on its message when others come or go, or the window scrolls."
    given(filled(16), "key down\nkey down\nkey o", .focused(.avatar(4)), .value(\.scroll, 1))
    given(filled(14), "key down\nkey r", .focused(.avatar(1)))
    given(filled(14), "key r", .focused(.avatar(1)))
    given(filled(17, scroll: 1), "key down\nkey r", .focused(.avatar(3)))
    given(filled(17, scroll: 2), "key down\nkey n\nkey n", .focused(.avatar(3)))
    "44. Between the first and the last message in sight the focus moves without scrolling."
    given(filled(16), "key down\nkey down\nkey up", .focused(.avatar(3)), .value(\.scroll, 0))
    given(filled(16, scroll: 1), "key down", .focused(.avatar(2)), .value(\.scroll, 1))
    given(filled(16, scroll: 2), "key up", .focused(.avatar(0)), .value(\.scroll, 2))
    given(filled(16), "press input\nkey up\nkey down", .focused(.input))
    given(fresh, "key up", .focused(.avatar(0)))
    given(besidePanel, "key up\nkey up\nkey down", .focused(.delete(13)), .value(\.scroll, 0))
    given(besidePanel, "key up\nkey up", .focused(.avatar(13)), .value(\.scroll, 0))
    "45. Every message of your own may be deleted, and the list may be empty."
    given(one, "press delete 0", .value(\.messages, []))
    given(one, "press delete 0", .absent(.avatar(0)), .line(2, ""), .focused(.input))
    given(one, "press delete 0\npress receive", .line(2, "(V)  Visitor: Message 1"))
    given(one, "press delete 0", .disabled(.older), .disabled(.newer))
    given(State(detail: 2, draft: "x", nameDraft: "y", conversation: one.conversation), "press delete 0")
      .expect(.value(\.draft, "x"), .value(\.nameDraft, "y"), .enabled(.back))
    "46. A name or a message of spaces and something else is valid."
    renaming(to: "  x", true)
    renaming(to: "\u{3000}", true)
    given(start(draft: "  ."), "press send", .value(\.draft, ""))
  }

  // MARK: Building

  private static let open = start(detail: 2, nameDraft: "Visitor")

  /// The first message in sight is your own; Up comes to it from the field.
  private static let besidePanel = filled(20, detail: 1, nameDraft: "MrPeak")

  /// Yours is as long as given; the other's is one shorter, or as long when both do not fit.
  private static func bothNamed(_ name: String) -> ChatState {
    start {
      $0.users[0].name = name
      $0.users[1].name = name.count < 20 ? String(name.dropLast()) : name
    }
  }

  private static func openNamed(_ name: String) -> ChatState {
    start(detail: 2) { $0.users[1].name = name }
  }

  private static let one = start { $0.messages = [Conversation.Message(sender: 1, text: "x")] }

  /// Your own message is on its way.
  private static func sending(as name: String, detail: Int? = nil) -> ChatState {
    start(detail: detail) {
      $0.append(1, "x", isSending: true)
      $0.users[0].name = name
    }
  }

  private static func named(_ name: String) -> ChatState { start { $0.users[1].name = name } }

  private static func saying(_ text: String) -> ChatState { start { $0.append(1, text) } }

  static func wide(_ count: Int) -> String { String(repeating: "犬", count: count) }
}
