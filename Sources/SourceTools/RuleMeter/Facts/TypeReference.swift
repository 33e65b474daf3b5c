/// A type as the source spells it, sugar removed: `[Square]?` is `Optional<Array<Square>>`.
indirect enum TypeReference: Hashable, Sendable {
  /// A nominal type, a generic parameter or an alias; a nested type's name is dotted.
  case named(String, [TypeReference] = [])
  case tuple([TupleElement])
  case function([TypeReference], TypeReference)
  case metatype(TypeReference)
  case composition([TypeReference])
  case inOut(TypeReference)
  /// A value that a framework hands out and whose type only the framework knows.
  case frameworkValue
  case unknown

  struct TupleElement: Hashable, Sendable {
    let label: String?
    let type: TypeReference
  }
}

extension TypeReference {
  static let void = TypeReference.tuple([])
  static let integer = TypeReference.named("Int")
  static let boolean = TypeReference.named("Bool")
  static let string = TypeReference.named("String")

  static func optional(_ wrapped: TypeReference) -> TypeReference { .named("Optional", [wrapped]) }
  static func array(_ element: TypeReference) -> TypeReference { .named("Array", [element]) }
  static func dictionary(_ key: TypeReference, _ value: TypeReference) -> TypeReference {
    .named("Dictionary", [key, value])
  }

  var unwrapped: TypeReference {
    switch self {
    case .named("Optional", let arguments), .named("ImplicitlyUnwrappedOptional", let arguments):
      arguments.first?.unwrapped ?? .unknown
    case .inOut(let type): type.unwrapped
    default: self
    }
  }

  /// The type whose static members a value of this type has; the type itself for any other.
  var instance: TypeReference { if case .metatype(let type) = self { type } else { self } }

  var isFunction: Bool { if case .function = unwrapped { true } else { false } }

  var name: String? { if case .named(let name, _) = unwrapped { name } else { nil } }

  var arguments: [TypeReference] { if case .named(_, let arguments) = unwrapped { arguments } else { [] } }

  var parameters: [TypeReference] { if case .function(let parameters, _) = unwrapped { parameters } else { [] } }

  /// The types that a value of this type stores: what remains without optionals, collections and tuples.
  var payloads: [TypeReference] {
    switch unwrapped {
    case .named(let name, let arguments) where StandardLibrary.collections.contains(name):
      arguments.last?.payloads ?? [self]
    case .tuple(let elements): elements.flatMap(\.type.payloads)
    default: [unwrapped]
    }
  }

  /// Whether values of this type hold others, an optional aside.
  var isCollection: Bool { name.map(StandardLibrary.collections.contains) ?? false }

  /// Replaces generic parameters by the arguments they are bound to.
  func substituting(_ bindings: [String: TypeReference]) -> TypeReference {
    if bindings.isEmpty { return self }
    if case .named(let name, _) = self, let bound = bindings[name] { return bound }
    return mapParts { $0.substituting(bindings) }
  }

  /// The same type made of other types.
  func mapParts(_ transform: (TypeReference) -> TypeReference) -> TypeReference {
    switch self {
    case .named(let name, let arguments): .named(name, arguments.map(transform))
    case .tuple(let elements): .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    case .function(let parameters, let result): .function(parameters.map(transform), transform(result))
    case .metatype(let type): .metatype(transform(type))
    case .composition(let types): .composition(types.map(transform))
    case .inOut(let type): .inOut(transform(type))
    case .frameworkValue, .unknown: self
    }
  }
}
