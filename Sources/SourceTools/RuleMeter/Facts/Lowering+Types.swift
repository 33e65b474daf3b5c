import SwiftSyntax

extension Lowering {
  func type(_ syntax: TypeSyntax) -> TypeReference { nested(orElse: .unknown) { lowered(syntax) } }

  func type(_ syntax: TypeSyntax?) -> TypeReference? { syntax.map { type($0) } }

  private func lowered(_ syntax: TypeSyntax) -> TypeReference {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      let name = name(node.name)
      mention(name, at: offset(node.name))
      return .named(name, genericArguments(node.genericArgumentClause))
    case .memberType(let node): return member(node)
    case .optionalType(let node): return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return .optional(type(node.wrappedType))
    case .arrayType(let node): return .array(type(node.element))
    case .dictionaryType(let node): return .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): return tuple(node.elements)
    case .functionType(let node): return .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .attributedType(let node):
      let base = type(node.baseType)
      return isInOut(node) ? .inOut(base) : base
    case .someOrAnyType(let node): return type(node.constraint)
    case .compositionType(let node): return .composition(node.elements.map { type($0.type) })
    case .metatypeType(let node): return .metatype(type(node.baseType))
    case .packExpansionType(let node): return type(node.repetitionPattern)
    default: return .unknown
    }
  }

  func isInOut(_ node: AttributedTypeSyntax) -> Bool {
    node.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.map { type($0.argument.as(TypeSyntax.self)) ?? .unknown } ?? []
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map { GenericParameter(name: name($0.name), bound: type($0.inheritedType)) } ?? []
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    clause?.inheritedTypes.flatMap { element -> [TypeReference] in
      let lowered = type(element.type)
      return if case .composition(let types) = lowered { types } else { [lowered] }
    } ?? []
  }

  private func member(_ node: MemberTypeSyntax) -> TypeReference {
    let own = name(node.name)
    let base = type(node.baseType)
    guard case .named(let outer, _) = base else { return .unknown }
    return .named("\(outer).\(own)", genericArguments(node.genericArgumentClause))
  }

  private func tuple(_ elements: TupleTypeElementListSyntax) -> TypeReference {
    let lowered = elements.map { element in
      TypeReference.TupleElement(label: element.firstName.map { name($0) }, type: type(element.type))
    }
    if lowered.count == 1, lowered[0].label == nil { return lowered[0].type }
    return .tuple(lowered)
  }
}
