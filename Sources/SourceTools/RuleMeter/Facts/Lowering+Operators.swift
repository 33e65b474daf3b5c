import SwiftSyntax

extension Lowering {
  /// Folds `a = b ? c : d`, `a += b ?? c`, `x as? T == y` as far as the rules need: assignment binds last, the ternary
  /// next, casts first; other operators stay in a row.
  func sequence(_ elements: [ExprSyntax]) -> Expression {
    guard let index = elements.firstIndex(where: { isAssignment($0) }) else { return ternary(elements) }
    let (target, sign) = (Array(elements[..<index]), elements[index])
    return .assignment(
      ternary(target), ternary(Array(elements[(index + 1)...])), isCompound: !sign.is(AssignmentExprSyntax.self),
      at: nameOffset(target.last ?? sign))
  }

  /// `a ? b : c ? d : e`, folded from the right.
  private func ternary(_ elements: [ExprSyntax]) -> Expression {
    let operands = elements.split(omittingEmptySubsequences: false) { $0.is(UnresolvedTernaryExprSyntax.self) }
    let choices = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    guard let last = operands.last, operands.count > 1 else { return infix(elements) }
    if operands.count > Lowering.deepestNesting { return .group(operands.map { infix(Array($0)) }) }
    var result = infix(Array(last))
    for index in choices.indices.reversed() {
      result = .conditional(infix(Array(operands[index])), expression(choices[index]), result)
    }
    return result
  }

  /// A call stands where the name of what is called stands, a write where that of what is written does.
  func nameOffset(_ syntax: ExprSyntax) -> Int {
    if let member = syntax.as(MemberAccessExprSyntax.self) { return offset(member.declName.baseName) }
    if let subscripted = syntax.as(SubscriptCallExprSyntax.self) { return nameOffset(subscripted.calledExpression) }
    if let chained = syntax.as(OptionalChainingExprSyntax.self) { return nameOffset(chained.expression) }
    if let forced = syntax.as(ForceUnwrapExprSyntax.self) { return nameOffset(forced.expression) }
    return offset(syntax)
  }

  private func isAssignment(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(AssignmentExprSyntax.self) { return true }
    guard let sign = syntax.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return sign.last == "=" && !Expression.comparisons.contains(sign)
  }

  private func infix(_ elements: [ExprSyntax]) -> Expression {
    var operands: [Expression] = []
    var operators: [String] = []
    var index = 0
    while index < elements.count {
      let element = elements[index]
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator {
        operators.append(sign.text)
      } else if let cast = element.as(UnresolvedAsExprSyntax.self), index + 1 < elements.count {
        index += 1
        let target = elements[index].as(TypeExprSyntax.self).map { type($0.type) } ?? .unknown
        if let operand = operands.popLast() {
          operands.append(.cast(operand, target, isConditional: cast.questionOrExclamationMark?.text == "?"))
        }
      } else if element.is(UnresolvedIsExprSyntax.self) {
        index += 1
        if index < elements.count, let target = elements[index].as(TypeExprSyntax.self) { _ = type(target.type) }
        if let operand = operands.popLast() { operands.append(.group([.literal(.boolean, text: "…"), operand])) }
      } else {
        operands.append(expression(element))
      }
      index += 1
    }
    if operators.isEmpty, operands.count == 1 { return operands[0] }
    return .infix(operands, operators)
  }
}
