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

  /// The type without optionality, however deep.
  var unwrapped: TypeReference {
    switch self {
    case .named("Optional", let arguments), .named("ImplicitlyUnwrappedOptional", let arguments):
      arguments.first?.unwrapped ?? .unknown
    case .inOut(let type): type.unwrapped
    default: self
    }
  }

  var isOptional: Bool { self != unwrapped }

  /// The type whose static members a value of this type has; the type itself for any other.
  var instance: TypeReference {
    if case .metatype(let type) = self { return type }
    return self
  }

  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }

  /// The dotted name of a nominal type.
  var name: String? {
    if case .named(let name, _) = unwrapped { return name }
    return nil
  }

  var arguments: [TypeReference] {
    if case .named(_, let arguments) = unwrapped { return arguments }
    return []
  }

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
  var isCollection: Bool {
    guard case .named(let name, _) = unwrapped else { return false }
    return StandardLibrary.collections.contains(name)
  }

  /// Replaces generic parameters by the arguments they are bound to.
  func substituting(_ bindings: [String: TypeReference]) -> TypeReference {
    if bindings.isEmpty { return self }
    switch self {
    case .named(let name, let arguments):
      if let bound = bindings[name] { return bound }
      return .named(name, arguments.map { $0.substituting(bindings) })
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.substituting(bindings)) })
    case .function(let parameters, let result):
      return .function(parameters.map { $0.substituting(bindings) }, result.substituting(bindings))
    case .metatype(let type): return .metatype(type.substituting(bindings))
    case .composition(let types): return .composition(types.map { $0.substituting(bindings) })
    case .inOut(let type): return .inOut(type.substituting(bindings))
    case .frameworkValue, .unknown: return self
    }
  }
}
