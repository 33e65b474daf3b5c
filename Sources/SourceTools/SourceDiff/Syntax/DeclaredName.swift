import SwiftSyntax

/// What a declaration declares.
struct DeclaredName: Equatable {
  /// The name alone.
  let base: String
  /// With the kind and the labels, such as `type Game`, `func add(_:)`, `var squares`.
  let full: String

  private init(_ kind: String, _ base: String, labels: String = "") {
    self.base = base
    full = "\(kind) \(base)\(labels)"
  }

  /// `nil` if the item is a statement or has no name.
  init?(_ item: Syntax) {
    let member = item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
    guard let declaration = member ?? item.as(CodeBlockItemSyntax.self).map({ Syntax($0.item) }) else { return nil }
    switch declaration.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      self.init("func", function.name.text, labels: DeclaredName.labels(function.signature))
    case .initializerDecl(let initializer):
      self.init("func", "init", labels: DeclaredName.labels(initializer.signature))
    case .variableDecl(let variable):
      self.init("var", variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", "))
    case .extensionDecl(let declaration): self.init("extension", declaration.extendedType.trimmedDescription)
    default:
      guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return nil }
      self.init("type", named.name.text)
    }
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    "(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
