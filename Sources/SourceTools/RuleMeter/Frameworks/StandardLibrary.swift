/// What the standard library's and Foundation's members give and change, as far as programs rely on it.
enum StandardLibrary {
  static let sequences: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Slice", "LazySequence", "AnySequence", "Sequence", "Collection",
    "ReversedCollection", "AsyncStream", "AsyncThrowingStream", "Range", "ClosedRange", "OrderedSet", "Deque",
  ]
  static let collections: Set<String> = sequences.union(["Dictionary", "KeyValuePairs", "Optional"])

  private static let values = """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat Bool String Character Substring Data
    Date URL UUID Decimal IndexPath IndexSet CGPoint CGSize CGRect DateComponents URLRequest URLComponents
    AttributedString Duration DispatchTime Calendar Locale TimeInterval Result
    """.words

  static func isValueType(_ name: String) -> Bool {
    if values.contains(name) || collections.contains(name) { return true }
    // `String.Encoding`, `Calendar.Component`: what a value type encloses are values.
    return name.utf8.contains(UInt8(ascii: ".")) && values.contains(String(name.prefix { $0 != "." }))
  }

  /// The platform's structs that bear the prefix of its classes.
  static let prefixedValues = "NSPoint NSSize NSRect NSRange NSEdgeInsets NSDirectionalEdgeInsets NSDecimal".words

  /// Whether all that a value of a type holds changes with it: the parts of a rectangle are values.
  static func isPlain(_ name: String) -> Bool {
    prefixedValues.contains(name) || values.contains(name) || ["UIEdgeInsets", "UIOffset"].contains(name)
  }

  private static let referenceSuffixes = """
    Formatter Encoder Decoder Session Manager Center Queue Process Thread Pipe Operation Lock Subject Player Context
    Handle Timer Layer Defaults Cache Archiver Unarchiver
    """.wordList

  /// Whether a type that no source declares is known to be a class, or a pointer.
  static func isReference(_ name: String) -> Bool {
    KnownFrameworks.hasPrefix("NS", name) && !prefixedValues.contains(name) || name.hasPrefix("Unsafe")
      || referenceSuffixes.contains(where: name.hasSuffix)
  }

  /// Types that lend what they hold, to be changed, to the closure given to `withLock`.
  static let locks: Set<String> = ["Mutex", "OSAllocatedUnfairLock"]

  /// The methods of value types that change the value they are called on.
  private static let mutators = """
    append insert remove removeAll removeFirst removeLast removeSubrange removeValue popFirst popLast sort reverse
    shuffle swapAt partition toggle negate merge formUnion formIntersection formSymmetricDifference subtract update
    updateValue reserveCapacity replaceSubrange formTruncatingRemainder round formSquareRoot move write add multiply
    formIndex appendPathComponent next deleteLastPathComponent resetBytes removeSubranges trimPrefix addTimeInterval
    standardize mergeAttributes addProduct withUnsafeMutableBufferPointer withUnsafeMutableBytes appendPathExtension
    """.words
  /// Those that objects have as well, for something else.
  private static let mutatorsOfValues = "replace convert shift take setValue invert".words

  static func mutates(_ method: String, _ type: TypeReference) -> Bool {
    if mutators.contains(method) { return true }
    guard mutatorsOfValues.contains(method), case .named(let name, _) = type.unwrapped else { return false }
    return isValueType(name) || FoundationTypes.isValue(name)
  }

  /// The members of a collection that tell what is in it, and are not a way to one of its elements.
  static let contents = "count isEmpty contains map compactMap flatMap reduce allSatisfy filter".words

  static func element(of type: TypeReference) -> TypeReference {
    guard case .named(let name, let arguments) = type.unwrapped else {
      return type == .frameworkValue ? type : .unknown
    }
    switch name {
    case "Dictionary", "KeyValuePairs":
      guard arguments.count == 2 else { return .unknown }
      return .tuple([.init(label: "key", type: arguments[0]), .init(label: "value", type: arguments[1])])
    case "String", "Substring": return .named("Character")
    case "Binding": return arguments.first.map { .named("Binding", [element(of: $0)]) } ?? .unknown
    default: return sequences.contains(name) ? arguments.first ?? .unknown : .unknown
    }
  }

  /// The type of `collection[index]`.
  static func subscripted(_ type: TypeReference, isRange: Bool) -> TypeReference {
    guard case .named(let name, let arguments) = type.unwrapped else { return element(of: type) }
    if name == "Dictionary", arguments.count == 2 { return .optional(arguments[1]) }
    return isRange ? type : element(of: type)
  }

  private static let sameCollection: Set<String> = [
    "sorted", "reversed", "filter", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "lazy", "values", "drop",
    "union", "intersection", "subtracting", "symmetricDifference",
  ]
  private static let optionalElements = "first last randomElement min max popFirst popLast".words

  /// The type of a member of a collection or an optional; `closure` is what a closure argument returns.
  static func member(_ name: String, of type: TypeReference, closure: TypeReference = .unknown) -> TypeReference? {
    if case .named("Optional", let arguments) = type, let wrapped = arguments.first {
      if name == "map" { return .optional(closure) }
      if name == "flatMap" { return closure }
      return member(name, of: wrapped, closure: closure)
    }
    if name == "pointee", case .named(let base, let arguments) = type, base.hasPrefix("Unsafe") {
      return arguments.first
    }
    guard case .named(let base, let arguments) = type, collections.contains(base) || base == "String" else {
      return nil
    }
    let element = element(of: type)
    if base == "Dictionary", arguments.count == 2 {
      switch name {
      case "values": return .array(arguments[1])
      case "keys": return .array(arguments[0])
      case "removeValue", "updateValue": return .optional(arguments[1])
      case "filter", "merging": return type
      case "mapValues", "compactMapValues": return .dictionary(arguments[0], closure.unwrapped)
      default: break
      }
    }
    switch name {
    case "count", "startIndex", "endIndex": return .integer
    case "isEmpty", "contains", "allSatisfy", "hasPrefix", "hasSuffix": return .boolean
    case "indices": return .named("Range", [.integer])
    case "firstIndex", "lastIndex": return .optional(.integer)
    case "map": return .array(closure)
    case "compactMap": return .array(closure.unwrapped)
    case "flatMap": return .array(StandardLibrary.element(of: closure))
    case "enumerated":
      return .array(.tuple([.init(label: "offset", type: .integer), .init(label: "element", type: element)]))
    case "remove" where base == "Set": return .optional(element)
    case "remove", "removeFirst", "removeLast": return element
    case "joined": return element == .string ? .string : .array(StandardLibrary.element(of: element))
    default:
      if optionalElements.contains(name) { return .optional(element) }
      if sameCollection.contains(name) { return .array(element) }
      return nil
    }
  }

  /// What a free function of the standard library returns.
  static func result(of function: String, _ arguments: [TypeReference]) -> TypeReference? {
    guard let first = arguments.first else { return nil }
    switch function {
    case "zip" where arguments.count == 2:
      let elements = arguments.map { TypeReference.TupleElement(label: nil, type: element(of: $0)) }
      return .array(.tuple(elements))
    case "min", "max", "abs": return first
    case "stride": return .array(first)
    default: return nil
    }
  }

  /// Functions that only compute.
  static let calculations = """
    abs min max zip stride sqrt pow floor ceil round sin cos tan atan2 hypot exp type repeatElement sequence fabs fmod
    arc4random_uniform
    """.words

  /// The methods that run the closures they are given before they return.
  static let immediate = """
    forEach map compactMap flatMap filter first last contains allSatisfy reduce sorted sort min max removeAll firstIndex
    lastIndex drop prefix mapValues compactMapValues partition withLock withUnsafeBytes withUnsafeMutablePointer sync
    """.words

  /// The types of a closure's parameters, when a method of this receiver calls it.
  static func closureParameters(of method: String, on receiver: TypeReference) -> [TypeReference] {
    if case .named("Optional", let arguments) = receiver, method == "map" || method == "flatMap" { return arguments }
    if method == "withLock", let name = receiver.name, locks.contains(name) {
      return receiver.arguments.map { .inOut($0) }
    }
    let element = element(of: receiver)
    switch method {
    case "sorted", "sort", "min", "max": return [element, element]
    case "reduce": return [.unknown, element]
    case "mapValues", "compactMapValues": return [receiver.arguments.last ?? .unknown]
    default: return element == .unknown ? [] : [element]
    }
  }
}
