import Lessons
import Renderer

/// A screen that stands before another one, and hands on to it whatever it does not do itself.
///
/// The events themselves are handled here, so that what the window asks for comes through the decorator. One that does
/// not mind hands them on as well: `func handle(_ event: Event<Control>) { base.handle(event) }`, and likewise `press`.
package protocol ScreenDecorator: Screen {
  associatedtype Base: Screen<Control>

  var base: Base { get }

  init(_ base: Base)
}

extension ScreenDecorator {
  package var window: Window<Control> { base.window }
  package var otherWindows: [Window<Control>] { base.otherWindows }
  package var activeWindow: Window<Control> { base.activeWindow }
  package func updateIfNeeded() { base.updateIfNeeded() }
  package func display() { base.display() }
  package func activate(_ control: Control) { base.activate(control) }
  package func edit(_ field: Control, _ edit: TextEdit) { base.edit(field, edit) }
  package func tick() { base.tick() }

  package func scroll(_ direction: Direction, from control: Control) -> Control? {
    base.scroll(direction, from: control)
  }
}

extension ScreenDecorator where Self: Restorable, Base: Restorable<Settings, SavedState> {
  package init(settings: Settings, seed: UInt64) { self.init(Base(settings: settings, seed: seed)) }
  package init(state: SavedState) { self.init(Base(state: state)) }
  package var savedState: SavedState { base.savedState }
  package func restore(_ state: SavedState) { base.restore(state) }
}

extension ScreenDecorator
where Self: Shareable, Base: Shareable<Settings, SavedState>, SavedViewState == Base.SavedViewState {
  package var viewState: SavedViewState {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  package init(beside other: Self) { self.init(Base(beside: other.base)) }
  package init(secondWindowOf other: Self) { self.init(Base(secondWindowOf: other.base)) }
}
