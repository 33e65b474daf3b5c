import SwiftSyntax

/// Moves a bound by one: `<` and `<=`, `>` and `>=`, and the end of a range.
///
/// A bound that is a literal is `SwapConstant`'s. `0...n` and `0..<n` are of different types; their ends move instead.
enum ShiftBound: Operator {
  private static let neighbours = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    if let infix = node.as(InfixOperatorExprSyntax.self), let symbol = infix.symbol {
      if let neighbour = neighbours[symbol] {
        return [.site(MutationSite(.shiftBound, infix, replacement: infix.text(with: neighbour), schema: .choice))]
      }
      return shift(infix.rightOperand, symbol, declarations)
    }
    if let prefix = node.as(PrefixOperatorExprSyntax.self) {
      return shift(prefix.expression, prefix.operator.text, declarations)
    }
    return []
  }

  private static func shift(_ end: ExprSyntax, _ symbol: String, _ declarations: Declarations) -> [MutationPlace] {
    guard let step = ["..<": "+ 1", "...": "- 1"][symbol], !end.is(IntegerLiteralExprSyntax.self) else { return [] }
    guard IntegerExpression.isEvident(end, declarations) else { return [.obstacle(.typeNotEvident)] }
    return [.site(MutationSite(.shiftBound, end, replacement: "\(end.trimmedDescription) \(step)", schema: .choice))]
  }
}

/// Tells whole numbers from what is written.
enum IntegerExpression {
  static func isEvident(_ expression: ExprSyntax, _ declarations: Declarations) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: true
    case .declReferenceExpr(let name): declarations.isInteger(name.baseName.text)
    case .memberAccessExpr(let member): isCount(member) || declarations.isInteger(member.declName.baseName.text)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 && tuple.elements.allSatisfy { isEvident($0.expression, declarations) }
    case .functionCallExpr(let call): isExtremum(call, declarations)
    case .infixOperatorExpr(let infix): isArithmetic(infix, declarations)
    default: false
    }
  }

  private static func isCount(_ member: MemberAccessExprSyntax) -> Bool {
    member.base != nil && member.declName.baseName.text == "count"
  }

  private static func isExtremum(_ call: FunctionCallExprSyntax, _ declarations: Declarations) -> Bool {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return ["min", "max"].contains(name) && call.arguments.allSatisfy { isEvident($0.expression, declarations) }
  }

  private static func isArithmetic(_ infix: InfixOperatorExprSyntax, _ declarations: Declarations) -> Bool {
    guard let symbol = infix.symbol, ["+", "-", "*", "/", "%"].contains(symbol) else { return false }
    return isEvident(infix.leftOperand, declarations) && isEvident(infix.rightOperand, declarations)
  }
}
