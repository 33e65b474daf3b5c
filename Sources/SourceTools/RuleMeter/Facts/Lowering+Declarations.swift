import SwiftSyntax

extension Lowering {
  func add(_ item: CodeBlockItemSyntax, to members: inout Members) {
    if case .decl(let declaration) = item.item { return add(declaration, to: &members) }
    members.statements += statements(item)
  }

  func add(_ declaration: DeclSyntax, to members: inout Members) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      imports.append((node.path.first.map { name($0.name) } ?? "", offset(node)))
    case .variableDecl(let node): members.properties += properties(node)
    case .functionDecl(let node): members.functions.append(function(node))
    case .initializerDecl(let node): members.functions.append(initializer(node))
    case .deinitializerDecl(let node): members.functions.append(deinitializer(node))
    case .subscriptDecl(let node): members.functions += subscripts(node)
    case .typeAliasDecl(let node): members.aliases[name(node.name)] = type(node.initializer.value)
    case .enumCaseDecl(let node):
      for option in node.elements {
        members.cases[name(option.name)] = option.parameterClause?.parameters.map { type($0.type) } ?? []
      }
    case .ifConfigDecl(let node): addClauses(of: node, to: &members)
    case .structDecl(let node): members.types.append(type(.struct, node, node.genericParameterClause))
    case .classDecl(let node): members.types.append(type(.class, node, node.genericParameterClause))
    case .enumDecl(let node): members.types.append(type(.enum, node, node.genericParameterClause))
    case .actorDecl(let node): members.types.append(type(.actor, node, node.genericParameterClause))
    case .protocolDecl(let node): members.types.append(type(.protocol, node))
    case .extensionDecl(let node):
      let bound = selfBound(node.genericWhereClause)
      members.types.append(
        type(.extension, type(node.extendedType).name ?? "", at: offset(node.extendedType), node, selfBound: bound))
    default: break
    }
  }

  private func type(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ generics: GenericParameterClauseSyntax? = nil
  ) -> TypeDeclaration {
    type(kind, name(node.name), at: offset(node.name), node, generics)
  }

  private func type(
    _ kind: TypeDeclaration.Kind, _ name: String, at place: Int, _ node: some DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax? = nil, selfBound: TypeReference? = nil
  ) -> TypeDeclaration {
    mentions.append([])
    let parameters = genericParameters(generics)
    let inheritedTypes = inherited(node.inheritanceClause)
    let body = members(node.memberBlock)
    return TypeDeclaration(
      kind: kind, name: name, access: modifiers(node.modifiers).access, attributes: attributes(node.attributes),
      genericParameters: parameters, inherited: inheritedTypes, selfBound: selfBound, members: body,
      mentions: mentions.removeLast(), offset: place, file: file)
  }

  private func selfBound(_ clause: GenericWhereClauseSyntax?) -> TypeReference? {
    clause?.requirements.compactMap { requirement -> TypeReference? in
      switch requirement.requirement {
      case .conformanceRequirement(let bound) where type(bound.leftType) == .named("Self"): type(bound.rightType)
      case .sameTypeRequirement(let same) where same.leftType.trimmedDescription == "Self":
        type(same.rightType.as(TypeSyntax.self))
      default: nil
      }
    }.first
  }

  private func members(_ block: MemberBlockSyntax) -> Members {
    nested(orElse: Members()) { block.members.reduce(into: Members()) { add($1.decl, to: &$0) } }
  }

  private func addClauses(of node: IfConfigDeclSyntax, to members: inout Members) {
    for clause in node.clauses {
      switch clause.elements {
      case .decls(let declarations): for item in declarations { add(item.decl, to: &members) }
      case .statements(let items): for item in items { add(item, to: &members) }
      default: break
      }
    }
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      guard let identifier = node.attributeName.as(IdentifierTypeSyntax.self) else {
        return Attribute(name: node.attributeName.trimmedDescription, arguments: [])
      }
      var attribute = Attribute(
        name: name(identifier.name), arguments: genericArguments(identifier.genericArgumentClause))
      if case .argumentList(let values) = node.arguments { attribute.value = arguments(values).first?.value }
      return attribute
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    var result = Modifiers()
    for modifier in list {
      guard case .keyword(let word) = modifier.name.tokenKind else { continue }
      switch word {
      case .static, .class: result.isStatic = true
      case .weak, .unowned: result.isWeak = true
      case .mutating: result.isMutating = true
      case .override: result.isOverride = true
      default:
        guard let level = Lowering.accessLevels[word] else { continue }
        if modifier.detail == nil { result.access = level } else { result.setter = level }
      }
    }
    return result
  }

  private static let accessLevels: [Keyword: AccessLevel] = [
    .private: .private, .fileprivate: .fileprivate, .internal: .internal, .package: .package, .public: .public,
    .open: .open,
  ]
}
