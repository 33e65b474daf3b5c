import SwiftSyntax

extension Lowering {
  /// The properties of `var a = 1, b: Int`. A type written last holds for the names before it.
  func properties(_ node: VariableDeclSyntax) -> [PropertyDeclaration] {
    let mutable = node.bindingSpecifier.tokenKind != .keyword(.let)
    let (modifiers, attributes) = (modifiers(node.modifiers), attributes(node.attributes))
    var shared: TypeReference?
    var result: [PropertyDeclaration] = []
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { shared = type(annotation.type) }
      let annotated = binding.typeAnnotation != nil || binding.initializer == nil ? shared : nil
      for token in names(binding.pattern) {
        result.append(property(token, binding, node, annotated, modifiers, attributes, isMutable: mutable))
      }
    }
    return result.reversed()
  }

  private func names(_ pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names($0.pattern) } }
    return []
  }

  private func property(
    _ token: TokenSyntax, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ type: TypeReference?,
    _ modifiers: Modifiers, _ attributes: [Attribute], isMutable: Bool
  ) -> PropertyDeclaration {
    let accessors = accessors(binding.accessorBlock, of: name(token), type ?? .unknown)
    // An override stores nothing of its own, even where it only observes.
    let isComputed = accessors.contains { $0.kind == .getter } || modifiers.isOverride
    let requirement = binding.accessorBlock != nil && accessors.isEmpty
    return PropertyDeclaration(
      name: name(token), isStored: !isComputed && !requirement, isMutable: isMutable, modifiers: modifiers,
      attributes: attributes, type: type, initial: expression(binding.initializer?.value), accessors: accessors,
      viewStateReason: comments.viewStateReason(
        forDeclarationFrom: lines.line(of: offset(node)), to: lines.line(of: offset(token))),
      offset: offset(token), file: file)
  }

  /// The bodies behind a property; a protocol's `{ get set }` has none.
  func accessors(_ block: AccessorBlockSyntax?, of name: String, _ type: TypeReference) -> [FunctionDeclaration] {
    switch block?.accessors {
    case .getter(let items):
      let (body, place) = (statements(items), offset(items))
      return [FunctionDeclaration(kind: .getter, name: name, result: type, body: body, offset: place, file: file)]
    case .accessors(let list): return list.compactMap { accessor($0, of: name, type) }
    default: return []
    }
  }

  private func accessor(_ node: AccessorDeclSyntax, of name: String, _ type: TypeReference) -> FunctionDeclaration? {
    guard let body = node.body, let kind = kind(node.accessorSpecifier) else { return nil }
    let implicit = node.accessorSpecifier.tokenKind == .keyword(.didSet) ? "oldValue" : "newValue"
    let parameter = Parameter(name: (node.parameters?.name).map { self.name($0) } ?? implicit, type: type)
    return FunctionDeclaration(
      kind: kind, name: name, parameters: kind == .getter ? [] : [parameter], result: kind == .getter ? type : .void,
      isSynchronous: kind != .getter, body: statements(body.statements), offset: offset(node), file: file)
  }

  private func kind(_ specifier: TokenSyntax) -> FunctionDeclaration.Kind? {
    switch specifier.tokenKind {
    case .keyword(.get), .keyword(._read): .getter
    case .keyword(.set), .keyword(._modify): .setter
    case .keyword(.didSet), .keyword(.willSet): .observer
    default: nil
    }
  }
}
