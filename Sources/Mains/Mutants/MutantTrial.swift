import Equivalence
import LessonPairs
import Lessons
import MutantSwitch
import Renderer
import Suites

/// Runs a lesson's suite on the variant that holds the mutant.
struct MutantTrial {
  /// The variant that holds the mutant; the other one is what it is compared with.
  enum Variant: String {
    case worst, separated
  }

  let variant: Variant
  let mode: TrialMode

  func run<Pair: LessonPair>(_ pair: Pair.Type) -> LessonOutcome {
    switch variant {
    case .worst: check(Pair.Suite.self, Pair.WorstScreen.self, Pair.SeparatedScreen.self, named: "separated")
    case .separated: check(Pair.Suite.self, Pair.SeparatedScreen.self, Pair.WorstScreen.self, named: "worst")
    }
  }

  /// How the mutant shows on so many walks.
  func faultWalks<Pair: LessonPair>(_ pair: Pair.Type, _ walks: Int) -> FaultWalks {
    switch variant {
    case .worst:
      LessonCheck(
        Pair.Suite.self, subject: BudgetedScreen<Pair.WorstScreen>.self, reference: Pair.SeparatedScreen.self
      ).faultWalks(walks)
    case .separated:
      LessonCheck(
        Pair.Suite.self, subject: BudgetedScreen<Pair.SeparatedScreen>.self, reference: Pair.WorstScreen.self
      ).faultWalks(walks)
    }
  }

  private func check<
    Suite: LessonSuite,
    Subject: ShareableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>,
    Reference: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>
  >(
    _ suite: Suite.Type, _ subject: Subject.Type, _ reference: Reference.Type, named name: String
  ) -> LessonOutcome {
    LessonCheck(
      suite, subject: BudgetedScreen<Subject>.self, reference: reference, names: (name, "the mutant"),
      comparing: comparison, shrinks: false
    ).run(parts, stopsEarly: mode != .examples)
  }

  private var comparison: Comparison {
    switch mode {
    case .savedStates: .savedStates
    case .withoutRedraws: .withoutRedraws
    default: .everything
    }
  }

  private var parts: [CheckPart] {
    switch mode {
    case .everything, .savedStates, .withoutRedraws: [.examples, .walks(.rounds(5))]
    case .exploration: [.states(.byTests)]
    case .experiments: variant == .separated ? [.experiments] : []
    case .examples: [.examples]
    case .faultWalks: []
    }
  }
}
