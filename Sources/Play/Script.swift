import Foundation
import Renderer

/// Events, one a line: `press square 4,7`, `type TEXT`, `key return`, `click 3 4`, `tick`. Blank lines and lines that
/// begin with `#` are skipped.
package struct Script<Control: Hashable & Sendable & LosslessStringConvertible> {
  /// One line of a script.
  package struct Step {
    /// From one.
    package let line: Int
    package let text: String
    /// One event, or one for each character of `type TEXT`.
    package let events: [Event<Control>]
  }

  package let name: String
  package let steps: [Step]

  /// - Parameter name: The file's name, for messages.
  package init(_ text: String, name: String) throws(CommandError) {
    self.name = name
    var steps: [Step] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).enumerated() {
      do {
        if let step = try Script.step(String(line), line: index + 1) { steps.append(step) }
      } catch {
        throw .badData("\(name):\(index + 1): \(error.description)")
      }
    }
    self.steps = steps
  }

  /// Reads a script from a file; `-` is standard input.
  package init(path: String) throws(CommandError) {
    let data: Data
    do {
      let file = path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      data = try file.readToEnd() ?? Data()
    } catch {
      throw CommandError(.noInput, "\(path): cannot be opened: name an existing '--script FILE', or '-'.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .badData("\(path): is not UTF-8 text: save it as UTF-8.")
    }
    try self.init(text, name: path)
  }

  private static func step(_ text: String, line: Int) throws(ScriptError) -> Step? {
    let indented = text.drop { $0 == " " || $0 == "\t" }
    if indented.isEmpty || indented.first == "#" { return nil }
    let command = indented.prefix { $0 != " " }
    let argument = String(indented.dropFirst(command.count + 1))
    let events = try events(command: String(command), argument: argument)
    return Step(line: line, text: command == "type" ? String(indented) : indented.trimmingEnd, events: events)
  }

  private static func events(command: String, argument: String) throws(ScriptError) -> [Event<Control>] {
    switch command {
    case "press": [try press(argument.trimmingEnd)]
    case "type": argument.map { .type($0) }
    case "key": [try key(argument.trimmingEnd)]
    case "click": [try click(argument.trimmingEnd)]
    case "tick" where argument.trimmingEnd.isEmpty: [.tick]
    default: throw ScriptError("unknown event '\(command)': write press, type, key, click or tick.")
    }
  }

  private static func press(_ name: String) throws(ScriptError) -> Event<Control> {
    guard let control = Control(name) else {
      throw ScriptError("there is no control '\(name)' on the screen: press one that is shown.")
    }
    return .press(control)
  }

  private static func key(_ name: String) throws(ScriptError) -> Event<Control> {
    guard let key = Key(name) else { throw ScriptError("unknown key '\(name)': write \(Key.allNames).") }
    return .key(key)
  }

  private static func click(_ place: String) throws(ScriptError) -> Event<Control> {
    let numbers = place.split(separator: " ").map { Int($0) }
    guard numbers.count == 2, let column = numbers[0], let row = numbers[1] else {
      throw ScriptError("'click \(place)' names no cell: write 'click COLUMN ROW', both from 0.")
    }
    return .click(Point(x: column, y: row))
  }
}

/// What is wrong with a line.
struct ScriptError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
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
