import SwiftSyntax

extension Lowering {
  func pattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): .binding(name(node.identifier))
    case .valueBindingPattern(let node): pattern(node.pattern)
    case .tuplePattern(let node): .tuple(node.elements.map { pattern($0.pattern) })
    case .expressionPattern(let node): pattern(node.expression)
    case .isTypePattern(let node): .typed(.wildcard, type(node.type))
    default: .wildcard
    }
  }

  /// A pattern that the parser reads as an expression: `.reading(let value)`, `(let a, let b)`, `let value?`.
  private func pattern(_ syntax: ExprSyntax) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .optionalChainingExpr(let node): return .optional(pattern(node.expression))
    case .tupleExpr(let node): return .tuple(node.elements.map { pattern($0.expression) })
    case .functionCallExpr(let node):
      let payload = node.arguments.map { pattern($0.expression) }
      return .enumCase(caseName(node.calledExpression), payload)
    case .sequenceExpr(let node): return castPattern(node)
    case .declReferenceExpr(let node): return .binding(name(node.baseName))
    default: return .expression(expression(syntax))
    }
  }

  private func caseName(_ syntax: ExprSyntax) -> String {
    if let member = syntax.as(MemberAccessExprSyntax.self) { return name(member.declName.baseName) }
    return syntax.as(DeclReferenceExprSyntax.self).map { name($0.baseName) } ?? ""
  }

  /// `let view as SquareView`
  private func castPattern(_ node: SequenceExprSyntax) -> Pattern {
    guard let first = node.elements.first, first.is(PatternExprSyntax.self),
      let type = node.elements.last?.as(TypeExprSyntax.self)
    else { return .expression(expression(ExprSyntax(node))) }
    return .typed(pattern(first), self.type(type.type))
  }
}
