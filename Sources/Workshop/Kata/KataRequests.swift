import RuleMeter

/// What the screen of a kata asks its model for, beside what the lesson's protocol names.
struct KataRequests: Equatable {
  /// What the protocol names, and the screen never asks for.
  private(set) var missing: [String] = []
  /// What the screen asks for to change the data that the protocol does not name.
  private(set) var others: [String] = []
  /// What the model holds where others can change it without asking.
  private(set) var open: [String] = []

  /// Nothing to complain about.
  init() {}

  /// - Parameters:
  ///   - calls: Who calls whom in the kata.
  ///   - model: The type that conforms to the protocol.
  ///   - folder: Where the model is; the screen is everywhere else.
  ///   - named: The functions of the protocol, as `tapSquare(_:flagMode:)`.
  init(_ calls: CallMap, model: String, folder: String, named: [String]) {
    func isInModel(_ function: CallMap.Function) -> Bool { function.location.file.contains("\(folder)/") }
    func isNamed(_ function: CallMap.Function) -> Bool {
      function.symbol == "\(model).\(function.name)" && named.contains(function.signature)
    }
    // An action may be that of a part of the model, to which the model hands it on under the same name.
    let handedOn = calls.calls.filter { isNamed($0.caller) && $0.caller.name == $0.callee.name }
    let names = Dictionary(handedOn.map { ($0.callee, $0.caller.signature) }, uniquingKeysWith: { first, _ in first })
    let requests = calls.calls.filter { isInModel($0.callee) && !isInModel($0.caller) && !$0.isRestoring }
    let asked = Set(requests.map { isNamed($0.callee) ? $0.callee.signature : names[$0.callee] })
    missing = named.filter { !asked.contains($0) }
    let changing = requests.filter {
      $0.changesState && !$0.isSubscribing && !isNamed($0.callee) && names[$0.callee] == nil
    }
    // Whatever goes through what restores the screen is another way to set everything.
    let restoring = calls.calls.filter { !isInModel($0.callee) && $0.callee.name == "restore" && !$0.isRestoring }
    others = (changing + restoring).map(\.callee.symbol).distinct
    open = calls.data.filter { $0.file.contains("\(folder)/") && !$0.isPrivate }.map(\.symbol)
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
  /// Whether it asks to be told of changes, as `observe` or `observeMessages`: what it is given back it keeps, and the
  /// data stay as they are.
  fileprivate var isSubscribing: Bool { returnsValue && callee.name.prefixMatch(of: /observe(?![a-z])/) != nil }

  /// Whether it takes over a saved state, as the framework asks for it.
  fileprivate var isRestoring: Bool { ["restore", "init"].contains(caller.name) }
}
