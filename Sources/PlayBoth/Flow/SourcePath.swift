import LessonScreens
import RuleMeter
import SourceTools

/// What the source of two variants of a lesson says about the path of an event.
typealias FlowSources = (first: SourcePath, second: SourcePath)

/// What the source says can happen when the window asks a screen for something: the places that request an action of
/// the model, and those that break a rule. It is read, not recorded: a condition may keep a place from being reached.
/// What a `Trace` recorded tells which of them ran.
package struct SourcePath {
  private let package: PackageFolder
  private let tree: TreeFacts
  private let screen: String
  private let calls: [CallMap.Function: [CallMap.Call]]
  private let functions: Set<CallMap.Function>
  private let violations: [ProgramMeasure.LocatedViolation]
  private let clauses: [String: SwitchClauses]
  private let lines: [String: SourceLines]
  private let models: Set<String>
  /// The names of the types that the models' files declare.
  let modelTypes: Set<String>
  /// Whether what reads the data as it is drawn is tracked by the framework.
  package let isTracked: Bool

  /// Reads a variant's source, which takes a second or so unless its tree is read already.
  /// - Parameters:
  ///   - screen: The screen's type.
  ///   - root: The package's folder.
  package init(_ variant: VariantSource, screen: String, in root: String, _ tree: TreeFacts? = nil) throws {
    let tree = try tree ?? TreeFacts(variant.program, in: root)
    let package = PackageFolder(path: root)
    let files = try LessonSources(package).files(in: variant.folders, hasModel: variant.hasModel)
    let paths = Set(files.map { package[$0.path] })
    let own = tree.calls.calls.filter { paths.contains($0.location.file) }
    (self.package, self.tree) = (package, tree)
    self.screen = screen
    isTracked = files.contains(where: \.text.declaresTrackedScreen)
    calls = Dictionary(grouping: own, by: \.caller)
    functions = Set(own.flatMap { [$0.caller, $0.callee] })
    violations = tree.measure.violations.filter { paths.contains($0.location.file) }
    clauses = Dictionary(uniqueKeysWithValues: files.map { (package[$0.path], SwitchClauses($0.text)) })
    lines = Dictionary(uniqueKeysWithValues: files.map { (package[$0.path], SourceLines($0.text)) })
    let modelFiles = files.filter { $0.role == .model || !$0.declaredTypes.isDisjoint(with: tree.calls.models) }
    models = Set(modelFiles.map { package[$0.path] })
    modelTypes = modelFiles.reduce(into: []) { $0.formUnion($1.declaredTypes) }
  }

  package struct Step: Hashable, Encodable {
    /// What is called or broken there: `Game.tapSquare`.
    package let name: String
    /// `R3`; `nil` for a request.
    package let rule: String?
    package let file: String
    package let line: Int
    /// Whether it ran: what was recorded leaves no other place for it.
    package fileprivate(set) var ran = false
    /// What it would leave in a recording.
    fileprivate var words: Set<String> = []
    /// Whether another place, which breaks no rule, would leave the same.
    fileprivate var hasDouble = false

    private enum CodingKeys: CodingKey { case name, rule, file, line, ran }
  }

  /// Whether the program has a model. Without one, application state is what the views hold.
  package var hasModel: Bool { tree.measure.models > 0 }

  /// The symbols of application state, as the rule meter finds it.
  var applicationState: Set<String> { tree.calls.applicationState }

  /// Those that ran come first.
  func steps(for asked: [AskedFor], _ trace: Trace) -> [Step] {
    var steps: [Step] = []
    for step in asked.flatMap({ self.steps(for: $0) }) where !steps.contains(step) { steps.append(step) }
    mark(&steps, breaking: nil, by: trace.requested(models: modelTypes))
    mark(&steps, breaking: .actionsOnly, by: trace.written)
    mark(&steps, breaking: .updatesByNotification, by: trace.refreshedByHand)
    return steps.filter(\.ran) + steps.filter { !$0.ran }
  }

  /// The first names that any place has decide: if only one place has them, that one ran.
  private func mark(_ steps: inout [Step], breaking rule: Rule?, by recorded: [Trace.Names]) {
    let places = steps.indices.filter { steps[$0].rule == rule?.rawValue }
    for names in recorded {
      let found = names.map { names in places.filter { !steps[$0].words.isDisjoint(with: names) } }
      guard let first = found.first(where: { !$0.isEmpty }), first.count == 1 else { continue }
      if !steps[first[0]].hasDouble { steps[first[0]].ran = true }
    }
  }

  private func steps(for asked: AskedFor) -> [Step] {
    let reached = reached(from: asked)
    var requests: [Step] = []
    for call in reached.flatMap({ calls[$0] ?? [] }) where isRequest(call, asked) && runs(call.location, for: asked) {
      let type = String(call.callee.symbol.prefix { $0 != "." })
      requests.append(step(call.callee.symbol, at: call.location, [type, Trace.anything]))
    }
    let symbols = Set(reached.map(\.symbol))
    let inFunctions = violations.filter { symbols.contains($0.violation.context) && runs($0.location, for: asked) }
    // A property that is written from outside has its observer refresh.
    let written = Set(inFunctions.filter { $0.violation.check == .rawWrite }.map(\.violation.symbol))
    let inObservers = violations.filter {
      written.contains($0.violation.context) && !symbols.contains($0.violation.context)
    }
    let broken = inFunctions + inObservers.filter { $0.violation.check == .directRefresh }
    return requests
      + broken.map { broken in
        let (rule, symbol) = (broken.violation.check.rule, broken.violation.symbol)
        let words = rule == .updatesByNotification ? words(of: broken, asked) : [symbol]
        var step = step(symbol, breaking: rule, at: broken.location, words)
        step.hasDouble = rule == .updatesByNotification && hasDouble(broken, reached, asked)
        return step
      }
  }

  private func step(
    _ name: String, breaking rule: Rule? = nil, at place: ProgramMeasure.Location, _ words: Set<String>
  ) -> Step {
    Step(name: name, rule: rule?.rawValue, file: package.relative(place.file), line: place.line, words: words)
  }

  /// What a refresh touches: in its own line, and in the functions that it calls.
  private func words(of refresh: ProgramMeasure.LocatedViolation, _ asked: AskedFor) -> Set<String> {
    let place = refresh.location
    let own = calls.values.joined().filter { $0.location.isInLine(of: place) }
    let context = refresh.violation.context.prefix { $0 != "." }
    var words = lines[place.file]?.touched(at: place.line) ?? []
    words.insert(String(context))
    for function in reached(from: own.map(\.callee), asked).map(\.location) {
      words.formUnion(lines[function.file]?.touched(byFunctionAt: function.line) ?? [])
    }
    return words
  }

  /// Whether what it calls may be called from a line that is no violation, such as one that scrolls.
  private func hasDouble(
    _ refresh: ProgramMeasure.LocatedViolation, _ reached: [CallMap.Function], _ asked: AskedFor
  ) -> Bool {
    let reachedCalls = reached.flatMap { calls[$0] ?? [] }
    let called = Set(reachedCalls.filter { $0.location.isInLine(of: refresh.location) }.map(\.callee))
    return reachedCalls.contains { call in
      called.contains(call.callee) && runs(call.location, for: asked)
        && !violations.contains { $0.location.isInLine(of: call.location) }
    }
  }

  /// The functions outside the models that may run, in the order in which they are met.
  private func reached(from asked: AskedFor) -> [CallMap.Function] {
    let entries = functions.filter { $0.symbol == "\(screen).\(asked.function)" }
    return reached(from: entries.sorted { $0.location < $1.location }, asked)
  }

  private func reached(from entries: [CallMap.Function], _ asked: AskedFor) -> [CallMap.Function] {
    var reached = entries
    var next = 0
    while next < reached.count {
      for call in calls[reached[next]] ?? [] where runs(call.location, for: asked) {
        if models.contains(call.callee.location.file) || reached.contains(call.callee) { continue }
        reached.append(call.callee)
      }
      next += 1
    }
    return reached
  }

  /// Whether a model is asked for an action: one that changes state, or that the window's call is handed on to. What
  /// such an action changes through a stored closure cannot be read.
  private func isRequest(_ call: CallMap.Call, _ asked: AskedFor) -> Bool {
    guard models.contains(call.callee.location.file), !models.contains(call.location.file) else { return false }
    if call.changesState { return true }
    // A protocol's member stands for those that implement it.
    let isImplemented = calls[call.caller]?.contains { $0.location == call.location && $0.changesState } ?? false
    return call.caller.symbol == "\(screen).\(asked.function)" && !call.returnsValue && !isImplemented
  }

  private func runs(_ place: ProgramMeasure.Location, for asked: AskedFor) -> Bool {
    clauses[place.file]?.runs(line: place.line, for: asked.word) ?? true
  }
}

extension ProgramMeasure.Location {
  fileprivate func isInLine(of other: ProgramMeasure.Location) -> Bool { file == other.file && line == other.line }
}

extension SourceFile {
  fileprivate var declaredTypes: Set<String> {
    Set(text.matches(of: /\b(?:class|struct|enum) ([A-Z]\w*)/).map { String($0.output.1) })
  }
}
