/// Closures that run when the user acts, told from those that draw or run in passing.
struct Actions {
  private var closures: Set<ClosureFlow> = []
  /// Closures in a `body` that build what is shown.
  private var builders: Set<ClosureFlow> = []
  private var passing: Set<ClosureFlow> = []

  private let program: Program
  private let registrations: Registrations

  init(_ program: Program, _ registrations: Registrations) {
    self.program = program
    self.registrations = registrations
    for (call, _) in program.occurrences.calls {
      for argument in call.arguments {
        guard let closure = argument.closure else { continue }
        if Actions.passing.contains(call.name) { passing.insert(closure) }
        if isAction(argument, of: call) {
          closures.insert(closure)
        } else if !Actions.laterCalls.contains(call.name), !keepsAction(argument, of: call) {
          builders.insert(closure)
        }
      }
    }
  }

  /// Whether a closure is only a way to run something now, soon or on the main thread.
  func runsInPassing(_ closure: ClosureFlow) -> Bool { closure.isImmediate || passing.contains(closure) }

  func contains(_ closure: ClosureFlow) -> Bool { closures.contains(closure) }

  /// Whether a closure builds what is shown, when the code around it does.
  func builds(_ closure: ClosureFlow) -> Bool { closure.isImmediate || builders.contains(closure) }

  // MARK: Calls

  private static let passing = immediateCalls.union(["async", "asyncAfter", "run", "Task", "sync", "forEach"])

  private func isAction(_ argument: CallSite.PassedFunction, of call: CallSite) -> Bool {
    if call.callees.isEmpty, call.name == "scheduledTimer" { return true }
    if call.isOnControl, registrations.isNamed(by: call) { return true }
    if ["Task", "DispatchWorkItem"].contains(call.name) || Actions.immediateCalls.contains(call.name) { return false }
    if let callee = call.callees.first {
      guard let owner = program.owner(of: callee), let taken = argument.parameter else { return false }
      if call.isConstruction, isBareAction(taken.type), registrations.keeps(call, callee, taken.name) { return true }
      guard program.isViewOrFrameworks(owner) else { return false }
      if call.isConstruction { return takesAction(taken.type) }
      return keepsAction(argument, of: call)
        && (owner.role == .framework || registrations.keeps(call, callee, taken.name))
    }
    let label = argument.label ?? ""
    return call.isConstruction ? isActionOfInitializer(label, of: call) : isActionOfMethod(label, of: call)
  }

  private func keepsAction(_ argument: CallSite.PassedFunction, of call: CallSite) -> Bool {
    guard let taken = argument.parameter, taken.isEscaping, let callee = call.callees.first else { return false }
    return takesAction(program.symbols.canonical(taken.type, in: program.owner(of: callee), file: callee.file))
  }

  /// A function that gives nothing back is there for what it does.
  private func takesAction(_ type: TypeReference) -> Bool {
    guard case .function(_, let result) = type.unwrapped else { return false }
    return result == .void || result == .named("Void")
  }

  /// Whether a closure takes nothing and gives nothing back: what a row or a menu item that keeps it will do.
  private func isBareAction(_ type: TypeReference) -> Bool { type.parameters.isEmpty && takesAction(type) }

  /// A type's own properties are the parameters of the initialiser that nobody writes.
  private func isActionOfInitializer(_ label: String, of call: CallSite) -> Bool {
    if let symbol = program.declared(call.receiver.name) {
      let functions = symbol.allProperties.filter { $0.isStored && program.type(of: $0).isFunction }
      let taken = label == Argument.trailing ? functions.last : functions.first { $0.name == label }
      guard let type = taken.map(program.type) else { return false }
      return program.isViewOrFrameworks(symbol) ? takesAction(type) : isBareAction(type)
    }
    if let isAction = Actions.isAction(label) { return isAction }
    if call.name == "Button" { return !call.arguments.contains { $0.label == "action" } }
    return !SwiftUITypes.isContainer(call.name)
  }

  private func isActionOfMethod(_ label: String, of call: CallSite) -> Bool {
    guard isFromFramework(call.receiver) else { return false }
    if let isAction = Actions.isAction(label) { return isAction }
    if call.name.hasPrefix("on"), call.name.dropFirst(2).first?.isUppercase == true { return true }
    return Actions.actionMethods.contains(call.name)
  }

  /// What a parameter of SwiftUI's takes, as far as its label tells.
  private static func isAction(_ label: String) -> Bool? {
    actionLabels.contains(label) ? true : builderLabels.contains(label) ? false : nil
  }

  private func isFromFramework(_ type: TypeReference) -> Bool {
    switch type.unwrapped {
    case .frameworkValue: return true
    case .named(let name, _):
      return program.symbols.type(named: name).map(program.isViewOrFrameworks)
        ?? KnownFrameworks.isType(name, importing: ["SwiftUI"])
    default: return false
    }
  }
}
