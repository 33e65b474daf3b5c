import SwiftParser
import SwiftSyntax

/// Which lines of a file belong to which control: those of the clauses of `switch control`.
package struct SwitchClauses {
  fileprivate struct Clause {
    /// The names of the cases; none for `default`.
    let words: Set<String>
    let lines: ClosedRange<Int>
  }

  /// For each `switch`, its clauses.
  private let switches: [[Clause]]

  package init(_ source: String) {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    switches = SwitchClauses.switches(in: Syntax(tree)).filter { $0.subject.trimmedDescription == "control" }.map {
      $0.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.map { Clause($0, converter) }
    }
  }

  private static func switches(in node: Syntax) -> [SwitchExprSyntax] {
    (node.as(SwitchExprSyntax.self).map { [$0] } ?? [])
      + node.children(viewMode: .sourceAccurate).flatMap(switches)
  }

  /// Whether a line can run for that control.
  package func runs(line: Int, for word: String?) -> Bool {
    switches.allSatisfy { clauses in
      guard let word, let clause = clauses.first(where: { $0.lines.contains(line) }) else { return true }
      if clause.words.isEmpty { return !clauses.contains { $0.words.contains(word) } }
      return clause.words.contains(word)
    }
  }
}

extension SwitchClauses.Clause {
  fileprivate init(_ node: SwitchCaseSyntax, _ converter: SourceLocationConverter) {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    lines = first...converter.location(for: node.endPositionBeforeTrailingTrivia).line
    guard case .case(let label) = node.label else {
      words = []
      return
    }
    words = Set(
      label.caseItems.map { String($0.pattern.trimmedDescription.drop { $0 == "." }.prefix { $0.isLetter }) })
  }
}
