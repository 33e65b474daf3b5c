import Lessons

/// What a script asks for that can be done without a screen. The mouse, the focus and the cursor need one.
package enum DataEvent<Control: Hashable & Sendable>: Hashable, Sendable {
  case press(Control)
  /// One character at the end of what is being written.
  case type(Character)
  /// The last character of what is being written goes.
  case erase
  case tick
}

extension DataEvent where Control: LosslessStringConvertible {
  /// Reads the lines of a script.
  /// - Returns: `nil` if one of them needs a screen.
  package static func events(of script: String) -> [DataEvent]? {
    var events: [DataEvent] = []
    for line in script.split(separator: "\n") {
      guard let found = DataEvent.events(ofLine: line) else { return nil }
      events += found
    }
    return events
  }

  private static func events(ofLine line: Substring) -> [DataEvent]? {
    let command = line.prefix { $0 != " " }
    let argument = String(line.dropFirst(command.count + 1))
    switch (command, argument) {
    case ("press", _): return Control(argument).map { [.press($0)] }
    case ("type", _): return argument.map { .type($0) }
    case ("key", "backspace"): return [.erase]
    case ("tick", ""): return [.tick]
    default: return nil
    }
  }
}

extension DataEvent: CustomStringConvertible where Control: CustomStringConvertible {
  /// The event's line in a script.
  package var description: String {
    switch self {
    case .press(let control): "press \(control)"
    case .type(let character): "type \(character)"
    case .erase: "key backspace"
    case .tick: "tick"
    }
  }
}
