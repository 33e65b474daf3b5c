import Lessons

extension Chat {
  @SentenceBuilder<Chat> static var besides: [Sentence<Chat>] {
    "57. A message of any length is sent as it is, and as many are kept as there are."
    given(start(draft: letters(300)), "press send", .value(\.messages[4].text, letters(300)))
    given(filled(200), "press older", .value(\.messages.count, 200))
    given(start(draft: String(repeating: "a", count: 5_000)), "press send", .value(\.messages[4].text.count, 5_000))
    given(filled(200), "press receive", .value(\.messages.count, 201))
    given(fresh, .afterRestoring(filled(200), .value(\.messages.count, 200)))
    "58. Panel, draft and messages leave each other alone."
    given(start(draft: "dear"), "press avatar 0", .value(\.draft, "dear"), .focused(.name))
    given(start(detail: 2, draft: "dear"), "press back", .value(\.draft, "dear"))
    given(start(detail: 2, draft: "dear", nameDraft: "x"), "press send", .value(\.detail, 2), .value(\.nameDraft, "x"))
    given(start(detail: 2, nameDraft: "Guest") { $0.append(1, "x", isSending: true) }, "press change")
      .expect(.value(\.messages[4].isSending, true))
    given(start { $0.append(1, "x", "y", isSending: true) }, "press delete 4", .value(\.messages[4].isSending, true))
    given(start(detail: 1, nameDraft: "x"), "press delete 3\npress delete 1")
      .expect(.value(\.detail, 1), .value(\.nameDraft, "x"), .enabled(.change))
    "59. What is in sight stays there while time passes, and with the panel open too."
    given(filled(16, scroll: 2), "tick", .value(\.scroll, 2), .enabled(.newer))
    given(filled(16, scroll: 1) { $0.append(1, "x", isSending: true) }, "tick", .value(\.scroll, 1))
    (1...46).map { given(filled(60, detail: 2, nameDraft: "x", scroll: $0), "press receive", .value(\.scroll, $0 + 1)) }
    given(filled(16, detail: 2, nameDraft: "x"), "press receive", .value(\.scroll, 0))
    "60. An avatar shows the first character of the name, be it a space or composed."
    given(start { $0.users[1].name = " x" }, .line(2, "> <   x: Hello 1"))
    given(start { $0.users[1].name = "e\u{301}x" }, .line(2, ">e\u{301}<  e\u{301}x: Hello 1"))
    "61. While the oldest is in sight and the newest is not, an arriving message leaves those in sight where they are."
    given(filled(15, scroll: 1), "press receive", .value(\.scroll, 2), .enabled(.avatar(0)))
    given(filled(16, scroll: 2), "press receive", .value(\.scroll, 3), .absent(.avatar(14)))
    "62. Opening and closing the panel leave the scroll as it is, as far as the window stays full."
    given(filled(20, scroll: 6), "press avatar 5", .value(\.scroll, 6), .enabled(.newer))
    given(filled(20, scroll: 1), "press avatar 5", .value(\.scroll, 1), .enabled(.newer))
    given(filled(20, detail: 2, nameDraft: "x", scroll: 6), "press back", .value(\.scroll, 6), .enabled(.newer))
    given(filled(20, detail: 2, nameDraft: "x", scroll: 7), "press back", .value(\.scroll, 6), .disabled(.older))
    given(filled(20, scroll: 2), "press avatar 5\npress older\npress older\npress back")
      .expect(.value(\.scroll, 4), .enabled(.newer))
    "63. A deletion leaves the scroll as it is, as far as the window stays full."
    given(filled(18, scroll: 3), "press delete 5", .value(\.scroll, 3), .enabled(.avatar(0)))
    given(filled(17, scroll: 3), "press delete 5", .value(\.scroll, 2), .enabled(.avatar(0)))
    "64. A name of wide characters takes 12 columns beside its text as well."
    given(start { $0.users[1].name = wide(6) }, .line(2, ">犬< \(wide(6)): Hello 1"))
    given(start { $0.users[1].name = wide(7) }, .line(2, ">犬< \(wide(5))…: Hello 1"))
    "65. When the panel closes, the focus moves to the next control from there, be it a message's."
    given(filled(14, detail: 2, nameDraft: "x"), "press back", .focused(.avatar(7)))
    given(filled(14), "press avatar 3\npress back", .focused(.avatar(7)))
    given(filled(4, detail: 2, nameDraft: "x"), "key escape", .focused(.input))
    "66. A message and a name keep their characters as they were composed."
    given(start { $0.append(1, "e\u{301}") }, .value(\.messages[4].text.unicodeScalars.count, 2))
    given(start(draft: "e\u{301}"), "press send", .value(\.messages[4].text.unicodeScalars.count, 2))
    given(start { $0.users[1].name = "e\u{301}" }, .value(\.users[1].name.unicodeScalars.count, 2))
    given(start(detail: 2, nameDraft: "e\u{301}"), "press change", .value(\.users[1].name.unicodeScalars.count, 2))
    given(start(detail: 2, nameDraft: "\u{E9}") { $0.users[1].name = "e\u{301}" }, "press change")
      .expect(.value(\.users[1].name.unicodeScalars.count, 1))
    given(fresh)
      .expect(.afterRestoring(start { $0.append(1, "e\u{301}") }, .value(\.messages[4].text.unicodeScalars.count, 2)))
    "67. A field that gets the focus by a key has its cursor at the end."
    given(start(detail: 2, nameDraft: "ab"), "key return\nkey up\ntype c", .value(\.nameDraft, "abc"))
    given(start(detail: 2, nameDraft: "ab"), "key home\nkey return\nkey up\ntype c", .value(\.nameDraft, "abc"))
    given(start(draft: "ab"), "press input\nkey home\nkey down\nkey up\ntype c", .value(\.draft, "abc"))
    "68. An end of a line in a message is kept, and not shown."
    given(start { $0.append(1, "a\nb") }, .line(6, "(M)  MrPeak: ab                  [ x ]"))
    given(start { $0.append(1, "a\nb\n") }, "press older", .value(\.messages[4].text, "a\nb\n"))
    given(start(draft: "a\nb\n"), "press send")
      .expect(.state(start { $0.append(1, "a\nb\n", isSending: true) }), .shows("sending: ab "))
    "69. At a tick every message that is on its way is delivered, wherever it stands."
    given(
      filled(20) {
        $0.messages[1].isSending = true
        $0.messages[19].isSending = true
      }, "tick", .state(filled(20)))
    given(filled(20, detail: 1) { $0.messages[1].isSending = true }, "tick", .value(\.messages[1].isSending, false))
    given(start { $0.append(1, "x", isSending: true) }, "press delete 1\ntick", .value(\.messages[3].isSending, false))
    "70. A list of any length is scrolled up to its oldest message."
    given(filled(60, scroll: 46), .value(\.scroll, 46), .enabled(.avatar(0)), .disabled(.older))
    given(filled(60, scroll: 45), "press older\npress older", .value(\.scroll, 46))
    given(filled(60, scroll: 20), "press older\npress older", .value(\.scroll, 22), .enabled(.newer))
    given(filled(60, scroll: 20), "press newer", .value(\.scroll, 19), .enabled(.older))
    given(filled(60, detail: 2, scroll: 52), "press older\npress older", .value(\.scroll, 53), .enabled(.avatar(0)))
    given(filled(8, detail: 2), "press older", .value(\.scroll, 1), .enabled(.avatar(0)))
    "71. An action changes nothing but what it is for."
    action("tick") { $0.messages[20].isSending = false }
    action("press receive") {
      $0.append(2, "Message 22")
      $0.scroll = 4
    }
    action("press delete 13") { $0.messages.remove(at: 13) }
    action("press older") { $0.scroll = 4 }
    action("press newer") { $0.scroll = 2 }
    action("press avatar 13") { ($0.detail, $0.nameDraft) = (1, "MrPeak") }
    action("press avatar 12") { $0.nameDraft = "Visitor" }
    action("press change") { $0.users[1].name = "Guest" }
    action("press back") { ($0.detail, $0.nameDraft) = (nil, "") }
    action("press send") {
      $0.append(1, " dear ", isSending: true)
      ($0.draft, $0.scroll) = ("", 0)
    }
    action("press input\ntype !") { $0.draft = " dear !" }
    action("press name\ntype !\nkey home\nkey delete") { $0.nameDraft = "uest!" }
    action("press input\nkey escape\nkey tab") { _ in }
    "72. It changes nothing else either when the panel is your own."
    action(detail: 1, "tick") { $0.messages[20].isSending = false }
    action(detail: 1, "press receive") {
      $0.append(2, "Message 22")
      $0.scroll = 4
    }
    action(detail: 1, "press delete 13") { $0.messages.remove(at: 13) }
    action(detail: 1, "press change") { $0.users[0].name = "Guest" }
    action(detail: 1, "press back") { ($0.detail, $0.nameDraft) = (nil, "") }
    action(detail: 1, "press send") {
      $0.append(1, " dear ", isSending: true)
      ($0.draft, $0.scroll) = ("", 0)
    }
    "73. A list of any length that is scrolled to one of its ends stays there after a deletion."
    given(filled(40, scroll: 26), "press delete 1", .value(\.scroll, 25), .enabled(.avatar(0)), .disabled(.older))
    given(filled(60, detail: 2, scroll: 53), "press delete 1")
      .expect(.value(\.scroll, 52), .enabled(.avatar(0)), .disabled(.older))
    given(filled(40), "press delete 39", .value(\.scroll, 0), .enabled(.avatar(38)), .disabled(.newer))
    "74. Beside the panel, Down leads from the lowest avatar to its `delete`, to the next message, or to `input`."
    given(filled(20, detail: 2), downToLowestAvatar, .focused(.avatar(19)))
    given(filled(20, detail: 2), downToLowestAvatar + "\nkey down", .focused(.delete(19)))
    given(
      filled(20, detail: 2, scroll: 2), downToLowestAvatar + "\nkey down", .focused(.delete(17)), .value(\.scroll, 2))
    given(
      filled(20, detail: 2, scroll: 1), downToLowestAvatar + "\nkey down", .focused(.avatar(19)), .value(\.scroll, 0))
    given(filled(19, detail: 2), downToLowestAvatar + "\nkey down", .focused(.input))
    "75. Blanks at the ends of what is typed are sent, and taken into a name."
    given(start(), "press input\ntype  a \npress send", .value(\.messages[4].text, " a "), .shows("sending:  a "))
    given(start(detail: 2), "press name\ntype  x \npress change", .value(\.users[1].name, " x "))
    "76. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(fresh, "press receive\npress receive", .redrawsAtMost(2))
    given(fresh, "press input\ntype x\ntype y", .redrawsAtMost(1))
    given(start(draft: "x"), "press send\ntick", .redrawsAtMost(1))
    given(fresh, "press avatar 0\ntype x\ntype y", .redrawsAtMost(1))
    given(fresh, "press avatar 0\ntype x\npress change\npress change", .redrawsAtMost(6))
    given(fresh, "key down", .redrawsAtMost(2))
    given(fresh, "tick", .redrawsAtMost(0))
    "77. Another name of the same length is taken as any other."
    given(start(detail: 1, nameDraft: "MrPoak"), "press change")
      .expect(.shows("MrPoak and Visitor"), .value(\.users[0].name, "MrPoak"))
    given(start(detail: 2, nameDraft: "Visitar"), "press change")
      .expect(.shows("MrPeak and Visitar"), .value(\.users[1].name, "Visitar"))
    given(start(detail: 1, nameDraft: "mrpeak"), "press change")
      .expect(.shows("mrpeak and Visitor"), .value(\.users[0].name, "mrpeak"))
    "78. However far the list has scrolled, `send` scrolls to the newest."
    given(filled(60, draft: "x", scroll: 46), "press send", .value(\.scroll, 0), .shows(": x"))
    given(filled(60, detail: 2, draft: "x", scroll: 53), "press send", .value(\.scroll, 0), .enabled(.delete(60)))
    "79. With one message below those in sight, an arriving one leaves them where they are."
    given(filled(16, scroll: 1), "press receive", .value(\.scroll, 2), .enabled(.newer))
    given(filled(16, detail: 2, scroll: 1), "press receive", .value(\.scroll, 2), .enabled(.newer))
    "80. The same text may be sent again, whether the first has arrived or not."
    given(start(draft: "x") { $0.append(1, "x", isSending: true) }, "press send")
      .expect(.value(\.messages.count, 6), .shows("[                         ]"))
    given(start(draft: "Hello 4"), "press send", .value(\.messages.count, 5), .shows("sending: Hello 4"))
    "81. What is typed is taken as it is typed."
    given(start(), "press input\ntype \(anything)\npress send", .value(\.messages[4].text, anything), .disabled(.older))
    given(start(detail: 1), "press name\ntype :) (c) 1/2 \"q\"\npress change")
      .expect(.value(\.users[0].name, ":) (c) 1/2 \"q\""), .shows(":) (c) 1/2 \"q\" and Visitor"))
    "82. In either field, the keys that edit stop at the ends of the text."
    given(start(draft: "ab"), "press input\n\(overBothEnds)", .value(\.draft, "(ab)"), .focused(.input))
    given(start(detail: 2, nameDraft: "ab"), overBothEnds, .value(\.nameDraft, "(ab)"), .focused(.name))
    "83. Where there is nothing further in a direction, the focus stays."
    given(fresh, "key up\nkey left", .focused(.avatar(0)))
    given(fresh, "press send\nkey right", .focused(.send))
    given(fresh, "press receive\nkey down\nkey left", .focused(.receive))
    "84. Messages are sent, and names are given, as often as one likes."
    given(fresh, lines("press input\ntype m\nkey return\ntick", 24))
      .expect(.value(\.messages.count, 28), .hides("sending"), .shows("MrPeak: m"), .disabled(.newer))
    given(fresh, "press avatar 0\n" + lines("press name\ntype x\npress change", 12) + "\npress back")
      .expect(.value(\.users[1].name, "Visitorxxxxxxxxxxxx"), .shows("MrPeak and Visitorxxxxxxxxxxxx"))
    "85. Each message of your own can be deleted, whether the panel is open or not."
    [nil, 1, 2].flatMap { detail in
      [1, 3, 5, 7].map { index in
        given(
          filled(8, detail: detail, nameDraft: detail == nil ? "" : "n"), "press delete \(index)",
          .value(\.conversation, filled(8) { $0.messages.remove(at: index) }.conversation),
          .value(\.detail, detail), .hides("Hello \(index + 1)"))
      }
    }
    "86. The avatar of each message opens the panel of its sender."
    (0...3).map { index in
      given(
        start { $0.messages[1].sender = 2 }, "press avatar \(index)", .value(\.detail, index == 3 ? 1 : 2),
        .shows("Details"))
    }
  }

  /// The panel is open, both drafts are begun, the window has scrolled, a message is on its way; and what an action
  /// changes.
  private static func action(detail: Int = 2, _ script: String, _ change: (inout ChatState) -> Void) -> Example<Chat> {
    let before = filled(20, detail: detail, draft: " dear ", nameDraft: "Guest", scroll: 3) {
      $0.append(1, "x", isSending: true)
    }
    return given(before, script, changes: change)
  }

  private static let anything = "Hi :) (c) -- ... i've \"q\" 1/2 a,b;c http://x.y @z #1 50% <b>&amp; \\n ."

  private static let overBothEnds =
    "key delete\nkey right\ntype )\nkey home\nkey left\nkey backspace\ntype (\nkey home\nkey backspace"

  /// From the name field to the column of the messages, and down to the lowest avatar in sight.
  private static let downToLowestAvatar =
    "key up" + String(repeating: "\nkey down", count: 8)
}
