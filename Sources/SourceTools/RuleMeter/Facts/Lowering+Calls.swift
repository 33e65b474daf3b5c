import SwiftSyntax

extension Lowering {
  func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    let operands = trailing(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .call(callee, operands, at: nameOffset(node.calledExpression))
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label.map { name($0) }, value: expression($0.expression)) }
  }

  func trailing(
    _ list: LabeledExprListSyntax, _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = arguments(list)
    if let first { result.append(Argument(label: Argument.trailing, value: .closure(closure(first)))) }
    return result + others.map { Argument(label: name($0.label), value: .closure(closure($0.closure))) }
  }

  func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    let captures = node.signature?.capture?.items.map {
      (name: name($0.name), value: expression($0.initializer?.value))
    }
    let parameters = parameters(node.signature)
    anonymousCounts.append(0)
    let body = statements(node.statements)
    return ClosureExpression(
      captures: captures ?? [], parameters: parameters, body: body, anonymousCount: anonymousCounts.removeLast(),
      offset: offset(node))
  }

  private func parameters(_ signature: ClosureSignatureSyntax?) -> [Parameter] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map { parameter(label: nil, name: name($0.name), nil) }
    case .parameterClause(let clause):
      clause.parameters.map { parameter(label: nil, name: name($0.secondName ?? $0.firstName), $0.type) }
    default: []
    }
  }
}
