import SwiftSyntax

/// The names of declarations, as diagnostics write them: `MinesScreen.uncover(_:)`.
enum Symbol {
  static func enclosing(_ node: Syntax) -> String {
    let names = sequence(first: node, next: \.parent).compactMap { name(of: $0) }
    return names.isEmpty ? "file" : names.reversed().joined(separator: ".")
  }

  /// The types that a node is declared in, from the outside.
  static func types(around node: Syntax) -> [String] {
    guard let parent = node.parent else { return [] }
    return sequence(first: parent, next: \.parent).compactMap(\.typeName).reversed()
  }

  private static func name(of node: Syntax) -> String? {
    if let type = node.typeName { return type }
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text + labels(function.signature) }
    if let initializer = node.as(InitializerDeclSyntax.self) { return "init" + labels(initializer.signature) }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    if let binding = node.as(PatternBindingSyntax.self), isMember(binding) { return binding.pattern.trimmedDescription }
    return nil
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    "(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  /// Whether a variable belongs to a type or a file, not to a function.
  private static func isMember(_ binding: PatternBindingSyntax) -> Bool {
    guard let declaration = binding.parent?.parent else { return false }
    return declaration.parent?.is(MemberBlockItemSyntax.self) == true
      || declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
