import Lessons
import Renderer

/// Events, one a line: `press square 4,7`, `type TEXT`, `key return`, `click 3 4`, `tick`, `window 2`. Blank lines and
/// lines that begin with `#` are skipped.
package struct Script<Control: Hashable & Sendable & LosslessStringConvertible> {
  package struct Step {
    /// `FILE:LINE`, for messages.
    let place: String
    /// From one.
    package let line: Int
    package let text: String
    /// One event, or one for each character of `type TEXT`.
    package let events: [Event<Control>]
  }

  package let steps: [Step]

  /// - Parameter name: The file's name, for messages.
  package init(_ text: String, name: String) throws(ScriptError) {
    var steps: [Step] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).enumerated() {
      if let step = try Script.step(String(line), line: index + 1, of: name) { steps.append(step) }
    }
    self.steps = steps
  }

  package var events: [Event<Control>] { steps.flatMap(\.events) }

  private static func step(_ text: String, line: Int, of name: String) throws(ScriptError) -> Step? {
    let indented = text.drop { $0 == " " || $0 == "\t" }
    if indented.isEmpty || indented.first == "#" { return nil }
    // By scalars: a space makes one character with a mark behind it, with which a text may begin.
    let scalars = indented.unicodeScalars
    let command = Substring(scalars.prefix { $0 != " " })
    let argument = String(Substring(scalars.dropFirst(command.unicodeScalars.count + 1)))
    let place = "\(name):\(line)"
    do {
      let events = try events(command: String(command), argument: argument)
      let text = command == "type" ? String(indented) : indented.trimmingEnd
      return Step(place: place, line: line, text: text, events: events)
    } catch {
      throw ScriptError(place: place, error)
    }
  }

  private static func events(command: String, argument: String) throws(Mistake) -> [Event<Control>] {
    switch command {
    case "press": [try press(argument.trimmingEnd)]
    case "type": argument.map { .type($0) }
    case "key": [try key(argument.trimmingEnd)]
    case "click": [try click(argument.trimmingEnd)]
    case "tick": [try tick(argument.trimmingEnd)]
    case "window": [try window(argument.trimmingEnd)]
    default: throw Mistake("unknown event \(command.quoted): write press, type, key, click or tick.")
    }
  }

  private static func press(_ name: String) throws(Mistake) -> Event<Control> {
    guard let control = Control(name) else {
      throw Mistake("there is no control \(name.quoted) on the screen: press one that is shown.")
    }
    return .press(control)
  }

  private static func key(_ name: String) throws(Mistake) -> Event<Control> {
    guard let key = Key(name) else { throw Mistake("unknown key \(name.quoted): write \(Key.allNames).") }
    return .key(key)
  }

  private static func tick(_ surplus: String) throws(Mistake) -> Event<Control> {
    if surplus.isEmpty { return .tick }
    throw Mistake("\("tick \(surplus)".quoted) has a word too many: write 'tick'.")
  }

  private static func window(_ number: String) throws(Mistake) -> Event<Control> {
    guard let number = Int(number) else {
      throw Mistake("\("window \(number)".quoted) names no window: write 'window 1' or 'window 2'.")
    }
    return .window(number)
  }

  private static func click(_ place: String) throws(Mistake) -> Event<Control> {
    let numbers = place.split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let column = numbers[0], let row = numbers[1] else {
      throw Mistake("\("click \(place)".quoted) names no cell: write 'click COLUMN ROW', both from 0.")
    }
    return .click(Point(x: column, y: row))
  }
}

/// What is wrong with a line of a script, and what to write instead.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  /// One line, which begins with the place.
  package let description: String

  init(place: String, _ mistake: Mistake) { description = "\(place): \(mistake.text)" }
}

/// What is wrong with an event, wherever it stands.
struct Mistake: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

extension StringProtocol {
  fileprivate var trimmingEnd: String {
    var text = String(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
