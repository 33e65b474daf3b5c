import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A Swift file, parsed, with its operators in their precedence.
struct SourceText {
  /// As it is shown.
  let path: String
  let text: String
  let tree: Syntax
  private let locations: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let parsed = Parser.parse(source: text)
    // An operator that is not the standard library's keeps the place it has; nothing is changed there.
    tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    locations = SourceLocationConverter(fileName: path, tree: parsed)
  }

  /// The line of a byte, from one.
  func line(at byte: Int) -> Int { locations.location(for: AbsolutePosition(utf8Offset: byte)).line }

  /// What is taken out and put in, in whole lines, when these bytes are replaced.
  func diff(replacing range: Range<Int>, with replacement: String) -> Mutant.Diff {
    let bytes = Array(text.utf8)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.endIndex
    let removed = String(decoding: bytes[start..<end], as: UTF8.self)
    let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[range.upperBound..<end], as: UTF8.self)
    let added = (before + replacement + after).split(separator: "\n").map(String.init)
    return Mutant.Diff(
      removed: removed.split(separator: "\n").map(String.init), added: added.filter { !$0.allSatisfy(\.isWhitespace) })
  }
}
