import Foundation
import PlainText
import RuleMeter

/// The violations a program is known to have, by identity and not by line number: each on a line of its own, sorted.
///
///     Sources/Worst: raw-write SquareView.covering in MinesScreen.uncover
struct Baseline: Equatable, Sendable {
  var entries: [String] { lines.map(Self.entry).filter { !Self.isRemark($0) }.sorted() }
  var text: String { lines.joined() }

  /// As they stand in the file: each with its line end, in any order, with remarks among them.
  private var lines: [String]

  /// What changed since the baseline was recorded.
  struct Difference: Equatable, Sendable {
    let new: [String]
    let gone: [String]
    var isEmpty: Bool { new.isEmpty && gone.isEmpty }
  }

  /// The baseline of what was just measured.
  init(of measurements: [ProgramMeasure]) {
    lines = measurements.flatMap { program in
      program.violations.map { "\(program.name): \($0.violation.identity)\n" }
    }.sorted()
  }

  /// Reads what `text` wrote.
  ///
  /// - Parameter name: What errors call the file.
  init(data: Data, named name: String) throws(CommandError) {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .badData("'\(name)' is not a baseline: it is not text. Delete it and record one with '--update'.")
    }
    self.init(text: text)
    guard let wrong = entries.first(where: { !Self.isEntry($0) }) else { return }
    let shown = wrong.prefix(60).map { $0.isASCII && $0 < " " ? "?" : String($0) }.joined()
    throw .badData(
      "'\(name)' is not a baseline: '\(shown)' names no violation. Delete the line, or the file and record one with "
        + "'--update'.")
  }

  /// `Sources/App: raw-write Item.title in ListController.rename`
  private static func isEntry(_ entry: String) -> Bool {
    CheckName.allCases.contains { check in entry.contains(": \(check.rawValue) ") && !entry.hasPrefix(":") }
  }

  /// Reads a baseline file; blank lines and lines that begin with `# ` are skipped.
  init(text: String) {
    let ends = text.indices.filter { text[$0].isNewline }.map(text.index(after:)) + [text.endIndex]
    lines = zip([text.startIndex] + ends, ends).map { String(text[$0..<$1]) }.filter { !$0.isEmpty }
  }

  private static func entry(_ line: String) -> String { String(line.prefix { !$0.isNewline }) }

  private static func isRemark(_ entry: String) -> Bool {
    entry == "#" || entry.hasPrefix("# ") || entry.allSatisfy(\.isWhitespace)
  }

  /// Compares as multisets: two equal violations in one function are two.
  /// - Parameter programs: The names of what was measured as a whole: only theirs can be gone.
  func difference(from measured: Baseline, of programs: [String]) -> Difference {
    let known = entries.filter { entry in programs.contains { entry.hasPrefix("\($0): ") } }
    return Difference(
      new: measured.entries.without(entries, by: \.self), gone: known.without(measured.entries, by: \.self))
  }

  /// Drops what is gone, and leaves the other lines as they are. It never adds.
  mutating func shrink(by gone: [String]) { lines = lines.without(gone, by: Self.entry) }
}
