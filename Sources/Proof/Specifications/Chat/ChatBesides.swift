import Lessons

extension Chat {
  static let besides: [Sentence<Chat>] = [
    Sentence(
      57, "A message of any length is sent as it is, and as many are kept as there are.",
      Example(
        from: .state(start(draft: long)), script: "press send",
        .value(\.conversation.messages[4].text, long)),
      Example(
        from: .state(filled(200)), script: "press older", .value(\.conversation.messages.count, 200)
      ),
      Example(
        from: fresh, .afterRestoring(filled(200), [.value(\.conversation.messages.count, 200)]))),
    Sentence(
      58, "Panel, draft and messages leave each other alone.",
      Example(
        from: .state(start(draft: "dear")), script: "press avatar 0", .value(\.draft, "dear"), .focused(.name)),
      Example(
        from: .state(start(detail: 2, draft: "dear")), script: "press back", .value(\.draft, "dear")
      ),
      Example(
        from: .state(start(detail: 2, draft: "dear", nameDraft: "x")), script: "press send",
        .value(\.detail, 2),
        .value(\.nameDraft, "x")),
      Example(
        from: .state(start(detail: 2, nameDraft: "Guest") { $0.append(1, "x", isSending: true) }),
        script: "press change", .value(\.conversation.messages[4].isSending, true)),
      Example(
        from: .state(
          start {
            $0.append(1, "x", isSending: true)
            $0.append(1, "y", isSending: true)
          }),
        script: "press delete 4", .value(\.conversation.messages[4].isSending, true))),
    Sentence(
      59, "What is in sight stays there while time passes, and with the panel open too.",
      Example(from: .state(filled(16, scroll: 2)), script: "tick", .value(\.scroll, 2), .enabled(.newer)),
      Example(
        from: .state(filled(16, scroll: 1) { $0.append(1, "x", isSending: true) }), script: "tick",
        .value(\.scroll, 1)),
      Example(
        from: .state(filled(16, detail: 2, nameDraft: "x", scroll: 2)), script: "press receive",
        .value(\.scroll, 3)),
      Example(
        from: .state(filled(16, detail: 2, nameDraft: "x")), script: "press receive",
        .value(\.scroll, 0))),
    Sentence(
      60, "An avatar shows the first character of the name, be it a space or composed.",
      Example(
        from: .state(start { $0.conversation.users[1].name = " x" }), .line(2, "> <   x: Hello 1")),
      Example(
        from: .state(start { $0.conversation.users[1].name = "e\u{301}x" }),
        .line(2, ">e\u{301}<  e\u{301}x: Hello 1"))),
    Sentence(
      61,
      "While the oldest is in sight and the newest is not, an arriving message leaves those in sight where they are.",
      Example(
        from: .state(filled(15, scroll: 1)), script: "press receive", .value(\.scroll, 2), .enabled(.avatar(0))),
      Example(
        from: .state(filled(16, scroll: 2)), script: "press receive", .value(\.scroll, 3), .absent(.avatar(14)))),
    Sentence(
      62, "Closing the panel leaves the scroll as it is, as far as the window stays full.",
      Example(
        from: .state(filled(20, detail: 2, nameDraft: "x", scroll: 6)), script: "press back", .value(\.scroll, 6),
        .enabled(.newer)),
      Example(
        from: .state(filled(20, detail: 2, nameDraft: "x", scroll: 7)), script: "press back", .value(\.scroll, 6),
        .disabled(.older))),
    Sentence(
      63, "A deletion leaves the scroll as it is, as far as the window stays full.",
      Example(
        from: .state(filled(18, scroll: 3)), script: "press delete 5", .value(\.scroll, 3), .enabled(.avatar(0))),
      Example(
        from: .state(filled(17, scroll: 3)), script: "press delete 5", .value(\.scroll, 2), .enabled(.avatar(0)))),
    Sentence(
      64, "A name of wide characters takes 12 columns beside its text as well.",
      Example(
        from: .state(start { $0.conversation.users[1].name = wide(6) }), .line(2, ">犬< \(wide(6)): Hello 1")),
      Example(
        from: .state(start { $0.conversation.users[1].name = wide(7) }), .line(2, ">犬< \(wide(5))…: Hello 1"))),
    Sentence(
      65, "When the panel closes, the focus moves to the next control from there, be it a message's.",
      Example(from: .state(filled(14, detail: 2, nameDraft: "x")), script: "press back", .focused(.avatar(7))),
      Example(from: .state(filled(4, detail: 2, nameDraft: "x")), script: "key escape", .focused(.input))),
  ]

  private static func wide(_ count: Int) -> String { String(repeating: "犬", count: count) }

  private static let long = String(repeating: "0123456789", count: 30)
}
