import SwiftSyntax

// What several operators ask of the syntax.

extension ExprSyntax {
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.withoutEffects }
    return self
  }

  var isAssignment: Bool {
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    return infix.symbol.map { $0.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains($0) } == true
  }

  /// The name of the function that it calls, when it is a call; through `?.` as well.
  var calledName: String? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.calledName }
    guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    return called.lastName ?? ""
  }

  /// The name that it is, or that of the member that it is.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The variable that it is of the type around it: `name`, `self.name`.
  var ownProperty: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The expression before the dot, where it calls a member.
  var receiver: ExprSyntax? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }
}

extension InfixOperatorExprSyntax {
  /// `==`, `&&`, `+=`; `nil` for `=`.
  var symbol: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

  func text(with symbol: String) -> String {
    "\(leftOperand.trimmedDescription) \(symbol) \(rightOperand.trimmedDescription)"
  }
}

extension IfExprSyntax {
  /// Whether it does nothing but leave, under a condition.
  var isEarlyExit: Bool {
    guard elseBody == nil, body.statements.count == 1, let item = body.statements.first?.item else { return false }
    return item.is(ReturnStmtSyntax.self) || item.is(ContinueStmtSyntax.self) || item.is(BreakStmtSyntax.self)
      || item.is(ThrowStmtSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// What has it in its body.
  var owner: Syntax? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let holder = list.parent else { return nil }
    return holder.is(CodeBlockSyntax.self) ? holder.parent : holder
  }

  /// Whether its value may be the result of the function, closure, `if` or `switch` whose only statement it is.
  var isValue: Bool {
    guard parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let owner else { return false }
    switch owner.as(SyntaxEnum.self) {
    case .closureExpr, .accessorBlock: return true
    case .functionDecl(let function): return function.signature.returnClause != nil
    case .accessorDecl(let accessor): return accessor.accessorSpecifier.text == "get"
    case .ifExpr(let expression): return ExprSyntax(expression).isBranchValue
    case .switchCase(let branch):
      guard let expression = branch.parent?.parent?.as(SwitchExprSyntax.self) else { return false }
      return ExprSyntax(expression).isBranchValue
    default: return false
    }
  }
}

extension ExprSyntax {
  /// Whether the value of an `if` or `switch` may be used.
  fileprivate var isBranchValue: Bool {
    if let parent = parent?.as(IfExprSyntax.self) { return ExprSyntax(parent).isBranchValue }
    guard let statement = parent?.as(ExpressionStmtSyntax.self) else { return true }
    return statement.parent?.as(CodeBlockItemSyntax.self)?.isValue == true
  }
}

extension InitializerDeclSyntax {
  /// The variables that the type declares where it is declared itself.
  var properties: [PatternBindingSyntax] {
    let members = parent?.parent?.as(MemberBlockItemListSyntax.self)
    return members?.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) } ?? []
  }
}

extension PatternBindingSyntax {
  /// Such a variable starts as `nil`; an optional constant does not.
  var isOptionalVariable: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
      && typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
  }
}
