/// A difference between trees as a patch is stored: without the line before a change where the one after it is there.
struct StoredDifference {
  /// As `git apply` takes it; empty where nothing differs.
  let text: String

  /// - Parameter printed: What git prints of it, with one line around each change.
  init(_ printed: String) {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var kept: [Substring] = []
    while let line = lines.popFirst() {
      guard let place = Place(line) else {
        kept.append(line)
        continue
      }
      let hunk = lines.prefix(place.length(of: lines))
      lines = lines.dropFirst(hunk.count)
      // A hunk without a line at its end is for the end of the file.
      let hasBoth = hunk.first?.first == " " && hunk.last?.first == " "
      kept += hasBoth ? [place.withoutFirstLine[...]] + hunk.dropFirst() : [line] + hunk
    }
    text = kept.joined(separator: "\n")
  }

  /// Where a hunk stands: `@@ -8,14 +9,8 @@`.
  private struct Place {
    var old: (first: Int, count: Int)
    var new: (first: Int, count: Int)
    /// What git says after it: the declaration above.
    let note: Substring

    init?(_ line: Substring) {
      guard let match = line.prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/)?.output else { return nil }
      old = (Int(match.1) ?? 0, match.2.flatMap { Int($0) } ?? 1)
      new = (Int(match.3) ?? 0, match.4.flatMap { Int($0) } ?? 1)
      note = line[match.0.endIndex...]
    }

    var withoutFirstLine: String {
      "@@ -\(old.first + 1),\(old.count - 1) +\(new.first + 1),\(new.count - 1) @@\(note)"
    }

    /// How many of the lines that follow are this hunk's.
    func length(of lines: ArraySlice<Substring>) -> Int {
      var (old, new, length) = (old.count, new.count, 0)
      for line in lines where old > 0 || new > 0 {
        if line.first != "+" { old -= 1 }
        if line.first != "-" { new -= 1 }
        length += 1
      }
      return length
    }
  }
}
