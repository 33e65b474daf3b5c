import SwiftSyntax

/// Puts another constant in the place of one: 0 and 1, another number's successor, `true` and `false`, another case of the
/// same enumeration.
enum SwapConstant: Operator {
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    switch node.as(SyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return number(literal)
    case .booleanLiteralExpr(let literal): return truth(literal)
    case .memberAccessExpr(let member): return enumCase(member, declarations)
    default: return []
    }
  }

  private static func number(_ literal: IntegerLiteralExprSyntax) -> [MutationPlace] {
    guard let value = Int(literal.literal.text.filter { $0 != "_" }) else { return [] }
    if literal.isRawValue { return [] }
    return [site(literal, value == 1 ? "0" : "\(value + 1)")]
  }

  private static func truth(_ literal: BooleanLiteralExprSyntax) -> [MutationPlace] {
    if literal.isRawValue { return [] }
    if literal.isPattern { return [.obstacle(.matchesPattern)] }
    return [site(literal, literal.literal.text == "true" ? "false" : "true")]
  }

  /// `.flagged`, `Covering.flagged`, and with its payload `.square(7)`.
  private static func enumCase(_ member: MemberAccessExprSyntax, _ declarations: Declarations) -> [MutationPlace] {
    let name = member.declName.baseName.text
    let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard declarations.isCase(name), member.base == nil || base?.first?.isUppercase == true else { return [] }
    if member.isPattern { return [.obstacle(.matchesPattern)] }
    let whole = member.parent?.as(FunctionCallExprSyntax.self).map(ExprSyntax.init) ?? ExprSyntax(member)
    if whole.parent?.is(MemberAccessExprSyntax.self) == true { return [] }
    guard let (old, new) = declarations.alternative(to: name, in: base) else { return [.obstacle(.typeNotEvident)] }
    guard old.hasPayload == whole.is(FunctionCallExprSyntax.self) else { return [] }
    return [site(whole, base.map { "\($0).\(new.name)" } ?? ".\(new.name)")]
  }

  private static func site(_ node: some ExprSyntaxProtocol, _ replacement: String) -> MutationPlace {
    .site(MutationSite(.swapConstant, node, replacement: replacement, schema: .choice))
  }
}

extension SyntaxProtocol {
  /// Whether it is matched against, rather than computed.
  fileprivate var isPattern: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(ExpressionPatternSyntax.self) { return true }
      if node.is(ClosureExprSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }

  /// Whether it stands where only a literal may: the raw value of a case, an argument of an attribute.
  fileprivate var isRawValue: Bool {
    sequence(first: Syntax(self), next: \.parent).contains {
      $0.is(EnumCaseElementSyntax.self) || $0.is(AttributeSyntax.self)
    }
  }
}
