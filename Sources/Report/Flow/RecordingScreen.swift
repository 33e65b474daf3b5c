import Renderer

/// Stands between the events and a screen, and takes down what the window asks the screen for.
package final class RecordingScreen<S: Screen>: Screen {
  let screen: S
  private var asked: [AskedFor] = []

  package init(_ screen: S) { self.screen = screen }

  package var window: Window<S.Control> { screen.window }

  package func display() { screen.display() }

  package func activate(_ control: S.Control) {
    asked.append(AskedFor(function: "activate", control: control.description))
    screen.activate(control)
  }

  package func edit(_ field: S.Control, _ edit: TextEdit) {
    asked.append(AskedFor(function: "edit", control: field.description))
    screen.edit(field, edit)
  }

  package func tick() {
    asked.append(AskedFor(function: "tick", control: nil))
    screen.tick()
  }

  package func scroll(_ direction: Direction, from control: S.Control) -> S.Control? {
    let next = screen.scroll(direction, from: control)
    if next != nil { asked.append(AskedFor(function: "scroll", control: control.description)) }
    return next
  }

  /// For those who do not read what was asked.
  package func forgetAsked() { asked = [] }

  /// What was asked for since the last time this was called.
  func takeAsked() -> [AskedFor] {
    defer { asked = [] }
    return asked
  }
}

extension RecordingScreen: RestorableScreen where S: RestorableScreen {
  package convenience init(settings: S.Settings, seed: UInt64) { self.init(S(settings: settings, seed: seed)) }
  package convenience init(state: S.SavedState) { self.init(S(state: state)) }
  package var savedState: S.SavedState { screen.savedState }
  package func restore(_ state: S.SavedState) { screen.restore(state) }
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
