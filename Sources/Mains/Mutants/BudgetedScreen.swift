import LessonScreens
import Lessons
import MutantSwitch
import Renderer

/// A screen that has so many steps for each request, and traps when it takes more.
final class BudgetedScreen<Base: Screen & Shareable>: ScreenDecorator, Shareable {
  typealias SavedViewState = Base.SavedViewState

  let base: Base

  init(_ base: Base) { self.base = base }

  convenience init(settings: Base.Settings, seed: UInt64) {
    self.init(budgeted { Base(settings: settings, seed: seed) })
  }

  convenience init(state: Base.SavedState) { self.init(budgeted { Base(state: state) }) }

  convenience init(beside other: BudgetedScreen) { self.init(budgeted { Base(beside: other.base) }) }

  convenience init(secondWindowOf other: BudgetedScreen) { self.init(budgeted { Base(secondWindowOf: other.base) }) }

  var savedState: Base.SavedState { budgeted { base.savedState } }

  func restore(_ state: Base.SavedState) { budgeted { base.restore(state) } }

  func handle(_ event: Event<Base.Control>) { budgeted { base.handle(event) } }

  func press(_ control: Base.Control, _ id: ViewID) { budgeted { base.press(control, id) } }

  func redraw() { budgeted { base.redraw() } }
}

private func budgeted<Result>(_ request: () -> Result) -> Result {
  resetStepBudget()
  return request()
}
