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
}

extension ParseProblem {
  /// Nothing when the file parses.
  init?(_ file: SourceFile) {
    let tree = Parser.parse(source: file.text)
    guard tree.hasError else { return nil }
    let converter = SourceLocationConverter(fileName: file.path, tree: tree)
    // A stack of its own, as deep nesting would exhaust the thread's.
    var pieces = [Syntax(tree)]
    while let piece = pieces.popLast() {
      if let reason = ParseProblem.reason(piece) {
        let place = converter.location(for: piece.positionAfterSkippingLeadingTrivia)
        self.init(path: file.path, line: place.line, column: place.column, reason: reason)
        return
      }
      pieces += piece.children(viewMode: .all).reversed()
    }
    self.init(path: file.path, line: 1, column: 1, reason: "this is not Swift")
  }

  private static func reason(_ piece: Syntax) -> String? {
    if let unexpected = piece.as(UnexpectedNodesSyntax.self) {
      return unexpected.firstToken(viewMode: .sourceAccurate).map { "'\($0.text)' is not expected here" }
    }
    guard let token = piece.as(TokenSyntax.self), token.presence == .missing else { return nil }
    let isPlaceholder = token.text.isEmpty || token.text.hasPrefix("<#")
    return isPlaceholder ? "something is missing here" : "'\(token.text)' is missing here"
  }
}
