/// A difference between trees as a patch is stored: with no more lines beside a change than tell its place.
struct StoredDifference {
  /// The lines around each change that git has to print for it.
  static let context = 3

  /// As `git apply` takes it; empty where nothing differs.
  let text: String

  /// - Parameter printed: What git prints of it, with `context` lines around each change.
  init(_ printed: String) {
    var lines = Hunk.lines(of: printed)
    var kept: [Substring] = []
    while let line = lines.popFirst() {
      if let hunk = Hunk(line, followedBy: &lines) {
        kept += StoredDifference.parts(of: hunk).flatMap { [hunk.head(of: $0)[...]] + hunk.lines[$0] }
      } else {
        kept.append(line)
      }
    }
    text = kept.joined(separator: "\n")
  }

  /// What is stored of a hunk: each change with the lines beside it, in one part where they meet.
  private static func parts(of hunk: Hunk) -> [Range<Int>] {
    hunk.changes.ranges.reduce(into: RangeSet()) { $0.insert(contentsOf: withLinesBeside($1, in: hunk.lines)) }
      .ranges.map { $0 }
  }

  /// A change with the line after it. At the end of a file the one before it is there instead; and where lines are only
  /// added before one that is like many others, those before them up to one that is not.
  private static func withLinesBeside(_ change: Range<Int>, in hunk: [Substring]) -> Range<Int> {
    guard change.upperBound < hunk.count else { return max(0, change.lowerBound - 1)..<change.upperBound }
    let range = change.lowerBound..<change.upperBound + 1
    guard hunk[change].allSatisfy({ $0.first == "+" }), isTrivial(hunk[change.upperBound]) else { return range }
    let before = hunk[..<change.lowerBound].suffix(context)
    return (before.lastIndex { !isTrivial($0) } ?? before.startIndex)..<range.upperBound
  }

  /// Whether a line of a hunk is empty or little more than a bracket.
  private static func isTrivial(_ line: Substring) -> Bool { line.dropFirst().count { !$0.isWhitespace } <= 2 }
}

extension Hunk {
  /// The line that begins a part of it.
  fileprivate func head(of part: Range<Int>) -> String {
    func place(_ first: Int, without sign: Character) -> String {
      "\(first + lines[..<part.lowerBound].count { $0.first != sign }),\(lines[part].count { $0.first != sign })"
    }
    let above = lines[..<part.lowerBound].last { $0.first != "+" && $0.dropFirst().first?.isLetter == true }
    return "@@ -\(place(old.first, without: "+")) +\(place(new.first, without: "-")) @@"
      + (above.map { " \($0.dropFirst())" } ?? note)
  }
}
