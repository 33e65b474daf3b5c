import SwiftSyntax

/// Leaves out the value that a variable begins with: what is left is the empty value of its type, `0`, `""`, `nil`, `[]`.
///
/// The type has to be evident: from an annotation, or from a literal.
enum DropInitialValue: Operator {
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
      return site(value, type: binding.typeAnnotation?.type, declarations)
    }
    if let item = node.as(CodeBlockItemSyntax.self) { return firstValue(item, declarations) }
    return []
  }

  /// The first value that an initialiser gives to a property: `name = user.name`.
  private static func firstValue(_ item: CodeBlockItemSyntax, _ declarations: Declarations) -> [MutationPlace] {
    guard case .expr(let expression) = item.item, let infix = expression.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self), let name = infix.leftOperand.ownProperty,
      let initializer = item.parent?.parent?.parent?.as(InitializerDeclSyntax.self),
      let binding = initializer.properties.first(where: { $0.pattern.trimmedDescription == name }),
      binding.initializer == nil
    else { return [] }
    // An optional variable begins as `nil` without it, so that the statement can be dropped.
    if binding.isOptionalVariable { return [] }
    return site(infix.rightOperand, type: binding.typeAnnotation?.type, declarations)
  }

  private static func site(_ value: ExprSyntax, type: TypeSyntax?, _ declarations: Declarations) -> [MutationPlace] {
    let empty = type.map(emptyValue) ?? emptyValue(of: value)
    guard let empty, value.trimmedDescription != empty else { return [] }
    return [
      .site(
        MutationSite(
          .dropInitialValue, value, replacement: empty, schema: .choice,
          isPlacing: PlacingRole(declarations) { $0.standsInPlacing(value) }))
    ]
  }

  private static func emptyValue(_ type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    return [
      "Int": "0", "Int8": "0", "UInt8": "0", "Int64": "0", "UInt64": "0", "Double": "0", "String": "\"\"",
      "Bool": "false",
    ][type.trimmedDescription]
  }

  private static func emptyValue(of value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: "0"
    case .stringLiteralExpr: "\"\""
    case .booleanLiteralExpr: "false"
    default: nil
    }
  }
}
