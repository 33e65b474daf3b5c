import Foundation
import Play
import Renderer
import Terminal

/// A program for the terminal that ends in every way there is: the tests run it in a pseudo-terminal.
///
/// It shows the keys and clicks it was told of, and what was typed between `f` and Return. Its other keys are in `end(by:)`.
final class TerminalFixture: TerminalApplication {
  struct Failure: Error {}

  let surface = Surface(size: Size(width: 38, height: 20))
  let help = ["A fixture."]
  private var field: TextField?
  private var row = 0
  /// What was typed last, and what of it is in the file.
  private var text = ""
  private var saved = ""

  static func main() {
    if let obstacle = TerminalObstacle.current {
      printError("fixture: \(obstacle)")
      exit(64)
    }
    do {
      switch try TerminalLoop.run(TerminalFixture(), options: TerminalOptions()) {
      case .quit: print("quit")
      case .interrupted: exit(130)
      }
    } catch {
      printError("fixture: \(error)")
      exit(74)
    }
  }

  init() { show("ready") }

  var acceptsText: Bool { field != nil }

  func handle(_ key: Key) throws {
    if field != nil { return edit(key) }
    if case .character(let character) = key { try end(by: character) }
    show("key \(key)")
  }

  func click(_ point: Point) { show("click \(point.x) \(point.y)") }

  func tick() {}

  /// Adds what is in the field to the file that `SAVED` names, a line for each time.
  func save() throws {
    guard let path = ProcessInfo.processInfo.environment["SAVED"], text != saved else { return }
    saved = text
    let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try (before + text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func end(by key: Character) throws {
    switch key {
    case "e": throw Failure()
    case "x": exit(3)
    case "t": fatalError("trapped on purpose")
    case "i": show("\([0][Int(field?.text ?? "1") ?? 1])")
    case "o": show("\(depth(of: 1))")
    case "l":
      FileHandle.standardOutput.write(Data("busy".utf8))
      while true {}
    case "z": kill(getpid(), SIGTSTP)
    case "m": printError("a message")
    case "f": field = TextField(frame: Rect(x: 0, y: 2, width: 20))
    default: break
    }
  }

  /// Fills the stack.
  private func depth(of start: Int) -> Int { start < 0 ? 0 : depth(of: start + 1) + show("\(start)") }

  private func edit(_ key: Key) {
    defer { text = field?.text ?? text }
    switch key {
    case .character("!"): kill(getpid(), SIGTERM)
    case .character(let character): field?.apply(.insert(character))
    case .backspace: field?.apply(.deleteBackward)
    case .return, .escape:
      show("text \(field?.text ?? "")")
      field = nil
    default: break
    }
  }

  /// Shows a line below the last one, so that all of it is written.
  @discardableResult
  private func show(_ text: String) -> Int {
    Canvas(on: surface, frame: Rect(x: 0, y: row, width: 38)).line(text)
    row = (row + 1) % surface.size.height
    return text.count
  }
}
