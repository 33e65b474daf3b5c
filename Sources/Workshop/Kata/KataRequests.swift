import RuleMeter

/// What the screen of a kata asks its model for, beside what the lesson's protocol names.
struct KataRequests: Equatable {
  /// What the protocol names, and the screen never asks for.
  private(set) var missing: [String] = []
  /// What the screen asks for to change the data that the protocol does not name, and where it first does so:
  /// `'Game.set' (Kata/Mines/MinesScreen.swift:12)`.
  private(set) var others: [String] = []
  /// What the model holds where others can change it without asking.
  private(set) var open: [String] = []

  /// Nothing to complain about.
  init() {}

  /// - Parameters:
  ///   - calls: Who calls whom in the kata.
  ///   - model: The type that conforms to the protocol.
  ///   - screen: The type of the screen.
  ///   - folder: Where the model is; the screen is everywhere else.
  ///   - source: The source of the protocol.
  init(_ calls: CallMap, model: String, screen: String, folder: String, protocol source: String) {
    let asked = ModelCalls(calls, model: model, screen: screen, folder: folder, named: Self.functions(in: source))
    missing = asked.missing + asked.unused(of: Self.answers(in: source))
    others = (asked.changing + asked.restoring).distinct(by: \.callee.symbol).map { call in
      let hint = call.canSubscribe ? "; if it only subscribes, call it 'observe'" : ""
      return "'\(call.callee.symbol)' (\(call.location.placeInKata)\(hint))"
    }
    open = calls.data.filter { $0.file.contains("\(folder)/") && !$0.isPrivate && !$0.isInValue }.map(\.symbol)
  }

  /// The functions that the source of a protocol declares.
  static func functions(in source: String) -> [String] {
    source.matches(of: /func (\w+)\((.*?)\)/).map { match in
      let labels = match.2.split(separator: ",").map { "\($0.prefix { $0 != ":" }.split(separator: " ")[0]):" }
      return "\(match.1)(\(labels.joined()))"
    }
  }

  /// The values that a protocol's model answers with.
  private static func answers(in source: String) -> [String] {
    source.matches(of: /var (\w+): .+ \{ get \}/).map { String($0.1) }
  }
}

/// Who in a kata calls its model, and for what.
private struct ModelCalls {
  private typealias Function = CallMap.Function

  private let calls: [CallMap.Call]
  /// With constructions, which may change a model, and handlers, which may do more than show what was announced.
  private let all: [CallMap.Call]
  private let model: String
  private let folder: String
  /// The functions of the protocol.
  private let named: [String]
  /// These, and the two ways in which every model can be started and restored.
  private let allowed: Set<String>
  /// What the framework makes and restores the screen with, and the parts of the screen that take it over.
  private let restorers: Set<Function>

  init(_ map: CallMap, model: String, screen: String, folder: String, named: [String]) {
    (calls, all) = (map.calls, map.calls + map.others)
    (self.model, self.folder, self.named) = (model, folder, named)
    allowed = Set(named + ["init(settings:seed:)", "init(state:)"])
    restorers = Self.restorers(of: screen, all)
  }

  private static func restorers(of screen: String, _ calls: [CallMap.Call]) -> Set<Function> {
    let others = calls.filter { $0.caller.symbol != $0.callee.symbol }
    let callers = Dictionary(grouping: others, by: \.callee).mapValues { Set($0.map(\.caller)) }
    let (restore, initialiser) = ("\(screen).restore", "\(screen).init")
    let functions = Set(calls.map(\.caller)).union(calls.map(\.callee))
    // Whoever else makes a screen may do so to change the data.
    var found = functions.filter { $0.symbol == restore || $0.symbol == initialiser && callers[$0] == nil }
    var pending = callers.filter { $0.key.name == "restore" && !found.contains($0.key) }
    while let (part, _) = pending.first(where: { $0.value.isSubset(of: found) }) {
      found.insert(part)
      pending[part] = nil
    }
    return found
  }

  // MARK: What is asked for

  /// Those functions of the protocol that are never asked for.
  var missing: [String] {
    let handedOn = handedOn
    let asked = Set(requests.map { isNamed($0.callee) ? $0.callee.signature : handedOn[$0.callee] })
    return named.filter { !asked.contains($0) }
  }

  /// Those answers that the model works out, and for which nobody else asks, the screen or whoever announces them: by the
  /// protocol's name, or by that of a function which works one out.
  func unused(of answers: [String]) -> [String] {
    let workings = calls.filter { call in answers.contains { isMember(call.caller, named: $0) } }
    let answering = Set(workings.flatMap { [$0.caller, $0.callee] })
    let used = Set(all.filter { !answering.contains($0.caller) }.map(\.callee))
    return answers.filter { answer in
      let own = workings.filter { $0.caller.name == answer }
      return !own.isEmpty && !own.contains { used.contains($0.caller) || used.contains($0.callee) }
    }
  }

  /// What changes the data and is not in the protocol.
  var changing: [CallMap.Call] {
    let (makers, handedOn) = (Set(all.filter(\.changesState).map(\.caller)), handedOn)
    let apart = all.dropFirst(calls.count).filter { call in
      guard isRequest(call) else { return false }
      return call.callee.name == "init" ? makers.contains(call.callee) && !restores(call) : call.changesState
    }
    return (requests.filter(\.changesState) + apart).filter {
      !$0.isSubscribing && !isNamed($0.callee) && handedOn[$0.callee] == nil
    }
  }

  /// What goes through that which restores the screen: it is another way to set everything.
  var restoring: [CallMap.Call] {
    calls.filter {
      !isInModel($0.callee) && $0.callee.name == "restore" && !restores($0) && !$0.isWithinInitialiser
    }
  }

  // MARK: Who is who

  private var requests: [CallMap.Call] { calls.filter { isRequest($0) && !restores($0) } }

  /// What the screen only sets up as it is made is asked for when the user acts.
  private func restores(_ call: CallMap.Call) -> Bool { restorers.contains(call.caller) && !call.isLater }

  /// The functions of a part of the model to which the model hands an action on under the same name, with the action.
  private var handedOn: [Function: String] {
    let calls = calls.filter { isNamed($0.caller) && $0.caller.name == $0.callee.name }
    return Dictionary(calls.map { ($0.callee, $0.caller.signature) }, uniquingKeysWith: { first, _ in first })
  }

  private func isRequest(_ call: CallMap.Call) -> Bool { isInModel(call.callee) && !isInModel(call.caller) }

  private func isInModel(_ function: Function) -> Bool { function.location.file.contains("\(folder)/") }

  private func isNamed(_ function: Function) -> Bool {
    isMember(function, named: function.name) && allowed.contains(function.signature)
  }

  /// The model can be declared in another type.
  private func isMember(_ function: Function, named name: String) -> Bool {
    ".\(function.symbol)".hasSuffix(".\(model).\(name)")
  }
}

extension CallMap.Function {
  fileprivate var name: String { symbol.split(separator: ".").last.map(String.init) ?? symbol }
}

extension CallMap.Call {
  /// Whether it asks to be told of changes, as `sink` or `observeMessages`: what it is given back it keeps, and the
  /// data stay as they are.
  fileprivate var isSubscribing: Bool {
    let names =
      /(observe|subscribe|sink|register|listen|attach|onChange|add(Observer|Listener|Dependent|Handler))(?![a-z])/
    return canSubscribe && callee.name.prefixMatch(of: names) != nil
  }

  /// Whether it could do so: its name says whether it does.
  fileprivate var canSubscribe: Bool { returnsValue && takesObserver }

  /// Whether something makes itself, and calls a function of its own for it.
  fileprivate var isWithinInitialiser: Bool {
    caller.name == "init" && caller.symbol.dropLast(caller.name.count) == callee.symbol.dropLast(callee.name.count)
  }
}
