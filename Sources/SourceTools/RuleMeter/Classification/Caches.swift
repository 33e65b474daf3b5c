/// Private variables that only spare work: filled and read where an answer is given, and thrown away without loss.
enum Caches {
  static func found(in program: Program) -> Set<PropertyDeclaration> {
    var filled: [PropertyDeclaration: Set<FunctionDeclaration>] = [:]
    var counting: Set<PropertyDeclaration> = []
    for (write, context) in program.occurrences.writes where write.place.root != .local && !write.empties {
      for property in write.place.storage where isCandidate(property, program) {
        if write.kind != .assignment || write.computedFrom.contains(property) { counting.insert(property) }
        filled[property, default: []].insert(context.function)
      }
    }
    var given: [PropertyDeclaration: Set<FunctionDeclaration>] = [:]
    for (use, context) in program.occurrences.uses where !use.isIgnored {
      guard use.destinations.contains(where: { gives($0, by: context.function) }),
        !use.destinations.contains(where: { if case .comparison = $0 { true } else { false } })
      else { continue }
      for property in use.properties { given[property, default: []].insert(context.function) }
    }
    let caches = filled.filter { property, functions in
      // What is only compared is remembered.
      !counting.contains(property) && functions.isSubset(of: given[property] ?? [])
        && functions == program.readers[property] && functions.allSatisfy(answers)
    }
    return Set(caches.keys)
  }

  private static func isCandidate(_ property: PropertyDeclaration, _ program: Program) -> Bool {
    guard property.isPrivate, property.isStored, property.isMutable,
      property.attributes.allSatisfy({ Wrappers.plain.contains($0.name) })
    else { return false }
    switch program.type(of: property) {
    case .named("Optional", _), .named("Dictionary", _): return true
    default: return false
    }
  }

  /// Whether a value goes to whoever asked a function: it is returned, or a completion handler is called with it.
  private static func gives(_ destination: Use.Destination, by function: FunctionDeclaration) -> Bool {
    switch destination {
    case .result: true
    case .argument(let call):
      call.callees.isEmpty && function.parameters.contains { $0.name == call.name && $0.type.isFunction }
    default: false
    }
  }

  /// Whether a function gives a value back, itself or to a completion handler.
  private static func answers(_ function: FunctionDeclaration) -> Bool {
    function.kind == .getter || function.kind == .function && function.result != .void
      || function.parameters.contains { $0.type.isFunction }
  }
}
