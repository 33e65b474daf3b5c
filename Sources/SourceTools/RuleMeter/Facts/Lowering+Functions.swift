import SwiftSyntax

extension Lowering {
  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    let (name, modifiers) = (self.name(node.name), self.modifiers(node.modifiers))
    let (last, named) = (mentions.count - 1, mentions[mentions.count - 1].count)
    // AppKit has a document make its windows.
    let isAsked = modifiers.isOverride && KnownFrameworks.makingWindows.contains(name)
    defer { if isAsked { mentions[last].removeSubrange(named...) } }
    let generics = genericParameters(node.genericParameterClause)
    return FunctionDeclaration(
      kind: .function, name: name, parameters: parameters(node.signature.parameterClause),
      genericParameters: generics, result: type(node.signature.returnClause?.type) ?? .void,
      modifiers: modifiers, attributes: attributes(node.attributes),
      isSynchronous: node.signature.effectSpecifiers?.asyncSpecifier == nil, body: statements(node.body),
      offset: offset(node.name), file: file)
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .initializer, name: "init", parameters: parameters(node.signature.parameterClause),
      genericParameters: genericParameters(node.genericParameterClause), modifiers: modifiers(node.modifiers),
      attributes: attributes(node.attributes), body: statements(node.body), offset: offset(node.initKeyword),
      file: file)
  }

  func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .deinitializer, name: "deinit", body: statements(node.body), offset: offset(node.deinitKeyword), file: file)
  }

  /// A subscript: its getter, which carries the element type, and its setter.
  func subscripts(_ node: SubscriptDeclSyntax) -> [FunctionDeclaration] {
    let indices = parameters(node.parameterClause, areIndices: true)
    let element = type(node.returnClause.type)
    let bodies = accessors(node.accessorBlock, of: "subscript", element)
    let declaration = FunctionDeclaration(
      kind: .subscript, name: "subscript", parameters: indices, result: element,
      modifiers: modifiers(node.modifiers), body: bodies.first { $0.kind == .getter }?.body ?? [],
      offset: offset(node.subscriptKeyword), file: file)
    let setters = bodies.filter { $0.kind == .setter }.map { setter in
      FunctionDeclaration(
        kind: .setter, name: "subscript", parameters: indices + setter.parameters, body: setter.body,
        offset: setter.offset, file: file)
    }
    return [declaration] + setters
  }

  func parameters(_ clause: FunctionParameterClauseSyntax, areIndices: Bool = false) -> [Parameter] {
    clause.parameters.map { parameter in
      let label = name(parameter.firstName)
      return self.parameter(
        label: label == "_" || areIndices && parameter.secondName == nil ? nil : label,
        name: name(parameter.secondName ?? parameter.firstName), parameter.type,
        initial: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil)
    }
  }

  func parameter(
    label: String?, name: String, _ syntax: TypeSyntax?, initial: ExprSyntax? = nil, isVariadic: Bool = false
  ) -> Parameter {
    let attributed = syntax?.as(AttributedTypeSyntax.self)
    let lowered = syntax.map { type($0) } ?? .unknown
    let bare = if case .inOut(let inner) = lowered { inner } else { lowered }
    let escapes =
      bare.isFunction && attributed == nil && bare != bare.unwrapped
      || attributed?.attributes.trimmedDescription.contains("@escaping") == true
    return Parameter(
      label: label, name: name, type: isVariadic ? .array(bare) : bare,
      isInOut: attributed.map { isInOut($0) } ?? false, isEscaping: escapes, initial: expression(initial))
  }
}
