import SwiftParser
import SwiftSyntax

/// Where a file stops being Swift.
package struct ParseProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// From 1, as `column`, which counts UTF-8 code units.
  package let line: Int
  package let column: Int
  package let reason: String

  package var description: String { "\(path):\(line):\(column): \(reason)" }

  /// Nothing when the file parses.
  init?(_ file: SourceFile) {
    let tree = Parser.parse(source: file.text)
    guard tree.hasError else { return nil }
    let converter = SourceLocationConverter(fileName: file.path, tree: tree)
    for token in tree.tokens(viewMode: .all) {
      guard let reason = ParseProblem.reason(token) else { continue }
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      self.init(path: file.path, line: place.line, column: place.column, reason: reason)
      return
    }
    self.init(path: file.path, line: 1, column: 1, reason: "this is not Swift")
  }

  private init(path: String, line: Int, column: Int, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }

  private static func reason(_ token: TokenSyntax) -> String? {
    if token.presence == .missing {
      let text = token.text
      return text.isEmpty ? "something is missing here" : "'\(text)' is missing here"
    }
    let isUnexpected = sequence(first: Syntax(token), next: \.parent).contains { $0.is(UnexpectedNodesSyntax.self) }
    return isUnexpected ? "'\(token.text)' is not expected here" : nil
  }
}
