import Lessons
import Renderer

/// Two windows on the same data, each with a screen of its own.
///
/// Events go to the window that `Event.window` named last, to the first one before that. Time passes once, for the data:
/// a tick goes to the first screen, whichever window is active.
package final class TwoWindows<Base: Screen & Shareable>: Screen, Shareable {
  private let first: Base
  private let second: Base
  private var isSecondActive = false

  package convenience init(settings: Base.Settings, seed: UInt64) { self.init(Base(settings: settings, seed: seed)) }

  package convenience init(state: Base.SavedState) { self.init(Base(state: state)) }

  package convenience init(beside other: TwoWindows) { self.init(Base(beside: other.first)) }

  private init(_ first: Base) {
    self.first = first
    second = Base(secondWindowOf: first)
  }

  package var window: Window<Base.Control> { first.window }
  package var otherWindows: [Window<Base.Control>] { [second.window] }
  package var activeWindow: Window<Base.Control> { active.window }

  private var active: Base { isSecondActive ? second : first }

  package func handle(_ event: Event<Base.Control>) {
    switch event {
    case .window(let number): if 1...2 ~= number { isSecondActive = number == 2 }
    case .tick: first.handle(event)
    default: active.handle(event)
    }
    // What happened in the one may have disabled or removed the control that has the focus in the other.
    updateIfNeeded()
    first.window.views.settleFocus()
    second.window.views.settleFocus()
  }

  package func updateIfNeeded() {
    first.updateIfNeeded()
    second.updateIfNeeded()
  }

  package func redraw() {
    first.redraw()
    second.redraw()
  }

  /// Presses a control of the first window, whose views these are.
  package func press(_ control: Base.Control, _ id: ViewID) { first.press(control, id) }

  package func display() { first.display() }

  package func activate(_ control: Base.Control) { active.activate(control) }

  package func edit(_ field: Base.Control, _ edit: TextEdit) { active.edit(field, edit) }

  package func tick() { first.tick() }

  package func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    active.scroll(direction, from: control)
  }

  package var savedState: Base.SavedState { first.savedState }

  package func restore(_ state: Base.SavedState) { first.restore(state) }

  /// That of the first screen.
  package var viewState: Base.SavedViewState {
    get { first.viewState }
    set { first.viewState = newValue }
  }
}
