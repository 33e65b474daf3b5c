import Renderer

/// A screen with a fault planted on purpose; otherwise the one it wraps.
final class FaultyScreen<Base: RestorableScreen>: RestorableScreen {
  /// What is done instead of activating a control.
  typealias Fault = (Base, Base.Control) -> Void

  private let base: Base
  private let fault: Fault

  init(_ base: Base, fault: @escaping Fault) {
    self.base = base
    self.fault = fault
  }

  convenience init(settings: Base.Settings, seed: UInt64) {
    self.init(Base(settings: settings, seed: seed)) { $0.activate($1) }
  }

  convenience init(state: Base.SavedState) {
    self.init(Base(state: state)) { $0.activate($1) }
  }

  var window: Window<Base.Control> { base.window }
  var savedState: Base.SavedState { base.savedState }
  func activate(_ control: Base.Control) { fault(base, control) }
  func display() { base.display() }
  func edit(_ field: Base.Control, _ edit: TextEdit) { base.edit(field, edit) }
  func tick() { base.tick() }
  func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    base.scroll(direction, from: control)
  }
  func restore(_ state: Base.SavedState) { base.restore(state) }
}
