import Foundation
import Testing

@testable import Workshop

@Suite struct `What a kata printed before it stopped` {
  @Test(arguments: [
    (
      "Renderer/Window.swift:45: Fatal error: A view is added once (was 'title' again)\n",
      "It ended itself: A view is added once (was 'title' again)"
    ),
    ("one\nx.swift:1: Fatal error: first\nx.swift:2: Fatal error: last\nend\n", "It ended itself: last"),
    ("nothing of the kind\n", "It ended itself, by a trap (an index out of range, a precondition, an overflow, a nil)"),
    ("", "It ended itself, by a trap (an index out of range, a precondition, an overflow, a nil)"),
  ])
  func `is the reason for a trap, and for nothing else`(printed: String, reason: String) {
    for signal in [SIGILL, SIGTRAP] { #expect(KataTrial.reason(of: .signal(signal), KataOutput(printed)) == reason) }
    #expect(KataTrial.reason(of: .exit(3), KataOutput(printed)) == "It ended itself, by calling exit(3)")
  }
}
