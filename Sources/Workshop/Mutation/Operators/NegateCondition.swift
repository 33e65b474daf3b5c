import SwiftSyntax

/// Turns a condition into its opposite: whatever is asked in an `if`, a `while`, a `guard`, a `where`, a ternary, and each
/// comparison and each part of `&&` and `||` wherever it stands.
enum NegateCondition: Operator {
  private static let opposites = [
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "===": "!==", "!==": "===",
  ]

  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    if let element = node.as(ConditionElementSyntax.self) { return obstacle(element) }
    guard let expression = node.as(ExprSyntax.self), isCondition(expression), !isNegated(expression) else { return [] }
    return [.site(MutationSite(.negateCondition, expression, replacement: opposite(of: expression), schema: .negation))]
  }

  private static func obstacle(_ element: ConditionElementSyntax) -> [MutationPlace] {
    // Those of a `guard` are counted where it would be removed.
    if element.parent?.parent?.is(GuardStmtSyntax.self) == true { return [] }
    switch element.condition {
    case .optionalBinding: return [.obstacle(.bindsName)]
    case .matchingPattern: return [.obstacle(.matchesPattern)]
    default: return []
    }
  }

  private static func isCondition(_ expression: ExprSyntax) -> Bool {
    if expression.is(TupleExprSyntax.self) { return false }
    if let infix = expression.as(InfixOperatorExprSyntax.self), let symbol = infix.symbol {
      return opposites[symbol] != nil || isLogical(symbol)
    }
    if expression.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return true }
    return isAsked(expression)
  }

  private static func isLogical(_ symbol: String) -> Bool { symbol == "&&" || symbol == "||" }

  /// Whether it stands where a condition has to.
  private static func isAsked(_ expression: ExprSyntax) -> Bool {
    guard let parent = expression.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .conditionElement, .whereClause: return true
    case .repeatStmt(let loop): return loop.condition.id == expression.id
    case .ternaryExpr(let ternary): return ternary.condition.id == expression.id
    case .infixOperatorExpr(let infix):
      return infix.symbol.map(isLogical) == true && !expression.is(BinaryOperatorExprSyntax.self)
    case .labeledExpr: return parenthesised(expression).map(isAsked) == true
    default: return false
    }
  }

  /// Its opposite is there already: `!x` becomes `x`.
  private static func isNegated(_ expression: ExprSyntax) -> Bool {
    if let prefix = expression.parent?.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
    return parenthesised(expression).map(isNegated) == true
  }

  /// The parentheses that hold an expression and nothing else.
  private static func parenthesised(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let tuple = expression.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return nil
    }
    return ExprSyntax(tuple)
  }

  private static func opposite(of expression: ExprSyntax) -> String {
    if let infix = expression.as(InfixOperatorExprSyntax.self), let symbol = infix.symbol {
      return opposites[symbol].map { infix.text(with: $0) } ?? "!(\(expression.trimmedDescription))"
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return prefix.expression.trimmedDescription
    }
    return "!\(expression.trimmedDescription)"
  }
}
