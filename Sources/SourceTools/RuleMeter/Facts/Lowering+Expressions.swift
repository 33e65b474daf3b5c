import SwiftSyntax

extension Lowering {
  func expression(_ syntax: ExprSyntax) -> Expression { nested(orElse: .nothing) { lowered(syntax) } }

  func expression(_ syntax: ExprSyntax?) -> Expression? { syntax.map { expression($0) } }

  private func lowered(_ syntax: ExprSyntax) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return reference(node)
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      let index = trailing(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      return .subscripted(expression(node.calledExpression), index, at: offset(node.leftSquare))
    case .sequenceExpr(let node): return sequence(Array(node.elements))
    case .prefixOperatorExpr(let node):
      return .unary(node.operator.text, expression(node.expression), at: offset(node.operator))
    case .postfixOperatorExpr(let node):
      return .unary(node.operator.text, expression(node.expression), at: offset(node.operator))
    case .optionalChainingExpr(let node): return .unwrapped(expression(node.expression))
    case .forceUnwrapExpr(let node): return .unwrapped(expression(node.expression))
    case .inOutExpr(let node): return .inOut(expression(node.expression), at: offset(node.expression))
    case .closureExpr(let node): return .closure(closure(node))
    case .tupleExpr(let node): return tuple(node)
    case .ifExpr(let node): return .statement(ifStatement(node))
    case .switchExpr(let node): return .statement(choice(node))
    case .genericSpecializationExpr(let node): return specialised(node)
    case .typeExpr(let node): return .type(type(node.type))
    case .keyPathExpr(let node): return keyPath(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .postfixIfConfigExpr(let node): return expression(node.base) ?? .nothing
    case .tryExpr(let node) where node.questionOrExclamationMark == nil: return .attempt(expression(node.expression))
    case .superExpr: return .name("super", [], at: offset(syntax))
    case .integerLiteralExpr(let node): return .literal(.integer, text: node.literal.text)
    case .floatLiteralExpr(let node): return .literal(.named("Double"), text: node.literal.text)
    case .booleanLiteralExpr(let node): return .literal(.boolean, text: node.literal.text)
    case .nilLiteralExpr: return .literal(.optional(.unknown), text: "nil")
    case .stringLiteralExpr(let node): return string(node)
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    default: return marked(syntax)
    }
  }

  /// `await`, `consume` and other marks leave the value behind them what it is.
  private func marked(_ syntax: ExprSyntax) -> Expression {
    let value = syntax.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(ExprSyntax.self) }.first
    return expression(value) ?? .nothing
  }

  private func string(_ node: StringLiteralExprSyntax) -> Expression {
    let interpolated = node.segments.flatMap { segment -> [Expression] in
      guard case .expressionSegment(let interpolation) = segment else { return [] }
      return interpolation.expressions.map { expression($0.expression) }
    }
    if !interpolated.isEmpty { return .group([.literal(.string, text: "…")] + interpolated) }
    let text = node.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
    return .literal(.string, text: text.utf8.count > 80 ? "…" : "\"\(text)\"")
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .dictionary([], []) }
    return .dictionary(elements.map { expression($0.key) }, elements.map { expression($0.value) })
  }

  private func reference(_ node: DeclReferenceExprSyntax, _ arguments: [TypeReference] = []) -> Expression {
    let own = name(node.baseName)
    let place = offset(node.baseName)
    if own.first?.isUppercase == true { mention(own, at: place) }
    noteAnonymous(own)
    return .name(own, arguments, at: place)
  }

  /// `$1` says that the closure takes two parameters at least.
  private func noteAnonymous(_ name: String) {
    guard name.utf8.first == UInt8(ascii: "$"), let index = Int(name.dropFirst()), !anonymousCounts.isEmpty else {
      return
    }
    anonymousCounts.append(max(anonymousCounts.removeLast(), index + 1))
  }

  private func member(_ node: MemberAccessExprSyntax) -> Expression {
    let own = name(node.declName.baseName)
    let place = offset(node.declName.baseName)
    guard let base = node.base else { return .implicitMember(own, at: place) }
    return .member(expression(base), own, at: place)
  }

  private func specialised(_ node: GenericSpecializationExprSyntax) -> Expression {
    let arguments = genericArguments(node.genericArgumentClause)
    if let reference = node.expression.as(DeclReferenceExprSyntax.self) { return self.reference(reference, arguments) }
    return expression(node.expression)
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    let elements = arguments(node.elements)
    if elements.count == 1, elements[0].label == nil { return elements[0].value }
    return .tuple(elements)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let names = node.components.compactMap { component -> String? in
      guard case .property(let property) = component.component else { return nil }
      return name(property.declName.baseName)
    }
    return .keyPath(type(node.root), names, at: offset(node.backslash))
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let operands = arguments(node.arguments)
    if node.macroName.text == "selector", let first = operands.first { return .selector(first.value) }
    let closures = node.trailingClosure.map { [Expression.closure(closure($0))] } ?? []
    return .group(operands.map(\.value) + closures)
  }
}
