import SwiftSyntax

/// Removes an early exit (`if … { return }`), the condition of a `guard`, or a `where`.
enum RemoveGuard: Operator {
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    if let item = node.as(CodeBlockItemSyntax.self) { return earlyExit(item) }
    if let statement = node.as(GuardStmtSyntax.self) { return statement.conditions.map(finding) }
    if let clause = node.as(WhereClauseSyntax.self) { return [alwaysTrue(clause.condition)] }
    return []
  }

  private static func earlyExit(_ item: CodeBlockItemSyntax) -> [MutationPlace] {
    guard let expression = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      expression.isEarlyExit, !item.isValue
    else { return [] }
    return [.site(MutationSite(.removeGuard, item.item, replacement: "", schema: .statement))]
  }

  private static func finding(_ element: ConditionElementSyntax) -> MutationPlace {
    guard case .expression(let condition) = element.condition else { return .obstacle(.bindsName) }
    return alwaysTrue(condition)
  }

  private static func alwaysTrue(_ condition: ExprSyntax) -> MutationPlace {
    .site(MutationSite(.removeGuard, condition, replacement: "true", schema: .alwaysTrue))
  }
}
