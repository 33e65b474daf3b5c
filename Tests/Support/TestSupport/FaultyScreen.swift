import Renderer

/// A fault to be planted in a screen.
package protocol Fault {
  associatedtype Base: ShareableScreen

  /// What is done instead of activating a control.
  static func activate(_ control: Base.Control, on screen: Base)
}

/// A screen with a fault planted on purpose; otherwise the one that it wraps.
package final class FaultyScreen<F: Fault>: ShareableScreen {
  private let base: F.Base

  private init(_ base: F.Base) { self.base = base }

  package convenience init(settings: F.Base.Settings, seed: UInt64) {
    self.init(F.Base(settings: settings, seed: seed))
  }

  package convenience init(state: F.Base.SavedState) { self.init(F.Base(state: state)) }
  package convenience init(beside other: FaultyScreen) { self.init(F.Base(beside: other.base)) }

  package var window: Window<F.Base.Control> { base.window }
  package var savedState: F.Base.SavedState { base.savedState }
  package var viewState: F.Base.SavedViewState {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  package func activate(_ control: F.Base.Control) { F.activate(control, on: base) }
  package func display() { base.display() }
  package func edit(_ field: F.Base.Control, _ edit: TextEdit) { base.edit(field, edit) }
  package func tick() { base.tick() }
  package func scroll(_ direction: Direction, from control: F.Base.Control) -> F.Base.Control? {
    base.scroll(direction, from: control)
  }
  package func restore(_ state: F.Base.SavedState) { base.restore(state) }
}
