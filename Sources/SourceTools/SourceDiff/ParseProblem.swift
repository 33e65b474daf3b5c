import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

extension SourceFile {
  /// Where it stops being Swift, and why, columns in UTF-8 code units: `Game.swift:1:5: …`; `nil` if it parses.
  var parseProblem: String? {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    guard let error = errors.min(by: { $0.position < $1.position }) else { return "\(path):1:1: this is not Swift" }
    let place = SourceLocationConverter(fileName: path, tree: tree).location(for: error.position)
    return "\(path):\(place.line):\(place.column): \(error.message)"
  }
}
