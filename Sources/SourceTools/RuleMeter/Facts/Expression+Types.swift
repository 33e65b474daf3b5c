extension Expression {
  var isClosure: Bool { if case .closure = self { true } else { false } }
  /// Whether it is `_`, or a mark without a value.
  var isNothing: Bool { if case .group(let operands) = self { operands.isEmpty } else { false } }

  /// The expression without `?`, `!`, `try` and casts.
  var unwrapped: Expression {
    switch self {
    case .unwrapped(let inner), .attempt(let inner), .cast(let inner, _, _): inner.unwrapped
    default: self
    }
  }

  /// Whether the expression is `nil`, an empty string or an empty collection.
  var isEmpty: Bool {
    switch self {
    case .literal(_, let text): text == "nil" || text == "\"\""
    case .array(let elements): elements.isEmpty
    case .dictionary(let keys, _): keys.isEmpty
    case .call(.name(let name, _, _), let arguments, _): arguments.isEmpty && StandardLibrary.collections.contains(name)
    case .call(let callee, let arguments, _): arguments.isEmpty && callee.collectionType != nil
    default: false
    }
  }

  /// The name of the binding whose value this is, or a part of it: `item` in `item.wrappedValue.title`.
  var boundName: String? {
    switch self {
    case .member(.name(let name, _, _), "wrappedValue", _): name
    case .member(let base, _, _), .subscripted(let base, _, _), .unwrapped(let base): base.boundName
    default: nil
    }
  }

  /// Whether the value is fixed in the source, as far as its spelling tells: a literal, a type's constant, what is made
  /// of such. Names of the body and of other variables may vary.
  var isConstant: Bool {
    switch self {
    case .literal, .implicitMember, .type, .keyPath, .selector: true
    case .name(let name, _, _): name.first?.isUppercase == true || Expression.constantFunctions.contains(name)
    case .member(let base, _, _), .unwrapped(let base), .attempt(let base), .cast(let base, _, _),
      .unary(_, let base, _):
      base.isConstant
    case .call(let callee, let arguments, _): callee.isConstant && arguments.allSatisfy(\.value.isConstant)
    case .array(let elements), .group(let elements), .infix(let elements, _): elements.allSatisfy(\.isConstant)
    case .dictionary(let keys, let values): (keys + values).allSatisfy(\.isConstant)
    case .tuple(let elements): elements.allSatisfy(\.value.isConstant)
    default: false
    }
  }

  private static let constantFunctions: Set<String> = ["NSLocalizedString", "localized", "min", "max"]

  /// The type that an expression names, if it names one: `Store`, `Outer.Inner`, `[Item]`, `Item?`.
  var typeReference: TypeReference? {
    switch self {
    case .name(let name, let arguments, _): return name.first?.isUppercase == true ? .named(name, arguments) : nil
    case .member(let base, let name, _):
      guard case .named(let outer, _)? = base.typeReference else { return nil }
      return .named("\(outer).\(name)")
    case .unwrapped(let wrapped): return wrapped.typeReference.map { .optional($0) }
    case .type(let type): return type
    default: return collectionType
    }
  }

  /// `[Item]` or `[Key: Item]` where a type is meant and not a literal.
  var collectionType: TypeReference? {
    switch self {
    case .array(let elements) where elements.count == 1: return elements[0].typeReference.map { .array($0) }
    case .dictionary(let keys, let values) where keys.count == 1:
      guard let key = keys[0].typeReference, let value = values[0].typeReference else { return nil }
      return .dictionary(key, value)
    default: return nil
    }
  }
}
