import PlainText

/// The mutants that nobody has to kill, each with the reason: it behaves as the original does.
///
/// A line of the file is `IDENTITY | CHANGE | REASON`. The change stands there so that the reason is not taken for that of
/// another mutant when the code around it was edited. Blank lines and lines that begin with `#` are skipped.
struct AcceptedSurvivors: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let identity: String
    let change: String
    let reason: String
  }

  /// The file's name, for messages.
  let file: String
  let entries: [Entry]

  init(_ text: String, of file: String) throws(CommandError) {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      let parts = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else {
        throw .badData("\(file): line \(index + 1), '\(line)': write 'IDENTITY | CHANGE | REASON'")
      }
      entries.append(Entry(identity: parts[0], change: parts[1], reason: parts[2]))
    }
    (self.file, self.entries) = (file, entries)
  }

  /// Why a mutant may survive, or nothing.
  /// - Parameter identity: With the variant before it: `worst drop-statement MinesScreen.uncover(_:) 2`.
  func reason(identity: String, change: String) -> String? {
    entries.first { $0.identity == identity && $0.change == change }?.reason
  }
}
