import Lessons
import Renderer

/// Two windows on the same data, each with a screen of its own.
///
/// Events go to the window that `Event.window` named last, to the first one before that. Time passes once, for the
/// data: a tick goes to the first screen, whichever window is active.
package final class TwoWindows<Base: Screen & Shareable>: ScreenDecorator, Shareable {
  package typealias SavedViewState = Base.SavedViewState

  /// The screen of the first window, which is also the one that is saved.
  package let base: Base
  private let second: Base
  private var isSecondActive = false

  package init(_ base: Base) {
    self.base = base
    second = Base(secondWindowOf: base)
  }

  /// Stands beside the first screen of the other, which has its second window already.
  package convenience init(secondWindowOf other: TwoWindows) { self.init(beside: other) }

  package var otherWindows: [Window<Control>] { [second.window] }
  package var activeWindow: Window<Control> { active.window }

  private var active: Base { isSecondActive ? second : base }

  package func handle(_ event: Event<Control>) {
    switch event {
    case .window(let number): if 1...2 ~= number { isSecondActive = number == 2 }
    case .tick: base.handle(event)
    default: active.handle(event)
    }
    // What happened in the one may have disabled or removed the control that has the focus in the other.
    updateIfNeeded()
    window.views.settleFocus()
    second.window.views.settleFocus()
  }

  package func updateIfNeeded() {
    base.updateIfNeeded()
    second.updateIfNeeded()
  }

  package func redraw() {
    base.redraw()
    second.redraw()
  }

  /// Presses a control of the first window, whose views these are.
  package func press(_ control: Control, _ id: ViewID) { base.press(control, id) }

  package func activate(_ control: Control) { active.activate(control) }

  package func edit(_ field: Control, _ edit: TextEdit) { active.edit(field, edit) }

  package func scroll(_ direction: Direction, from control: Control) -> Control? {
    active.scroll(direction, from: control)
  }
}
