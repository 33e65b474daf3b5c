/// An error in the compiler's output: `/path/File.swift:12:5: error: …`.
struct CompilerError: Equatable, Sendable {
  let file: String
  let line: Int
  let message: String

  /// The errors that have a place, in the order of the output.
  static func all(in output: String) -> [CompilerError] {
    let error = /(.+?):(\d+):\d+: error: (.*)/
    return output.split(whereSeparator: \.isNewline).compactMap { text in
      guard let match = text.wholeMatch(of: error), let line = Int(match.2) else { return nil }
      return CompilerError(file: String(match.1), line: line, message: String(match.3))
    }
  }
}
