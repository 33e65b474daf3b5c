// What comes from outside, a file's name, a word of a script, gets into messages only like this: a message is one line,
// of a length that fits a screen, and leaves the terminal as it is.

extension StringProtocol {
  /// In single quotation marks, on one line, and no longer than a message can bear: `'to-do'`.
  package var quoted: String { "'\(excerpt())'" }

  /// The text itself when it is short, and its beginning otherwise; on one line.
  package func excerpt(_ limit: Int = 60) -> String {
    let beginning = prefix(limit)
    // A single character can have thousands of scalars.
    let scalars = beginning.unicodeScalars.prefix(4 * limit)
    let isWhole = scalars.endIndex == endIndex
    return String(String.UnicodeScalarView(scalars)).onOneLine + (isWhole ? "" : "…")
  }

  /// With control characters, ends of lines, and what changes the direction of writing as Swift writes them: `\u{1B}`.
  package var onOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.disturbsALine {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var disturbsALine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
