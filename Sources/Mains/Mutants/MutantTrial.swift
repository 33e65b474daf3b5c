import Designs
import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import MutantSwitch
import Renderer
import Suites

/// Runs a lesson's suite on the variant that holds the mutant.
struct MutantTrial {
  /// The variant that holds the mutant; the other one is what it is compared with.
  enum Variant {
    case worst, separated
    case design(Design)

    /// - Returns: Nothing when the lesson has no such variant.
    init?(named name: String, of lesson: String) {
      switch name {
      case "worst": self = .worst
      case "separated": self = .separated
      default:
        guard lesson == Mines.name, let design = Design(named: name) else { return nil }
        self = .design(design)
      }
    }
  }

  let variant: Variant
  let mode: TrialMode

  func run<Pair: LessonPair>(_ pair: Pair.Type) -> LessonOutcome {
    switch variant {
    case .worst: check(Pair.Suite.self, Pair.WorstScreen.self, Pair.SeparatedScreen.self, named: "separated")
    case .separated: check(Pair.Suite.self, Pair.SeparatedScreen.self, Pair.WorstScreen.self, named: "worst")
    case .design(let design): check(design.screen)
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
    case .design(let design): faultWalks(design.screen, walks)
    }
  }

  private func check<Screen: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    _ screen: Screen.Type
  ) -> LessonOutcome {
    check(MinesSuite.self, screen, MinesPair.SeparatedScreen.self, named: "separated")
  }

  private func faultWalks<Screen: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    _ screen: Screen.Type, _ walks: Int
  ) -> FaultWalks {
    LessonCheck(
      MinesSuite.self, subject: BudgetedScreen<Screen>.self, reference: MinesPair.SeparatedScreen.self
    ).faultWalks(walks)
  }

  private func check<
    Suite: LessonSuite,
    Subject: ShareableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>,
    Reference: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>
  >(
    _ suite: Suite.Type, _ subject: Subject.Type, _ reference: Reference.Type, named name: String
  ) -> LessonOutcome {
    LessonCheck(
      suite, subject: BudgetedScreen<Subject>.self, reference: reference,
      CheckOptions(
        names: (name, "the mutant"), comparing: comparison,
        settings: mode == .millionEvents ? Suite.L.Settings() : nil, shrinks: false)
    ).run(parts, stopsEarly: mode != .examples)
  }

  private var comparison: Comparison {
    switch mode {
    case .savedStates: .savedStates
    case .withoutRedraws: .withoutRedraws
    default: if case .design(let design) = variant { design.comparison } else { .everything }
    }
  }

  private var parts: [CheckPart] {
    switch mode {
    case .everything, .savedStates, .withoutRedraws: [.examples, .walks(.rounds(5))]
    case .exploration: [.states(.byTests)]
    case .wholeExploration: [.states(.whole)]
    case .millionEvents: [.walks(.events(1_000_000))]
    case .experiments: if case .separated = variant { [.experiments] } else { [] }
    case .examples: [.examples]
    case .faultWalks: []
    }
  }
}
