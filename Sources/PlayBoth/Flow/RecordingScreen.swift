import LessonScreens
import Lessons
import Renderer

/// Stands between the events and a screen, and takes down what the window asks the screen for, and which views the
/// screen has drawn again.
package final class RecordingScreen<Base: Screen>: ScreenDecorator {
  package typealias Control = Base.Control

  package let base: Base
  private var asked: [AskedFor] = []
  /// With the names that the views had then.
  private var refreshed: [(id: ViewID, name: String)] = []

  package init(_ base: Base) {
    self.base = base
    let views = base.window.views
    views.refreshObserver = { [weak self, unowned views] id in self?.refreshed.append((id, views.name(of: id) ?? "")) }
  }

  package func activate(_ control: Base.Control) {
    asked.append(AskedFor(function: "activate", control: control.description))
    base.activate(control)
  }

  package func edit(_ field: Base.Control, _ edit: TextEdit) {
    asked.append(AskedFor(function: "edit", control: field.description))
    base.edit(field, edit)
  }

  package func tick() {
    asked.append(AskedFor(function: "tick", control: nil))
    base.tick()
  }

  package func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    let next = base.scroll(direction, from: control)
    if next != nil { asked.append(AskedFor(function: "scroll", control: control.description)) }
    return next
  }

  /// For those who do not read what happened.
  package func forget() { _ = take() }

  /// What was asked for since the last time this was called, and each call that had a view drawn again. `Observation`
  /// tells those who track the same value in no order of theirs, so what is tracked comes in the order of the views.
  func take() -> (asked: [AskedFor], refreshed: [(id: ViewID, name: String)]) {
    defer { (asked, refreshed) = ([], []) }
    guard base.window.views.tracking != nil else { return (asked, refreshed) }
    return (asked, refreshed.sorted { $0.id.index < $1.id.index })
  }
}

extension RecordingScreen: Savable where Base: Restorable {
  package typealias Settings = Base.Settings
  package typealias SavedState = Base.SavedState
}

extension RecordingScreen: Restorable where Base: Restorable {}

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
