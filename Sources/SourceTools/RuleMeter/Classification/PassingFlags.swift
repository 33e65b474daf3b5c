/// Flags that a view component raises only while it sets views: between two events they say nothing.
///
/// Each block that raises one lowers it again, before any way out or in a `defer`, and nobody else writes it. Only the
/// main thread sets views, and the functions wait for nothing, so nobody reads the flag from elsewhere meanwhile.
struct PassingFlags {
  /// Calls that let other events happen before they return.
  private static let waits = "runModal runModalSession run nextEvent popUp popUpContextMenu trackEvents wait".words
  private let program: Program
  /// How many ways out of a block the walk has passed.
  private var exits = 0
  /// How many writes of each flag raise it or lower it again.
  private var paired: [PropertyDeclaration: Int] = [:]

  static func found(in program: Program) -> Set<PropertyDeclaration> {
    var flags = PassingFlags(program: program)
    for function in settingViews(program).subtracting(waiting(program)) where function.isSynchronous {
      flags.walk(program.flow(of: function))
    }
    for flag in program.occurrences.writes.lazy.flatMap(\.write.place.storage) { flags.paired[flag]? -= 1 }
    return Set(flags.paired.filter { $0.value == 0 }.keys)
  }

  /// The functions that set a framework's view, themselves or through one function.
  private static func settingViews(_ program: Program) -> Set<FunctionDeclaration> {
    let calls = program.occurrences.calls.filter(\.context.closures.isEmpty)
    let asking = calls.filter { call, _ in
      call.callees.isEmpty && program.declared(call.receiver.name) == nil && program.isView(call.receiver)
    }
    let writing = program.occurrences.writes.filter { write, context in
      let leaf = write.place.steps.last
      return context.closures.isEmpty && leaf.map { $0.property == nil && program.isView($0.base) } == true
    }
    let setting = Set(asking.map(\.context.function) + writing.map(\.context.function))
    return setting.union(calls.filter { $0.call.callees.contains(where: setting.contains) }.map(\.context.function))
  }

  /// The functions that let other events happen, themselves or through others.
  private static func waiting(_ program: Program) -> Set<FunctionDeclaration> {
    let calls = program.occurrences.calls.filter { $0.call.callees.isEmpty && waits.contains($0.call.name) }
    return Set(calls.map(\.context.function)).closed { function in
      let asked = [true, false].flatMap { program.graph.calls[.init(declaration: function, isDirect: $0), default: []] }
      return asked.map(\.function) + program.graph.reached(by: function)
    }
  }

  private mutating func walk(_ block: [Flow]) {
    /// How many ways out there were when each flag was raised.
    var raised: [PropertyDeclaration: Int] = [:]
    for flow in block {
      switch flow {
      case .write(let write): follow(write, &raised)
      case .deferred(let body): for case .write(let write) in body { follow(write, &raised, isDeferred: true) }
      case .exit, .mayThrow: exits += 1
      default: flow.blocks.forEach { walk($0) }
      }
    }
  }

  private mutating func follow(_ write: Write, _ raised: inout [PropertyDeclaration: Int], isDeferred: Bool = false) {
    guard let flag = flag(setBy: write) else { return }
    if write.text != flag.initial?.text {
      raised[flag] = isDeferred ? nil : exits
    } else if raised.removeValue(forKey: flag) == exits {
      paired[flag, default: 0] += 2
    }
  }

  /// The Boolean of a view component that a write sets, if setting it does nothing else.
  private func flag(setBy write: Write) -> PropertyDeclaration? {
    guard write.kind == .assignment, write.place.isOwn, let flag = write.place.lastStorage.first,
      case .literal(.boolean, _) = flag.initial, !flag.isStatic, flag.accessors.isEmpty,
      flag.attributes.allSatisfy({ Wrappers.plain.contains($0.name) }),
      program.owner(of: flag)?.kind == .class, program.isInView(flag)
    else { return nil }
    return flag
  }
}
