/// Who calls whom in a program, and what its application state is: what can be read of it beside what breaks a rule.
package struct CallMap: Sendable {
  /// A function, accessor or initialiser, and where it is declared.
  package struct Function: Hashable, Sendable {
    package let symbol: String
    /// `tapSquare(_:flagMode:)`
    package let signature: String
    package let location: ProgramMeasure.Location
  }

  /// A call of one measured function by another.
  package struct Call: Sendable {
    package let caller: Function, callee: Function
    package let location: ProgramMeasure.Location
    /// Whether the callee, or what it calls, changes application state.
    package let changesState: Bool
    /// Whether it gives something back, and whether it waits in a closure until the user acts.
    package let returnsValue: Bool, isLater: Bool
    /// Whether it is given an object, or a function that it keeps, and so can tell of something later.
    package let takesObserver: Bool
  }

  /// A stored variable that holds data, whoever may read it.
  package struct Datum: Sendable {
    /// `Game.squares`
    package let symbol: String, file: String
    /// Whether its file alone can set it, and whether it is part of a value, which is set where the value is kept.
    package let isPrivate: Bool, isInValue: Bool
  }

  /// The measured variables that hold application state, or a library's object that does.
  package let data: [Datum]
  /// The symbols of all application state, in views and in models, and of what libraries keep of it for all to read.
  package let applicationState: Set<String>
  /// The names of the types that are models.
  package let models: Set<String>
  /// In source order. Constructions, and calls in notification handlers, are left out.
  package let calls: [Call]
  /// What is left out of these.
  package let others: [Call]

  init(_ analysis: Analysis) {
    let state = analysis.state.properties.filter { analysis.isMeasured($0.file) || !$0.isPrivate }
    applicationState = Set(state.map(analysis.symbol))
    models = Set(analysis.state.models.map(\.title))
    calls = CallMap.calls(in: analysis, others: false)
    others = CallMap.calls(in: analysis, others: true)
    let kept = analysis.keptByLibraries.map { ($0, $0.isMutable ? $0.setter <= .fileprivate : $0.isPrivate) }
    let own = analysis.measuredState.map { ($0, $0.setter <= .fileprivate) }
    data = (own + kept).map { property, isPrivate in
      Datum(
        symbol: analysis.symbol(of: property), file: analysis.location(property.file, property.offset).file,
        isPrivate: isPrivate, isInValue: analysis.program.owner(of: property)?.kind == .struct)
    }
  }

  private static func calls(in analysis: Analysis, others: Bool) -> [Call] {
    func function(_ function: FunctionDeclaration) -> Function {
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return Function(
        symbol: analysis.symbol(of: function), signature: "\(function.name)(\(labels))",
        location: analysis.location(function.file, function.offset))
    }
    let actions = analysis.judge.actions
    var calls: [Call] = []
    for (call, context) in analysis.occurrences.calls where analysis.isMeasured(context.function.file) {
      if (call.isConstruction || context.closures.contains(where: analysis.handlers.contains)) != others { continue }
      for callee in call.callees.flatMap(analysis.graph.targets) where analysis.isMeasured(callee.file) {
        calls.append(
          Call(
            caller: function(context.function), callee: function(callee),
            location: analysis.location(context.function.file, call.offset),
            changesState: analysis.effects.changes[callee] != nil, returnsValue: callee.result != .void,
            isLater: context.closures.contains { if case .stored = $0.use { true } else { actions.contains($0) } },
            takesObserver: callee.parameters.contains {
              $0.isEscaping || !$0.type.isFunction && !analysis.kinds.isValue($0.type, in: callee.file)
            }))
      }
    }
    return calls.sorted { ($0.location, $0.callee.location) < ($1.location, $1.callee.location) }
  }
}
