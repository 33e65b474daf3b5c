/// A type of the program, of a configured framework or of a library: its declaration and all its extensions.
///
/// Symbols are built once, before any body is resolved, and do not change afterwards.
final class TypeSymbol: Identity {
  /// Unique in the program: where several types have the same name, the later ones carry the number of their file.
  let name: String
  /// The name as people know it.
  let title: String
  let kind: TypeDeclaration.Kind
  let role: SourceFile.Role
  let declaration: TypeDeclaration
  let enclosing: TypeSymbol?
  private(set) var parts: [TypeDeclaration]
  /// Stored and computed properties in source order.
  private(set) var allProperties: [PropertyDeclaration] = []
  private(set) var allFunctions: [FunctionDeclaration] = []
  var properties: [String: [PropertyDeclaration]] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var aliases: [String: TypeReference] = [:]
  var cases: [String: [TypeReference]] = [:]

  init(name: String, declaration: TypeDeclaration, enclosing: TypeSymbol?, role: SourceFile.Role) {
    self.name = name
    title = enclosing.map { "\($0.title).\(declaration.name)" } ?? declaration.name
    self.kind = declaration.kind
    self.role = role
    self.declaration = declaration
    self.enclosing = enclosing
    parts = [declaration]
    add(declaration.members)
  }

  /// The type itself and those around it, innermost first.
  var scopes: [TypeSymbol] { Array(sequence(first: self, next: \.enclosing)) }

  /// The type itself, or the one around everything around it.
  var outermost: TypeSymbol { enclosing?.outermost ?? self }

  func isEnclosed(in type: TypeSymbol) -> Bool { scopes.dropFirst().contains(type) }

  func extend(with part: TypeDeclaration) {
    parts.append(part)
    add(part.members)
  }

  var isReference: Bool { kind == .class || kind == .actor }
  var inherited: [TypeReference] { parts.flatMap(\.inherited) }
  func hasAttribute(_ names: Set<String>) -> Bool {
    parts.contains { part in part.attributes.contains { names.contains($0.name) } }
  }

  var genericParameters: [GenericParameter] { declaration.genericParameters }
  var selfType: TypeReference { .named(name, genericParameters.map { .named($0.name) }) }

  var storedProperties: [PropertyDeclaration] { allProperties.filter { $0.isStored && !$0.isStatic } }

  /// What its generic parameters stand for in a type.
  func bindings(to type: TypeReference) -> [String: TypeReference] {
    if kind == .extension, type.isCollection { return ["Element": StandardLibrary.element(of: type)] }
    return Dictionary(zip(genericParameters.map(\.name), type.arguments)) { first, _ in first }
  }

  private func add(_ members: Members) {
    allProperties += members.properties
    allFunctions += members.functions
    for property in members.properties { properties[property.name, default: []].append(property) }
    for function in members.functions { functions[function.name, default: []].append(function) }
    aliases.merge(members.aliases) { _, last in last }
    cases.merge(members.cases) { _, last in last }
  }
}
