import Lessons
import PlainText

/// What a kata printed while it was checked, as much as a screen has room for.
struct KataOutput {
  private static let shown = 8
  private static let columns = 100

  private let text: Substring

  init(_ text: String) { self.text = text[...] }

  /// What the program said as it stopped itself: the sentence of a precondition, for example.
  var fatalError: String? {
    text.split(whereSeparator: \.isNewline).compactMap { $0.firstMatch(of: /Fatal error: (.+)/) }.last.map { "\($0.1)" }
  }

  /// The last lines: what a program says as it ends is there.
  var lines: [String] {
    // What a crash adds names places in the machine's memory.
    let all = text.split(whereSeparator: \.isNewline).filter { $0.prefixMatch(of: /\d+ +\S+ +0x[0-9a-f]/) == nil }
    if all.isEmpty { return [] }
    let last = all.suffix(Self.shown).map { "  " + $0.excerpt(Self.columns) }
    let left = all.count - last.count
    return ["It printed:"] + (left > 0 ? ["  … \(plural(left, one: "line", other: "lines")), and at last"] : []) + last
  }
}
