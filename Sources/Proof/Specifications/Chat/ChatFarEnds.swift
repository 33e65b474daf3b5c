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
        .value(\.conversation.users[1].name, "Visitar"))),
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
  ]

  /// From the name field to the column of the messages, and down to the lowest avatar in sight.
  private static let downToLowestAvatar =
    "key up" + String(repeating: "\nkey down", count: 8)
}
