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
    let named = Self.functions(in: source)
    func isInModel(_ function: CallMap.Function) -> Bool { function.location.file.contains("\(folder)/") }
    // Every model can be started and restored in these two ways.
    let allowed = named + ["init(settings:seed:)", "init(state:)"]
    // The model can be declared in another type.
    func isMember(_ function: CallMap.Function, named name: String) -> Bool {
      ".\(function.symbol)".hasSuffix(".\(model).\(name)")
    }
    func isNamed(_ function: CallMap.Function) -> Bool {
      isMember(function, named: function.name) && allowed.contains(function.signature)
    }
    func isRequest(_ call: CallMap.Call) -> Bool { isInModel(call.callee) && !isInModel(call.caller) }
    // An action may be that of a part of the model, to which the model hands it on under the same name.
    let handedOn = calls.calls.filter { isNamed($0.caller) && $0.caller.name == $0.callee.name }
    let names = Dictionary(handedOn.map { ($0.callee, $0.caller.signature) }, uniquingKeysWith: { first, _ in first })
    let all = calls.calls + calls.others
    let deepestPart = 8
    // What the framework makes and restores the screen with; whoever else makes one may do so to change the data.
    func isRestoring(_ function: CallMap.Function, depth: Int = 0) -> Bool {
      if function.symbol == "\(screen).restore" { return true }
      let callers = all.filter { $0.callee == function && $0.caller.symbol != function.symbol }.map(\.caller)
      if function.symbol == "\(screen).init" { return callers.isEmpty }
      // A part of the screen takes over what the screen does.
      return function.name == "restore" && depth < deepestPart && !callers.isEmpty
        && callers.allSatisfy { isRestoring($0, depth: depth + 1) }
    }
    let requests = calls.calls.filter { isRequest($0) && !isRestoring($0.caller) }
    let asked = Set(requests.map { isNamed($0.callee) ? $0.callee.signature : names[$0.callee] })
    missing = named.filter { !asked.contains($0) }
    // Somebody else has to ask for what the model works out, the screen or whoever announces it: by the protocol's name,
    // or by that of a function which works it out.
    let answers = source.matches(of: /var (\w+): .+ \{ get \}/).map { String($0.1) }
    let workings = calls.calls.filter { call in answers.contains { isMember(call.caller, named: $0) } }
    let answering = Set(workings.flatMap { [$0.caller, $0.callee] })
    let used = Set(all.filter { !answering.contains($0.caller) }.map(\.callee))
    missing += answers.filter { answer in
      let own = workings.filter { $0.caller.name == answer }
      return !own.isEmpty && !own.contains { used.contains($0.caller) || used.contains($0.callee) }
    }
    // Making an object may change a model, and a handler may do more than show what was announced.
    let makers = Set(all.filter(\.changesState).map(\.caller))
    let apart = calls.others.filter { call in
      guard isRequest(call) else { return false }
      return call.isConstruction ? makers.contains(call.callee) && !isRestoring(call.caller) : call.changesState
    }
    let changing = (requests.filter(\.changesState) + apart).filter {
      !$0.isSubscribing && !isNamed($0.callee) && names[$0.callee] == nil
    }
    // Whatever goes through what restores the screen is another way to set everything.
    let restoring = calls.calls.filter {
      !isInModel($0.callee) && $0.callee.name == "restore" && !isRestoring($0.caller) && !$0.isWithinInitializer
    }
    others = (changing + restoring).distinct(by: \.callee.symbol).map { call in
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
  fileprivate var isWithinInitializer: Bool {
    caller.name == "init" && caller.symbol.dropLast(caller.name.count) == callee.symbol.dropLast(callee.name.count)
  }

  fileprivate var isConstruction: Bool { callee.name == "init" }
}
