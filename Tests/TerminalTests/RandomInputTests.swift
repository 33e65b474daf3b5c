import Foundation
import Lessons
import Renderer
import Testing

@testable import Terminal

/// Inputs made of pieces of what terminals send, whole and broken.
@Suite struct `Random input` {
  private static let pieces: [[UInt8]] =
    [
      "\u{1B}", "[", "]", "O", "P", "X", "^", "_", "\\", "\u{7}", "\u{1B}[", "\u{1B}[<", "\u{1B}[M", "\u{1B}[200~",
      "\u{1B}[201~", "\u{1B}[2", "01~", "0;12;7M", ";", "~", "A", "q", "?", "\r", "\t", "\u{7F}", "\u{3}", "\u{1A}",
      "\u{1C}", "é", "🐶", "\u{9B}", "1111111111",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F], [0x80], [0x00]]

  /// `make test-all` tries more of them.
  private static let count = ProcessInfo.processInfo.environment["RANDOM_INPUTS"].flatMap { Int($0) } ?? 100_000

  @Test func `never makes the program deaf to Ctrl-C, nor to other keys after 50 ms`() {
    var generator = SplitMix64(seed: 1)
    for number in 1...Self.count {
      let bytes = Self.bytes(&generator)
      if let complaint = Self.complaint(about: bytes) {
        Issue.record("input \(number), \(bytes): \(complaint)")
        return
      }
    }
  }

  @Test func `means the same however it is split`() {
    var generator = SplitMix64(seed: 2)
    for _ in 1...Self.count / 10 {
      let bytes = Self.bytes(&generator)
      var (whole, parts) = (InputParser(), InputParser())
      let inputs = whole.parse(bytes)
      guard bytes.flatMap({ parts.parse([$0]) }) == inputs else {
        Issue.record("\(bytes) is something else byte by byte")
        return
      }
    }
  }

  private static func bytes(_ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0...generator.next(below: 6) { bytes += pieces[generator.next(below: pieces.count)] }
    return bytes
  }

  /// What is wrong with what a parser makes of an input, and of keys after it.
  private static func complaint(about bytes: [UInt8]) -> String? {
    var parser = InputParser()
    let time = ContinuousClock.now
    let interrupts = parser.parse(bytes, at: time).count { $0 == .interrupt }
    if interrupts != bytes.count(where: { $0 == 3 }) { return "a Ctrl-C in it is not heard" }
    if let deadline = parser.deadline, deadline > time + .milliseconds(50) { return "it waits for too long" }
    var interrupted = parser
    if interrupted.parse([3]) != [.interrupt] || interrupted.deadline != nil { return "Ctrl-C is not heard at once" }
    _ = parser.breakOff()
    let next = parser.parse("z".utf8)
    if next.last != .key(.character("z")) && next.last != .pasted("z") { return "z is not heard after 50 ms" }
    return parser.parse([3]) == [.interrupt] ? nil : "Ctrl-C is not heard after 50 ms"
  }
}
