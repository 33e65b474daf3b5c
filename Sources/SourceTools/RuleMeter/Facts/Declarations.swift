/// How far a name is visible.
enum AccessLevel: Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}

/// What the words before a declaration say of it.
struct Modifiers: Sendable {
  var access = AccessLevel.internal
  /// Who may set it, where not all may who see it.
  var setter: AccessLevel?
  var isStatic = false
  var isWeak = false
  var isMutating = false
  var isOverride = false
}

/// An attribute or property wrapper: `@State`, `@IBOutlet`.
struct Attribute: Sendable {
  let name: String
  let arguments: [TypeReference]
  /// What the parentheses hold first: `Store.self` in `@Environment(Store.self)`.
  var value: Expression?
}

/// A place where source code names a type.
struct TypeMention: Sendable {
  let name: String
  let offset: Int
}

/// A type declaration or an extension, as one file holds it.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }

  let kind: Kind
  /// Dotted for an extension of a nested type.
  let name: String
  let access: AccessLevel
  let attributes: [Attribute]
  let genericParameters: [GenericParameter]
  let inherited: [TypeReference]
  /// What `extension … where Self: Type` asks of the conforming types.
  var selfBound: TypeReference?
  let members: Members
  let mentions: [TypeMention]
  let offset: Int
  let file: SourceFile.ID
}

struct GenericParameter: Sendable {
  let name: String
  let bound: TypeReference?
}

/// What a type or a file declares.
struct Members: Sendable {
  var types: [TypeDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var aliases: [String: TypeReference] = [:]
  /// The cases of an enum, with the types of what they carry.
  var cases: [String: [TypeReference]] = [:]
  /// Statements of a script at the top level of a file.
  var statements: [Statement] = []
}

/// A property, a global or a static variable.
final class PropertyDeclaration: Identity, Sendable {
  let name: String
  let isStored: Bool
  let isMutable: Bool
  let modifiers: Modifiers
  let attributes: [Attribute]
  let type: TypeReference?
  let initial: Expression?
  let accessors: [FunctionDeclaration]
  /// What runs when it is read; what is stored has no getter of its own.
  var getters: [FunctionDeclaration] { isStored ? [] : accessors(.getter) }
  let viewStateReason: String?
  let offset: Int
  let file: SourceFile.ID

  init(
    name: String, isStored: Bool, isMutable: Bool, modifiers: Modifiers, attributes: [Attribute], type: TypeReference?,
    initial: Expression?, accessors: [FunctionDeclaration], viewStateReason: String?, offset: Int, file: SourceFile.ID
  ) {
    self.name = name
    self.isStored = isStored
    self.isMutable = isMutable
    self.modifiers = modifiers
    self.attributes = attributes
    self.type = type
    self.initial = initial
    self.accessors = accessors
    self.viewStateReason = viewStateReason
    self.offset = offset
    self.file = file
  }

  var isStatic: Bool { modifiers.isStatic }
  var isWeak: Bool { modifiers.isWeak }
  var setter: AccessLevel { modifiers.setter ?? modifiers.access }
  /// Whether its file alone sees it.
  var isPrivate: Bool { modifiers.access <= .fileprivate }

  /// The accessors that have bodies, of one kind.
  func accessors(_ kind: FunctionDeclaration.Kind) -> [FunctionDeclaration] { accessors.filter { $0.kind == kind } }

  func hasAttribute(_ names: Set<String>) -> Bool { attributes.contains { names.contains($0.name) } }
}

/// A function, an initialiser, a subscript or an accessor.
final class FunctionDeclaration: Identity, Sendable {
  enum Kind: Sendable { case function, initializer, deinitializer, `subscript`, getter, setter, observer }

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  let genericParameters: [GenericParameter]
  let result: TypeReference
  let modifiers: Modifiers
  let attributes: [Attribute]
  /// Whether it is known to run without `await`.
  let isSynchronous: Bool
  /// Empty for a protocol's requirement.
  let body: [Statement]
  let offset: Int
  let file: SourceFile.ID

  init(
    kind: Kind, name: String, parameters: [Parameter] = [], genericParameters: [GenericParameter] = [],
    result: TypeReference = .void, modifiers: Modifiers = Modifiers(), attributes: [Attribute] = [],
    isSynchronous: Bool = false, body: [Statement], offset: Int, file: SourceFile.ID
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.genericParameters = genericParameters
    self.result = result
    self.modifiers = modifiers
    self.attributes = attributes
    self.isSynchronous = isSynchronous
    self.body = body
    self.offset = offset
    self.file = file
  }

  var isStatic: Bool { modifiers.isStatic }
  var isMutating: Bool { modifiers.isMutating }
  var isOverride: Bool { modifiers.isOverride }
}

/// What is equal to itself alone.
protocol Identity: AnyObject, Hashable {}

extension Identity {
  static func == (left: Self, right: Self) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
