import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import MutantSwitch
import Renderer
import Suites

/// Runs a lesson's suite on the variant that holds the mutant; another one is what it is compared with.
struct MutantTrial<Pair: LessonPair> {
  let variant: Variant<Pair.L>
  let mode: TrialMode

  func run() -> LessonOutcome { run(variant.screen, reference.screen) }

  func faultWalks(_ walks: Int) -> FaultWalks { faultWalks(walks, variant.screen, reference.screen) }

  func damage(_ walks: Int) -> DamageOutcome { damage(walks, variant.screen, reference.screen) }

  private var reference: Variant<Pair.L> { Pair.reference(of: variant) }

  private func run<
    Subject: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>,
    Reference: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>
  >(_ subject: Subject.Type, _ other: Reference.Type) -> LessonOutcome {
    LessonCheck(
      Pair.Suite.self, subject: BudgetedScreen<Subject>.self, reference: other,
      CheckOptions(
        names: (reference.name, "the mutant"), comparing: comparison,
        settings: mode == .millionEvents ? Pair.L.Settings() : nil, shrinks: false)
    ).run(parts, stopsEarly: mode != .examples)
  }

  private func faultWalks<
    Subject: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>,
    Reference: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>
  >(_ walks: Int, _ subject: Subject.Type, _ other: Reference.Type) -> FaultWalks {
    LessonCheck(Pair.Suite.self, subject: BudgetedScreen<Subject>.self, reference: other).faultWalks(walks)
  }

  private func damage<
    Subject: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>,
    Reference: ShareableScreen<Pair.Suite.L.Control, Pair.Suite.L.Settings, Pair.Suite.L.State>
  >(_ walks: Int, _ subject: Subject.Type, _ other: Reference.Type) -> DamageOutcome {
    let fault = activeMutant
    return DamageWalks(
      Pair.Suite.self, Pair.Driver.self, reference: other,
      withoutFault: { question in
        activeMutant = 0
        defer { activeMutant = fault }
        return question()
      }, willSend: resetStepBudget
    ).run(walks, subject)
  }

  private var comparison: Comparison {
    switch mode {
    case .savedStates: .savedStates
    case .withoutRedraws: .withoutRedraws
    default: variant.comparison(with: reference)
    }
  }

  private var parts: [CheckPart] {
    switch mode {
    case .everything, .savedStates, .withoutRedraws: [.examples, .walks(.rounds(5))]
    case .exploration: [.states(.byTests)]
    case .wholeExploration: [.states(.whole)]
    case .millionEvents: [.walks(.events(1_000_000))]
    case .experiments: variant.passes.count == ExperimentKind.allCases.count ? [.experiments] : []
    case .examples: [.examples]
    case .faultWalks, .damage: []
    }
  }
}

/// A screen that has so many steps for each request, and traps when it takes more.
final class BudgetedScreen<Base: Screen & Shareable>: ScreenDecorator, Shareable {
  typealias Control = Base.Control
  typealias Settings = Base.Settings
  typealias SavedState = Base.SavedState
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
