/// Every name that the program declares, and who owns it.
final class SymbolTable {
  let files: [SourceFile]
  /// The parts of their paths.
  private let paths: [[Substring]]
  /// The modules that each file imports, and those that any does.
  let imports: [Set<String>], modules: Set<String>
  private(set) var types: [TypeSymbol] = []
  private(set) var globals: [String: [PropertyDeclaration]] = [:]
  private(set) var freeFunctions: [String: [FunctionDeclaration]] = [:]
  private(set) var propertyOwners: [PropertyDeclaration: TypeSymbol] = [:]
  private(set) var functionOwners: [FunctionDeclaration: TypeSymbol] = [:]
  private var typesByName: [String: TypeSymbol] = [:]
  /// What the dotted names end in, so that few types are searched for what is nested in them.
  private var nestedNames: Set<Substring> = []
  /// The types that other files see, by a name that several targets or folders may use.
  private var namesakes: [String: [TypeSymbol]] = [:]
  /// Types that only their file sees; two files may use the same name.
  private var fileTypes: [SourceFile.ID: [String: TypeSymbol]] = [:]
  private let meanings = Memo<Mention, TypeSymbol?>()
  /// Whether all types are declared, so that what a name means no longer changes.
  private var isComplete = false
  /// By the target of the program that declares them, in which they hide what a framework calls the same.
  private var aliases: [String?: [String: TypeReference]] = [:]
  private var otherAliases: [String: TypeReference] = [:]
  private let lineages = Memo<TypeSymbol, Lineage>()
  /// The types whose further ancestors are not followed.
  private(set) var deepest: [TypeSymbol] = []
  static let longestLineage = 100
  /// The types that inherit from each type, through any chain, in source order.
  private(set) lazy var heirs: [TypeSymbol: [TypeSymbol]] = {
    let pairs = types.flatMap { type in lineage(of: type).symbols.dropFirst().map { ($0, type) } }
    return Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
  }()

  /// A name of a type, and where it stands.
  private struct Mention: Hashable {
    let name: String
    let context: TypeSymbol?
    let file: SourceFile.ID
  }

  /// What a type inherits from, through any chain.
  struct Lineage {
    /// The type itself, then what it inherits from, nearest first.
    var symbols: [TypeSymbol] = []
    /// Names of ancestors that no file at hand declares.
    var externals: Set<String> = []
    /// What the ancestors' generic parameters stand for. Inside an argument nothing is replaced: it could grow too far.
    var bindings: [TypeSymbol: [String: TypeReference]] = [:]
  }

  init(files: [SourceFile]) {
    self.files = files
    paths = files.map { $0.path.split(separator: "/") }
    imports = files.map { Set($0.imports.map(\.module)) }
    modules = imports.reduce([]) { $0.union($1) }
    for file in files {
      for property in file.members.properties { globals[property.name, default: []].append(property) }
      for function in file.members.functions { freeFunctions[function.name, default: []].append(function) }
      declare(file.members, in: nil, file.role)
      if file.role == .program { aliases[file.scope, default: [:]].merge(file.members.aliases) { $1 } }
      otherAliases.merge(file.members.aliases) { $1 }
    }
    for file in files { extend(file.members.types, file.role) }
    for type in types { own(type) }
    isComplete = true
  }

  // MARK: Looking up

  func type(named name: String, in context: TypeSymbol?, file: SourceFile.ID) -> TypeSymbol? {
    guard isComplete else { return find(name, in: context, file) }
    return meanings.answer(Mention(name: name, context: context, file: file)) { find(name, in: context, file) }
  }

  private func find(_ name: String, in context: TypeSymbol?, _ file: SourceFile.ID) -> TypeSymbol? {
    var scope = context
    while let type = scope {
      if let found = nested(name, in: type, file) { return found }
      if type.name == name || type.declaration.name == name { return type }
      scope = type.enclosing
    }
    return visible(name, from: file) ?? find(dotted: name, in: context, file)
  }

  /// `Outer.Inner`, where the first name may be a module.
  private func find(dotted name: String, in context: TypeSymbol?, _ file: SourceFile.ID) -> TypeSymbol? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let last = String(name[name.index(after: dot)...])
    if let outer = type(named: String(name[..<dot]), in: context, file: file) {
      return nested(last, in: outer, file)
        ?? lineage(of: outer).symbols.dropFirst().lazy.compactMap { self.nested(last, in: $0, file) }.first
    }
    guard let first = name.firstIndex(of: "."), modules.contains(String(name[..<first])) else { return nil }
    return type(named: String(name[name.index(after: first)...]), in: nil, file: file)
  }

  func type(named name: String?) -> TypeSymbol? { name.flatMap { typesByName[$0] } }

  /// The type that a file means by a name: its own, then its target's, then that of the nearest folder.
  private func visible(_ name: String, from file: SourceFile.ID) -> TypeSymbol? {
    if let own = fileTypes[file]?[name] { return own }
    guard let candidates = namesakes[name] else { return typesByName[name] }
    return nearest(candidates, to: file) { $0.declaration.file }
  }

  /// Which of several declarations a file sees: the one of the same target, then the one in the nearest folder.
  func nearest<Declaration>(
    _ candidates: [Declaration], to file: SourceFile.ID, in place: (Declaration) -> SourceFile.ID
  ) -> Declaration? {
    guard candidates.count > 1 else { return candidates.first }
    let own = files[file].scope
    let inScope = own == nil ? [] : candidates.filter { files[place($0)].scope == own }
    if inScope.count == 1 { return inScope[0] }
    func shared(_ candidate: Declaration) -> Int {
      zip(paths[place(candidate)], paths[file].dropLast()).prefix { $0 == $1 }.count
    }
    return (inScope.isEmpty ? candidates : inScope).max { shared($0) < shared($1) }
  }

  private func nested(_ name: String, in type: TypeSymbol, _ file: SourceFile.ID) -> TypeSymbol? {
    guard nestedNames.contains(name[...]) || name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return visible("\(type.name).\(name)", from: file)
  }

  /// Replaces aliases and makes names of the program's types absolute.
  func canonical(_ type: TypeReference, in context: TypeSymbol?, file: SourceFile.ID, depth: Int = 0) -> TypeReference {
    if depth > 32 { return .unknown }
    func next(_ type: TypeReference) -> TypeReference { canonical(type, in: context, file: file, depth: depth + 1) }
    guard case .named(let name, let arguments) = type else { return type.mapParts(next) }
    if name == "Self", let context { return context.selfType }
    let local = context?.scopes.lazy.compactMap { $0.aliases[name] }.first
    let alias = local ?? aliases[files[file].scope]?[name]
    let symbol = self.type(named: name, in: context, file: file)
    if let symbol, alias == nil || symbol.enclosing != nil || local == nil && symbol.role == .program {
      return .named(symbol.name, arguments.map(next))
    }
    return (alias ?? otherAliases[name]).map(next) ?? .named(name, arguments.map(next))
  }

  func lineage(of type: TypeSymbol) -> Lineage { lineages.answer(type) { findLineage(of: type) } }

  private func findLineage(of type: TypeSymbol) -> Lineage {
    var lineage = Lineage()
    var visited: Set<TypeSymbol> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      guard lineage.symbols.count < SymbolTable.longestLineage else {
        deepest.append(type)
        break
      }
      lineage.symbols.append(next)
      let file = next.declaration.file
      for inherited in next.inherited.reversed() {
        let known = lineage.bindings[next] ?? [:]
        let type = canonical(inherited, in: next.enclosing, file: file).mapParts { part in
          if case .named(let name, []) = part { known[name] ?? part } else { part }
        }
        for name in names(type) {
          if let symbol = self.type(named: name, in: nil, file: file) {
            pending.append(symbol)
            lineage.bindings[symbol] = symbol.bindings(to: type)
          } else {
            lineage.externals.insert(name)
          }
        }
      }
    }
    return lineage
  }

  /// What the generic parameters of a type stand for, where `type` is that type or one that inherits from it.
  func bindings(of owner: TypeSymbol, in symbol: TypeSymbol, _ type: TypeReference) -> [String: TypeReference] {
    let own = symbol.bindings(to: type)
    return owner == symbol ? own : lineage(of: symbol).bindings[owner, default: [:]].mapValues { $0.substituting(own) }
  }

  private func names(_ type: TypeReference) -> [String] {
    switch type {
    case .named(let name, _): [name]
    case .composition(let types): types.flatMap { names($0) }
    default: []
    }
  }

  // MARK: Declaring

  private func declare(_ members: Members, in enclosing: TypeSymbol?, _ role: SourceFile.Role) {
    for type in members.types where type.kind != .extension { declare(type, in: enclosing, role) }
  }

  private func declare(_ type: TypeDeclaration, in enclosing: TypeSymbol?, _ role: SourceFile.Role) {
    let name = enclosing.map { "\($0.name).\(type.name)" } ?? type.name
    if let other = sameFile(name, type) {
      other.extend(with: type)
      return declare(type.members, in: other, role)
    }
    let unique = typesByName[name] == nil ? name : "\(name)@\(type.file)"
    let symbol = add(TypeSymbol(name: unique, declaration: type, enclosing: enclosing, role: role))
    if type.access <= .fileprivate {
      fileTypes[type.file, default: [:]][name] = symbol
    } else {
      namesakes[name, default: []].append(symbol)
    }
    declare(type.members, in: symbol, role)
  }

  /// The clauses of `#if` may each declare a type: it is one type.
  private func sameFile(_ name: String, _ type: TypeDeclaration) -> TypeSymbol? {
    let known = (namesakes[name] ?? []) + [typesByName[name], fileTypes[type.file]?[name]].compactMap { $0 }
    return known.first { $0.declaration.file == type.file && $0.kind == type.kind }
  }

  private func extend(_ declarations: [TypeDeclaration], _ role: SourceFile.Role) {
    for part in declarations where part.kind == .extension {
      let extended = canonical(.named(part.name), in: nil, file: part.file).name ?? part.name
      let symbol = type(named: extended, in: nil, file: part.file)
      symbol?.extend(with: part)
      // No file at hand may declare the type, as with `UIView`.
      let owner = symbol ?? add(TypeSymbol(name: extended, declaration: part, enclosing: nil, role: .library))
      declare(part.members, in: owner, role)
    }
  }

  private func add(_ symbol: TypeSymbol) -> TypeSymbol {
    types.append(symbol)
    typesByName[symbol.name] = symbol
    nestedNames.formUnion(symbol.name.split(separator: ".").dropFirst().suffix(1))
    return symbol
  }

  private func own(_ type: TypeSymbol) {
    for property in type.allProperties {
      propertyOwners[property] = type
      for accessor in property.accessors { functionOwners[accessor] = type }
    }
    for function in type.allFunctions { functionOwners[function] = type }
  }
}
