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
    var number = (old: 0, new: 0)
    var isInRun = false
    // What a hunk still has of the old and of the new file: its lines may look like headers.
    var left = (old: 0, new: 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard left.old > 0 || left.new > 0 else {
        isInRun = false
        if line.hasPrefix("diff --git "), let name = line.split(separator: " b/").last { names.insert(String(name)) }
        if line.hasPrefix("+++ b/") {
          file = String(line.dropFirst("+++ b/".count))
          names.insert(file)
        }
        if let hunk = Hunk(line) {
          (number, left) = ((hunk.old.first, hunk.new.first), (hunk.old.count, hunk.new.count))
          shown.append(String(line))
        }
        continue
      }
      let sign = line.first ?? " "
      if sign == "\\" { continue }
      shown.append(String(line))
      let isChange = sign != " "
      if isChange, !isInRun { places += 1 }
      if isChange { changes.append(String(line)) }
      isInRun = isChange
      if sign == "+" { added[file, default: []].insert(number.new) }
      if sign == "-" { removed[file, default: []].insert(number.old) }
      if sign != "+" { (number.old, left.old) = (number.old + 1, left.old - 1) }
      if sign != "-" { (number.new, left.new) = (number.new + 1, left.new - 1) }
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

  /// Where a hunk stands: `@@ -8,14 +9,8 @@`.
  struct Hunk {
    let old: (first: Int, count: Int)
    let new: (first: Int, count: Int)
    /// What git says after it: the declaration above.
    let note: Substring

    init?(_ line: Substring) {
      guard let match = line.prefixMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/)?.output else { return nil }
      old = (Int(match.1) ?? 0, match.2.flatMap { Int($0) } ?? 1)
      new = (Int(match.3) ?? 0, match.4.flatMap { Int($0) } ?? 1)
      note = line[match.0.endIndex...]
    }
  }
}
