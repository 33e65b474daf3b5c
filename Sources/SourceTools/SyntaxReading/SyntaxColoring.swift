import SwiftParser
import SwiftSyntax

/// The lines of a file in runs of one colour.
package struct SyntaxColoring {
  /// What a run is; the raw value is its class in the report's style sheet.
  package enum Kind: String {
    case comment = "c"
    case keyword = "k"
    case literal = "s"
    case attribute = "a"
    case type = "t"
  }

  package struct Run: Equatable {
    package let kind: Kind?
    package fileprivate(set) var text: String
  }

  package private(set) var lines: [[Run]] = [[]]

  package init(_ source: String) {
    for token in Parser.parse(source: source).tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia { append(piece) }
      append(token.text, SyntaxColoring.kind(of: token))
      for piece in token.trailingTrivia { append(piece) }
    }
  }

  private mutating func append(_ piece: TriviaPiece) {
    append(Trivia(pieces: [piece]).description, piece.isComment ? .comment : nil)
  }

  private mutating func append(_ text: String, _ kind: Kind?) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { lines.append([]) }
      if part.isEmpty { continue }
      let last = lines.count - 1
      if let run = lines[last].last, run.kind == kind {
        lines[last][lines[last].count - 1].text += part
      } else {
        lines[last].append(Run(kind: kind, text: String(part)))
      }
    }
  }

  private static func kind(of token: TokenSyntax) -> Kind? {
    switch token.tokenKind {
    case .keyword: .keyword
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .integerLiteral, .floatLiteral:
      .literal
    case .atSign: .attribute
    case .identifier(let name):
      if token.parent?.parent?.is(AttributeSyntax.self) == true {
        .attribute
      } else {
        name.first?.isUppercase == true ? .type : nil
      }
    default: nil
    }
  }
}
