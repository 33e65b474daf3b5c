/// Closures that run when the user acts, told from those that draw or run in passing.
struct Actions {
  private var closures: Set<ObjectIdentifier> = []
  /// Closures in a `body` that build what is shown.
  private var builders: Set<ObjectIdentifier> = []
  private var passing: Set<ObjectIdentifier> = []

  init(_ program: Program, _ occurrences: Occurrences, _ registrations: Registrations) {
    for (call, _) in occurrences.calls {
      for argument in call.arguments {
        guard let closure = argument.closure else { continue }
        if Actions.passing.contains(call.name) { passing.insert(ObjectIdentifier(closure)) }
        if Actions.isAction(argument, of: call, program, registrations) {
          closures.insert(ObjectIdentifier(closure))
        } else if !Actions.runsLater(call.name) {
          builders.insert(ObjectIdentifier(closure))
        }
      }
    }
  }

  /// Whether a closure is only a way to run something now, soon or on the main thread.
  func runsInPassing(_ closure: ClosureFlow) -> Bool {
    if case .immediate = closure.use { return true }
    return passing.contains(ObjectIdentifier(closure))
  }

  func contains(_ closure: ClosureFlow) -> Bool { closures.contains(ObjectIdentifier(closure)) }

  /// Whether a closure builds what is shown, when the code around it does.
  func builds(_ closure: ClosureFlow) -> Bool {
    if case .immediate = closure.use { return true }
    return builders.contains(ObjectIdentifier(closure))
  }

  // MARK: Calls

  private static let passing = immediateCalls.union(["async", "asyncAfter", "run", "Task", "sync", "forEach"])

  /// Calls that return before their closure runs.
  static func runsLater(_ name: String) -> Bool { laterCalls.contains(name) }
  static func runsInPassing(_ name: String) -> Bool { immediateCalls.contains(name) }

  private static func isAction(
    _ argument: CallSite.PassedFunction, of call: CallSite, _ program: Program, _ registrations: Registrations
  ) -> Bool {
    if call.callees.isEmpty, call.name == "scheduledTimer" { return true }
    if call.name == "Task" || call.name == "DispatchWorkItem" || immediateCalls.contains(call.name) { return false }
    if let callee = call.callees.first {
      guard let owner = program.owner(of: callee), let parameter = argument.parameter else { return false }
      if call.isConstruction, isBareAction(parameter.type), registrations.keeps(callee, parameter.name) { return true }
      guard program.isViewComponent(owner) || owner.role == .framework else { return false }
      if call.isConstruction { return takesAction(parameter.type) }
      return parameter.isEscaping && takesAction(parameter.type)
        && (owner.role == .framework || registrations.keeps(callee, parameter.name))
    }
    if call.isConstruction { return isActionOfInitializer(argument, of: call, program) }
    return isActionOfMethod(argument, of: call, program)
  }

  /// A function that gives nothing back is there for what it does.
  private static func takesAction(_ type: TypeReference) -> Bool {
    guard case .function(_, let result) = type.unwrapped else { return false }
    return result == .void || result == .named("Void")
  }

  /// Whether a closure takes nothing and gives nothing back: what a row or a menu item that keeps it will do.
  private static func isBareAction(_ type: TypeReference) -> Bool {
    guard case .function(let parameters, _) = type.unwrapped else { return false }
    return parameters.isEmpty && takesAction(type)
  }

  /// A type's own properties are the parameters of the initialiser that nobody writes.
  private static func isActionOfInitializer(
    _ argument: CallSite.PassedFunction, of call: CallSite, _ program: Program
  ) -> Bool {
    let label = argument.label ?? ""
    if let name = call.receiver.name, let symbol = program.symbols.type(named: name), symbol.kind != .extension {
      let functions = symbol.allProperties.filter { $0.isStored && program.type(of: $0).isFunction }
      let taken = label == Argument.trailing ? functions.last : functions.first { $0.name == label }
      guard let type = taken.map(program.type) else { return false }
      let isView = program.isViewComponent(symbol) || symbol.role == .framework
      return isView ? takesAction(type) : isBareAction(type)
    }
    if actionLabels.contains(label) { return true }
    if builderLabels.contains(label) { return false }
    if call.name == "Button" { return !call.arguments.contains { $0.label == "action" } }
    return !SwiftUITypes.isContainer(call.name)
  }

  private static func isActionOfMethod(
    _ argument: CallSite.PassedFunction, of call: CallSite, _ program: Program
  ) -> Bool {
    let label = argument.label ?? ""
    guard isFromFramework(call.receiver, program) else { return false }
    if actionLabels.contains(label) { return true }
    if builderLabels.contains(label) { return false }
    if call.name.hasPrefix("on"), call.name.dropFirst(2).first?.isUppercase == true { return true }
    return ["task", "refreshable", "addAction", "dropDestination", "gesture", "accessibilityAction"].contains(call.name)
  }

  private static func isFromFramework(_ type: TypeReference, _ program: Program) -> Bool {
    switch type.unwrapped {
    case .frameworkValue: return true
    case .named(let name, _):
      guard let symbol = program.symbols.type(named: name) else {
        return KnownFrameworks.isType(name, importing: ["SwiftUI"])
      }
      return symbol.role == .framework || program.isViewComponent(symbol)
    default: return false
    }
  }
}
