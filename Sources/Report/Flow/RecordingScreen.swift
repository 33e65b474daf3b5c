import Renderer

/// Stands between the events and a screen, and takes down what the window asks the screen for.
final class RecordingScreen<S: Screen>: Screen {
  private let screen: S
  private var asked: [AskedFor] = []

  init(_ screen: S) { self.screen = screen }

  var window: Window<S.Control> { screen.window }

  func display() { screen.display() }

  func activate(_ control: S.Control) {
    asked.append(AskedFor(function: "activate", control: control.description))
    screen.activate(control)
  }

  func edit(_ field: S.Control, _ edit: TextEdit) {
    asked.append(AskedFor(function: "edit", control: field.description))
    screen.edit(field, edit)
  }

  func tick() {
    asked.append(AskedFor(function: "tick", control: nil))
    screen.tick()
  }

  func scroll(_ direction: Direction, from control: S.Control) -> S.Control? {
    let next = screen.scroll(direction, from: control)
    if next != nil { asked.append(AskedFor(function: "scroll", control: control.description)) }
    return next
  }

  /// What was asked for since the last time this was called.
  func takeAsked() -> [AskedFor] {
    defer { asked = [] }
    return asked
  }
}

/// One of the functions of `Screen` that the window called.
struct AskedFor: Hashable {
  let function: String
  let control: String?

  /// The control's name without its numbers, which is also its case: `square`.
  var word: String? { control.map { String($0.prefix { $0 != " " }) } }
}

extension AskedFor: CustomStringConvertible {
  var description: String { control.map { "\(function)(\($0))" } ?? "\(function)()" }
}
