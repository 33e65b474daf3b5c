import MutantSwitch
import Renderer

/// A screen that has so many steps for each request, and traps when it takes more.
final class BudgetedScreen<Base: ShareableScreen>: ShareableScreen {
  private let base: Base

  init(settings: Base.Settings, seed: UInt64) {
    resetStepBudget()
    base = Base(settings: settings, seed: seed)
  }

  init(state: Base.SavedState) {
    resetStepBudget()
    base = Base(state: state)
  }

  init(beside other: BudgetedScreen) {
    resetStepBudget()
    base = Base(beside: other.base)
  }

  var window: Window<Base.Control> { base.window }

  var savedState: Base.SavedState { budgeted { base.savedState } }

  var viewState: Base.SavedViewState {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  func restore(_ state: Base.SavedState) { budgeted { base.restore(state) } }

  var otherWindows: [Window<Base.Control>] { base.otherWindows }

  var activeWindow: Window<Base.Control> { base.activeWindow }

  func handle(_ event: Event<Base.Control>) { budgeted { base.handle(event) } }

  func press(_ control: Base.Control, _ id: ViewID) { budgeted { base.press(control, id) } }

  func redraw() { budgeted { base.redraw() } }

  func display() { base.display() }

  func activate(_ control: Base.Control) { base.activate(control) }

  func edit(_ field: Base.Control, _ edit: TextEdit) { base.edit(field, edit) }

  func tick() { base.tick() }

  func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    base.scroll(direction, from: control)
  }

  private func budgeted<Result>(_ request: () -> Result) -> Result {
    resetStepBudget()
    return request()
  }
}
