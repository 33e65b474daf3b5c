/// Variables of observable classes whose observers only copy them into storage: what a person prefers.
struct Settings {
  private(set) var properties: Set<PropertyDeclaration> = []
  private let program: Program

  init(_ program: Program) {
    self.program = program
    let edited = Self.edited(program)
    for property in program.symbols.types.filter(program.announces).flatMap(\.allProperties) where property.isStored {
      guard !edited.contains(property), isPlain(program.type(of: property), in: property) else { continue }
      let observers = property.accessors(.observer)
      let isCopied = !observers.isEmpty && observers.allSatisfy { stores(program.flow(of: $0)) }
      if isCopied || property.hasAttribute(Wrappers.defaults) { properties.insert(property) }
    }
  }

  /// What is changed from its own value is counted on, and no preference.
  private static func edited(_ program: Program) -> Set<PropertyDeclaration> {
    let writes = program.occurrences.writes.map(\.write).filter { $0.kind != .binding }
    return Set(writes.flatMap { $0.place.storage.filter($0.keeps) })
  }

  /// Whether a value says one thing: yes or no, a number, a text, one of several.
  private func isPlain(_ type: TypeReference, in property: PropertyDeclaration) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    return program.declared(name, file: property.file).map { $0.kind == .enum } ?? Settings.plain.contains(name)
  }

  private static let plain = """
    Bool Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat TimeInterval Decimal String
    """.words

  private static let storages: Set<String> = ["UserDefaults", "NSUbiquitousKeyValueStore"]
  private static let steps: Set<String> = ["set", "setValue", "removeObject", "synchronize", "encode"]

  /// Whether a body puts something into storage and does nothing else, by itself or through one function.
  private func stores(_ flows: [Flow], depth: Int = 0) -> Bool {
    let stored = flows.compactMap { stores($0, depth) }
    return !stored.isEmpty && !stored.contains(false)
  }

  private func stores(_ flow: Flow, _ depth: Int) -> Bool? {
    switch flow {
    case .use, .mayThrow, .exit: nil
    case .write(let write): write.place.root == .local || write.place.steps.last.map { isStorage($0.base) } ?? false
    case .call(let call) where call.isConstruction || call.isSetter: true
    case .call(let call) where call.callees.isEmpty:
      Settings.steps.contains(call.name) && (isStorage(call.receiver) || call.name == "encode")
    case .call(let call): depth == 0 && call.callees.allSatisfy { stores(program.flow(of: $0), depth: 1) }
    case .alternatives(let bodies): bodies.allSatisfy { $0.allSatisfy { stores($0, depth) != false } }
    case .closure, .choice, .loop, .asynchronousLoop, .deferred, .attempt: false
    }
  }

  private func isStorage(_ type: TypeReference) -> Bool { type.name.map(Settings.storages.contains) ?? false }
}
