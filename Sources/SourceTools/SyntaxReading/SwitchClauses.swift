import SwiftParser
import SwiftSyntax

/// Which lines of a file belong to which control: those of the clauses of `switch control`.
package struct SwitchClauses {
  private struct Clause {
    /// The names of the cases; none for `default`.
    let words: Set<String>
    let lines: ClosedRange<Int>
  }

  /// For each `switch`, its clauses.
  private let switches: [[Clause]]

  package init(_ source: String) {
    let tree = Parser.parse(source: source)
    let finder = Finder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    switches = finder.switches
  }

  /// Whether a line can run for that control.
  package func runs(line: Int, for word: String?) -> Bool {
    switches.allSatisfy { clauses in
      guard let word, let clause = clauses.first(where: { $0.lines.contains(line) }) else { return true }
      if clause.words.isEmpty { return !clauses.contains { $0.words.contains(word) } }
      return clause.words.contains(word)
    }
  }

  private final class Finder: SyntaxVisitor {
    private let converter: SourceLocationConverter
    var switches: [[Clause]] = []

    init(_ converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.subject.trimmedDescription == "control" else { return .visitChildren }
      switches.append(node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map(clause))
      return .visitChildren
    }

    private func clause(_ node: SwitchCaseSyntax) -> Clause {
      let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
      var words: Set<String> = []
      if case .case(let label) = node.label {
        for item in label.caseItems {
          words.insert(String(item.pattern.trimmedDescription.drop { $0 == "." }.prefix { $0.isLetter }))
        }
      }
      return Clause(words: words, lines: first...last)
    }
  }
}
