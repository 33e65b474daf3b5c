import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Where a file stops being Swift.
package struct ParseProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// From 1, as `column`, which counts UTF-8 code units.
  package let line: Int
  package let column: Int
  package let reason: String

  package var description: String { "\(path):\(line):\(column): \(reason)" }
}

extension ParseProblem {
  /// The first error of a file; nothing when it parses.
  init?(_ file: SourceFile) {
    let tree = Parser.parse(source: file.text)
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    guard let error = errors.min(by: { $0.position < $1.position }) else {
      self.init(path: file.path, line: 1, column: 1, reason: "this is not Swift")
      return
    }
    let place = SourceLocationConverter(fileName: file.path, tree: tree).location(for: error.position)
    self.init(path: file.path, line: place.line, column: place.column, reason: error.message)
  }
}
