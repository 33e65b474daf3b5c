import Foundation

/// An error in the compiler's output: `/path/File.swift:12:5: error: …`.
struct CompilerError: Equatable, Sendable {
  let file: String
  let line: Int
  let message: String

  /// The errors that have a place, in the order of the output.
  static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { text in
      guard let mark = text.range(of: ": error: ") else { return nil }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
      return CompilerError(
        file: place.dropLast(2).joined(separator: ":"), line: line, message: String(text[mark.upperBound...]))
    }
  }
}
