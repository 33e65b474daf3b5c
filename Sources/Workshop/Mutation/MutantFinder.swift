import SwiftSyntax

/// Looks through a file for what the operators can change, in the order of the source.
final class MutantFinder: SyntaxAnyVisitor {
  /// Calls that check the program itself: what they ask never happens, and a fault in them shows nothing.
  private static let checks: Set<String> = [
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  private let declarations: Declarations
  private let operators: [any Operator.Type]
  private(set) var sites: [(site: MutationSite, symbol: String)] = []
  private(set) var obstacles: [Obstacle] = []
  /// Where the bodies of loops begin, behind the brace, in UTF-8 bytes.
  private(set) var loopBodies: [Int] = []

  init(_ file: SourceText, _ declarations: Declarations, _ operators: [MutationOperator]) {
    self.declarations = declarations
    self.operators = operators.map(\.finder)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if isCheck(node) { return .skipChildren }
    if let body = loopBody(node) { loopBodies.append(body.leftBrace.trimmedBytes.upperBound) }
    for finder in operators {
      for finding in finder.findings(at: node, declarations) {
        switch finding {
        case .site(let site): sites.append((site, Symbol.enclosing(node)))
        case .obstacle(let obstacle): obstacles.append(obstacle)
        }
      }
    }
    return .visitChildren
  }

  private func isCheck(_ node: Syntax) -> Bool {
    guard let item = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = item.item else { return false }
    return expression.calledName.map(MutantFinder.checks.contains) == true
  }

  private func loopBody(_ node: Syntax) -> CodeBlockSyntax? {
    switch node.as(SyntaxEnum.self) {
    case .forStmt(let loop): loop.body
    case .whileStmt(let loop): loop.body
    case .repeatStmt(let loop): loop.body
    default: nil
    }
  }
}
