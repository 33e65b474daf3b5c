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
  ]

  private static let long = String(repeating: "0123456789", count: 30)
}
