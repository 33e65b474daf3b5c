import Lessons

extension Chat {
  @SentenceBuilder<Chat> static var farEnds: [Sentence<Chat>] {
    "73. A list of any length that is scrolled to one of its ends stays there after a deletion."
    given(filled(40, scroll: 26), "press delete 1", .value(\.scroll, 25), .enabled(.avatar(0)), .disabled(.older))
    given(
      filled(60, detail: 2, scroll: 53), "press delete 1", .value(\.scroll, 52), .enabled(.avatar(0)), .disabled(.older)
    )
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
    given(
      start(), "press input\ntype  a \npress send", .value(\.conversation.messages[4].text, " a "),
      .shows("sending:  a "))
    given(start(detail: 2), "press name\ntype  x \npress change", .value(\.conversation.users[1].name, " x "))
    "76. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(fresh, "press receive\npress receive", .redrawsAtMost(2))
    given(fresh, "press input\ntype x\ntype y", .redrawsAtMost(1))
    given(start(draft: "x"), "press send\ntick", .redrawsAtMost(1))
    given(fresh, "press avatar 0\ntype x\ntype y", .redrawsAtMost(1))
    given(fresh, "press avatar 0\ntype x\npress change\npress change", .redrawsAtMost(6))
    given(fresh, "key down", .redrawsAtMost(2))
    given(fresh, "tick", .redrawsAtMost(0))
    "77. Another name of the same length is taken as any other."
    given(
      start(detail: 1, nameDraft: "MrPoak"), "press change", .shows("MrPoak and Visitor"),
      .value(\.conversation.users[0].name, "MrPoak"))
    given(
      start(detail: 2, nameDraft: "Visitar"), "press change", .shows("MrPeak and Visitar"),
      .value(\.conversation.users[1].name, "Visitar"))
    given(
      start(detail: 1, nameDraft: "mrpeak"), "press change", .shows("mrpeak and Visitor"),
      .value(\.conversation.users[0].name, "mrpeak"))
    "78. However far the list has scrolled, `send` scrolls to the newest."
    given(filled(60, draft: "x", scroll: 46), "press send", .value(\.scroll, 0), .shows(": x"))
    given(filled(60, detail: 2, draft: "x", scroll: 53), "press send", .value(\.scroll, 0), .enabled(.delete(60)))
    "79. With one message below those in sight, an arriving one leaves them where they are."
    given(filled(16, scroll: 1), "press receive", .value(\.scroll, 2), .enabled(.newer))
    given(filled(16, detail: 2, scroll: 1), "press receive", .value(\.scroll, 2), .enabled(.newer))
    "80. The same text may be sent again, whether the first has arrived or not."
    given(
      start(draft: "x") { $0.append(1, "x", isSending: true) }, "press send", .value(\.conversation.messages.count, 6),
      .shows("[                         ]"))
    given(start(draft: "Hello 4"), "press send", .value(\.conversation.messages.count, 5), .shows("sending: Hello 4"))
    "81. What is typed is taken as it is typed."
    given(
      start(), "press input\ntype \(anything)\npress send", .value(\.conversation.messages[4].text, anything),
      .disabled(.older))
    given(
      start(detail: 1), "press name\ntype :) (c) 1/2 \"q\"\npress change",
      .value(\.conversation.users[0].name, ":) (c) 1/2 \"q\""), .shows(":) (c) 1/2 \"q\" and Visitor"))
    "82. In either field, the keys that edit stop at the ends of the text."
    given(start(draft: "ab"), "press input\n\(overBothEnds)", .value(\.draft, "(ab)"), .focused(.input))
    given(start(detail: 2, nameDraft: "ab"), overBothEnds, .value(\.nameDraft, "(ab)"), .focused(.name))
    "83. Where there is nothing further in a direction, the focus stays."
    given(fresh, "key up\nkey left", .focused(.avatar(0)))
    given(fresh, "press send\nkey right", .focused(.send))
    given(fresh, "press receive\nkey down\nkey left", .focused(.receive))
    "84. Messages are sent, and names are given, as often as one likes."
    given(
      fresh, lines("press input\ntype m\nkey return\ntick", 24), .value(\.conversation.messages.count, 28),
      .hides("sending"), .shows("MrPeak: m"), .disabled(.newer))
    given(
      fresh, "press avatar 0\n" + lines("press name\ntype x\npress change", 12) + "\npress back",
      .value(\.conversation.users[1].name, "Visitorxxxxxxxxxxxx"), .shows("MrPeak and Visitorxxxxxxxxxxxx"))
    "85. Each message of your own can be deleted, whether the panel is open or not."
    [nil, 1, 2].flatMap { detail in
      [1, 3, 5, 7].map { index in
        given(
          filled(8, detail: detail, nameDraft: detail == nil ? "" : "n"), "press delete \(index)",
          .value(\.conversation, filled(8) { $0.conversation.messages.remove(at: index) }.conversation),
          .value(\.detail, detail), .hides("Hello \(index + 1)"))
      }
    }
    "86. The avatar of each message opens the panel of its sender."
    (0...3).map { index in
      given(
        start { $0.conversation.messages[1].sender = 2 }, "press avatar \(index)", .value(\.detail, index == 3 ? 1 : 2),
        .shows("Details"))
    }
  }

  private static let anything = "Hi :) (c) -- ... i've \"q\" 1/2 a,b;c http://x.y @z #1 50% <b>&amp; \\n ."

  private static let overBothEnds =
    "key delete\nkey right\ntype )\nkey home\nkey left\nkey backspace\ntype (\nkey home\nkey backspace"

  /// From the name field to the column of the messages, and down to the lowest avatar in sight.
  private static let downToLowestAvatar =
    "key up" + String(repeating: "\nkey down", count: 8)
}
