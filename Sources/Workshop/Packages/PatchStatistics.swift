/// What a patch touches, counted from its text.
struct PatchStatistics: Equatable {
  /// The lines that it adds, by file, as they are numbered afterwards from one.
  private(set) var added: [String: Set<Int>] = [:]
  /// The lines that it removes, by file, as they were numbered before.
  private(set) var removed: [String: Set<Int>] = [:]
  private var names: Set<String> = []
  /// Runs of added or removed lines without a line between them that stays.
  private(set) var places = 0
  /// The lines added and removed, each behind its sign.
  private(set) var changes: [String] = []
  /// All lines of the hunks, each behind its sign, and the lines that begin a hunk.
  private var shown: [String] = []

  var files: Int { names.count }

  /// Lines added and lines removed.
  var lines: Int { changes.count }

  /// Reads the output of `git diff`.
  init(_ text: String) {
    var file = ""
    var lines = Hunk.lines(of: text)
    while let line = lines.popFirst() {
      if line.hasPrefix("diff --git "), let name = line.split(separator: " b/").last { names.insert(String(name)) }
      if line.hasPrefix("+++ b/") {
        file = String(line.dropFirst("+++ b/".count))
        names.insert(file)
      }
      if let hunk = Hunk(line, followedBy: &lines) { add(hunk, of: file) }
    }
  }

  private mutating func add(_ hunk: Hunk, of file: String) {
    shown += ([hunk.head] + hunk.lines).map(String.init)
    changes += hunk.changes.ranges.flatMap { hunk.lines[$0].map(String.init) }
    places += hunk.changes.ranges.count
    var (old, new) = (hunk.old.first, hunk.new.first)
    for line in hunk.lines {
      if line.first == "+" { added[file, default: []].insert(new) }
      if line.first == "-" { removed[file, default: []].insert(old) }
      if line.first != "+" { old += 1 }
      if line.first != "-" { new += 1 }
    }
  }

  /// Whether it adds a sentence, or changes an example of it.
  /// - Parameter sentence: With its number: `101. It starts empty.`
  func adds(_ sentence: String) -> Bool {
    var isInside = false
    for line in shown {
      let isChange = line.hasPrefix("+") || line.hasPrefix("-")
      if line.contains("\"\(sentence)\""), !line.hasPrefix("-") {
        isInside = true
        if isChange { return true }
      } else if line.hasPrefix("@@") || line.prefixMatch(of: #/[ +-] *"\d+\. /#) != nil {
        isInside = false
      } else if isInside, isChange {
        return true
      }
    }
    return false
  }

  /// How many of the lines another patch adds or removes as well, wherever they stand.
  func linesShared(with other: PatchStatistics) -> Int {
    changes.count - changes.without(other.changes, by: \.self).count
  }
}

/// A part of a patch: lines of a file that follow one another, some of them added or removed.
struct Hunk {
  /// Where it stands, `@@ -8,14 +9,8 @@`, and the declaration above.
  let head: Substring
  let old: (first: Int, count: Int)
  let new: (first: Int, count: Int)
  /// What git says after its place: the declaration above.
  let note: Substring
  /// Each behind its sign.
  private(set) var lines: [Substring] = []

  /// The lines of a patch. What git says of a line without an end is a part of that line.
  static func lines(of patch: String) -> ArraySlice<Substring> {
    patch.split(separator: /\n(?!\\)/, omittingEmptySubsequences: false)[...]
  }

  /// - Parameters:
  ///   - head: Any line of a patch.
  ///   - rest: The lines after it: those of the hunk are taken.
  /// - Returns: `nil` for a line that begins no hunk.
  init?(_ head: Substring, followedBy rest: inout ArraySlice<Substring>) {
    guard let match = head.prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/)?.output else { return nil }
    self.head = head
    old = (Int(match.1) ?? 0, match.2.flatMap { Int($0) } ?? 1)
    new = (Int(match.3) ?? 0, match.4.flatMap { Int($0) } ?? 1)
    note = head[match.0.endIndex...]
    // Its lines may look like headers.
    var left = (old: old.count, new: new.count)
    while left.old > 0 || left.new > 0, let line = rest.popFirst() {
      if line.first != "+" { left.old -= 1 }
      if line.first != "-" { left.new -= 1 }
      lines.append(line)
    }
  }

  /// The lines that are added or removed; an editor may have taken the space from an empty line that stays.
  var changes: RangeSet<Int> { lines.indices { ["+", "-"].contains($0.first) } }
}
