import Lessons

extension Chat {
  static let farEnds: [Sentence<Chat>] = [
    Sentence(
      73, "A list of any length that is scrolled to one of its ends stays there after a deletion.",
      Example(
        from: .state(filled(40, scroll: 26)), script: "press delete 1", .value(\.scroll, 25), .enabled(.avatar(0)),
        .disabled(.older)),
      Example(
        from: .state(filled(60, detail: 2, scroll: 53)), script: "press delete 1", .value(\.scroll, 52),
        .enabled(.avatar(0)), .disabled(.older)),
      Example(
        from: .state(filled(40)), script: "press delete 39", .value(\.scroll, 0), .enabled(.avatar(38)),
        .disabled(.newer))),
    Sentence(
      74, "Beside the panel, Down leads from the lowest avatar to its `delete`, to the next message, or to `input`.",
      Example(from: .state(filled(20, detail: 2)), script: downToLowestAvatar, .focused(.avatar(19))),
      Example(from: .state(filled(20, detail: 2)), script: downToLowestAvatar + "\nkey down", .focused(.delete(19))),
      Example(
        from: .state(filled(20, detail: 2, scroll: 2)), script: downToLowestAvatar + "\nkey down",
        .focused(.delete(17)), .value(\.scroll, 2)),
      Example(
        from: .state(filled(20, detail: 2, scroll: 1)), script: downToLowestAvatar + "\nkey down",
        .focused(.avatar(19)), .value(\.scroll, 0)),
      Example(from: .state(filled(19, detail: 2)), script: downToLowestAvatar + "\nkey down", .focused(.input))),
    Sentence(
      75, "Blanks at the ends of what is typed are sent, and taken into a name.",
      Example(
        from: .state(start()), script: "press input\ntype  a \npress send",
        .value(\.conversation.messages[4].text, " a "), .shows("sending:  a ")),
      Example(
        from: .state(start(detail: 2)), script: "press name\ntype  x \npress change",
        .value(\.conversation.users[1].name, " x "))),
    Sentence(
      76, "An event redraws what shows its change, and where the focus was and is, and nothing else.",
      Example(from: fresh, script: "press receive\npress receive", .redrawsAtMost(2)),
      Example(from: fresh, script: "press input\ntype x\ntype y", .redrawsAtMost(1)),
      Example(from: .state(start(draft: "x")), script: "press send\ntick", .redrawsAtMost(1)),
      Example(from: fresh, script: "press avatar 0\ntype x\ntype y", .redrawsAtMost(1)),
      Example(from: fresh, script: "press avatar 0\ntype x\npress change\npress change", .redrawsAtMost(6)),
      Example(from: fresh, script: "key down", .redrawsAtMost(2)),
      Example(from: fresh, script: "tick", .redrawsAtMost(0))),
    Sentence(
      77, "Another name of the same length is taken as any other.",
      Example(
        from: .state(start(detail: 1, nameDraft: "MrPoak")), script: "press change", .shows("MrPoak and Visitor"),
        .value(\.conversation.users[0].name, "MrPoak")),
      Example(
        from: .state(start(detail: 2, nameDraft: "Visitar")), script: "press change", .shows("MrPeak and Visitar"),
        .value(\.conversation.users[1].name, "Visitar")),
      Example(
        from: .state(start(detail: 1, nameDraft: "mrpeak")), script: "press change", .shows("mrpeak and Visitor"),
        .value(\.conversation.users[0].name, "mrpeak"))),
    Sentence(
      78, "However far the list has scrolled, `send` scrolls to the newest.",
      Example(
        from: .state(filled(60, draft: "x", scroll: 46)), script: "press send", .value(\.scroll, 0), .shows(": x")),
      Example(
        from: .state(filled(60, detail: 2, draft: "x", scroll: 53)), script: "press send", .value(\.scroll, 0),
        .enabled(.delete(60)))),
    Sentence(
      79, "With one message below those in sight, an arriving one leaves them where they are.",
      Example(from: .state(filled(16, scroll: 1)), script: "press receive", .value(\.scroll, 2), .enabled(.newer)),
      Example(
        from: .state(filled(16, detail: 2, scroll: 1)), script: "press receive", .value(\.scroll, 2),
        .enabled(.newer))),
    Sentence(
      80, "The same text may be sent again, whether the first has arrived or not.",
      Example(
        from: .state(start(draft: "x") { $0.append(1, "x", isSending: true) }), script: "press send",
        .value(\.conversation.messages.count, 6), .shows("[                         ]")),
      Example(
        from: .state(start(draft: "Hello 4")), script: "press send", .value(\.conversation.messages.count, 5),
        .shows("sending: Hello 4"))),
    Sentence(
      81, "What is typed is taken as it is typed.",
      Example(
        from: .state(start()), script: "press input\ntype \(anything)\npress send",
        .value(\.conversation.messages[4].text, anything), .disabled(.older)),
      Example(
        from: .state(start(detail: 1)), script: "press name\ntype :) (c) 1/2 \"q\"\npress change",
        .value(\.conversation.users[0].name, ":) (c) 1/2 \"q\""), .shows(":) (c) 1/2 \"q\" and Visitor"))),
    Sentence(
      82, "In either field, the keys that edit stop at the ends of the text.",
      Example(
        from: .state(start(draft: "ab")), script: "press input\n\(overBothEnds)", .value(\.draft, "(ab)"),
        .focused(.input)),
      Example(
        from: .state(start(detail: 2, nameDraft: "ab")), script: overBothEnds, .value(\.nameDraft, "(ab)"),
        .focused(.name))),
    Sentence(
      83, "Where there is nothing further in a direction, the focus stays.",
      Example(from: fresh, script: "key up\nkey left", .focused(.avatar(0))),
      Example(from: fresh, script: "press send\nkey right", .focused(.send)),
      Example(from: fresh, script: "press receive\nkey down\nkey left", .focused(.receive))),
    Sentence(
      84, "Messages are sent, and names are given, as often as one likes.",
      Example(
        from: fresh, script: lines("press input\ntype m\nkey return\ntick", 24),
        .value(\.conversation.messages.count, 28), .hides("sending"), .shows("MrPeak: m"), .disabled(.newer)),
      Example(
        from: fresh, script: "press avatar 0\n" + lines("press name\ntype x\npress change", 12) + "\npress back",
        .value(\.conversation.users[1].name, "Visitorxxxxxxxxxxxx"), .shows("MrPeak and Visitorxxxxxxxxxxxx"))),
    Sentence(
      85, "Each message of your own can be deleted, whether the panel is open or not.",
      [nil, 1, 2].flatMap { detail in
        [1, 3, 5, 7].map { index in
          Example(
            from: .state(filled(8, detail: detail, nameDraft: detail == nil ? "" : "n")),
            script: "press delete \(index)",
            .value(\.conversation, filled(8) { $0.conversation.messages.remove(at: index) }.conversation),
            .value(\.detail, detail), .hides("Hello \(index + 1)"))
        }
      }),
    Sentence(
      86, "The avatar of each message opens the panel of its sender.",
      (0...3).map { index in
        Example(
          from: .state(start { $0.conversation.messages[1].sender = 2 }), script: "press avatar \(index)",
          .value(\.detail, index == 3 ? 1 : 2), .shows("Details"))
      }),
  ]

  private static let anything = "Hi :) (c) -- ... i've \"q\" 1/2 a,b;c http://x.y @z #1 50% <b>&amp; \\n ."

  private static let overBothEnds =
    "key delete\nkey right\ntype )\nkey home\nkey left\nkey backspace\ntype (\nkey home\nkey backspace"

  private static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }

  /// From the name field to the column of the messages, and down to the lowest avatar in sight.
  private static let downToLowestAvatar =
    "key up" + String(repeating: "\nkey down", count: 8)
}
