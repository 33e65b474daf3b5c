// Events and keys as scripts write them.

extension Key: LosslessStringConvertible {
  private static let names: [(name: String, key: Key)] = [
    ("return", .return), ("escape", .escape), ("backspace", .backspace), ("delete", .delete), ("tab", .tab),
    ("backtab", .backtab), ("space", .space), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ("home", .home), ("end", .end),
  ]

  /// A key's name, or one character.
  public init?(_ description: String) {
    if let named = Key.names.first(where: { $0.name == description }) {
      self = named.key
    } else if description.count == 1, let character = description.first {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// The key's name, or the character.
  public var description: String {
    if let named = Key.names.first(where: { $0.key == self }) { return named.name }
    guard case .character(let character) = self else { preconditionFailure("Only a character is not in 'names'") }
    return String(character)
  }

  /// For messages: `return, escape, … or one character`.
  public static var allNames: String { names.map(\.name).joined(separator: ", ") + " or one character" }
}

extension Event: CustomStringConvertible where Control: CustomStringConvertible {
  /// The event's line in a script.
  public var description: String {
    switch self {
    case .press(let control): "press \(control)"
    case .type(let character): "type \(character)"
    case .key(let key): "key \(key)"
    case .click(let point): "click \(point.x) \(point.y)"
    case .tick: "tick"
    case .window(let number): "window \(number)"
    }
  }
}
