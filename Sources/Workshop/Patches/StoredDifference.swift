/// A difference between trees as a patch is stored: with no more lines beside a change than tell its place.
struct StoredDifference {
  /// The lines around each change that git has to print for it.
  static let context = 3

  /// As `git apply` takes it; empty where nothing differs.
  let text: String

  /// - Parameter printed: What git prints of it, with `context` lines around each change.
  init(_ printed: String) {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var kept: [Substring] = []
    while let line = lines.popFirst() {
      guard let place = PatchStatistics.Hunk(line) else {
        kept.append(line)
        continue
      }
      let hunk = Array(lines.prefix(place.length(of: lines)))
      lines = lines.dropFirst(hunk.count)
      kept += StoredDifference.parts(of: hunk).flatMap { [place.line(for: $0, of: hunk)[...]] + hunk[$0] }
    }
    text = kept.joined(separator: "\n")
  }

  /// What is stored of a hunk: each change with the lines beside it, in one part where they meet.
  private static func parts(of hunk: [Substring]) -> [Range<Int>] {
    let changes = hunk.indices { $0.first != " " }
    return changes.ranges.reduce(into: RangeSet()) { $0.insert(contentsOf: withLinesBeside($1, in: hunk)) }
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

extension PatchStatistics.Hunk {
  /// The line that begins a part of the hunk.
  fileprivate func line(for part: Range<Int>, of hunk: [Substring]) -> String {
    func place(_ first: Int, without sign: Character) -> String {
      "\(first + hunk[..<part.lowerBound].count { $0.first != sign }),\(hunk[part].count { $0.first != sign })"
    }
    let above = hunk[..<part.lowerBound].last { $0.first != "+" && $0.dropFirst().first?.isLetter == true }
    return "@@ -\(place(old.first, without: "+")) +\(place(new.first, without: "-")) @@"
      + (above.map { " \($0.dropFirst())" } ?? note)
  }

  /// How many of the lines that follow are this hunk's.
  fileprivate func length(of lines: ArraySlice<Substring>) -> Int {
    var (old, new, length) = (old.count, new.count, 0)
    for line in lines where old > 0 || new > 0 {
      if line.first != "+" { old -= 1 }
      if line.first != "-" { new -= 1 }
      length += 1
    }
    return length
  }
}
