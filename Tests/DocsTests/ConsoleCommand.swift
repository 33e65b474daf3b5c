import Fixture
import Foundation
import Testing

/// A line `$ command` in a block fenced as ```` ```console ````, and the output that the page shows for it.
struct ConsoleCommand: CustomTestStringConvertible, Sendable {
  let page: Page
  let text: String
  /// Where the output is among the page's lines; it follows the command's line.
  let range: Range<Int>
  let output: [String]

  /// The command's place, as editors open it.
  var place: String { "\(page.path):\(range.lowerBound)" }
  var testDescription: String { "\(place) \(text)" }
}

extension Page {
  /// The commands of the page's console blocks, in order.
  func commands() throws -> [ConsoleCommand] {
    let lines = try lines()
    var commands: [ConsoleCommand] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard lines[index] == "```console" else { continue }
      index += 1
      while index < lines.count, lines[index] != "```" {
        guard lines[index].hasPrefix("$ ") else { throw PageError(line: "\(path):\(index + 1)", text: lines[index]) }
        let start = index + 1
        let end = lines[start...].firstIndex { $0 == "```" || $0.hasPrefix("$ ") } ?? lines.endIndex
        let text = String(lines[index].dropFirst(2))
        commands.append(ConsoleCommand(page: self, text: text, range: start..<end, output: Array(lines[start..<end])))
        index = end
      }
    }
    return commands
  }

  /// Runs each command and puts what it prints into the page.
  func refresh() throws {
    var lines = try lines()
    for command in try commands().reversed() { lines.replaceSubrange(command.range, with: try Shell.run(command.text)) }
    try write(lines)
  }
}

/// A console block whose first line is not a command.
struct PageError: Error, CustomStringConvertible {
  let line: String
  let text: String

  var description: String { "\(line): a console block starts with '$ command' (was '\(text)')" }
}
