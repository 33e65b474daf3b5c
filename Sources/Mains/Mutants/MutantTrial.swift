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

  /// What the mode asks for, found.
  func run() -> any Encodable { run(variant.screen, reference.screen) }

  private var reference: Variant<Pair.L> { Pair.reference(of: variant) }

  private func run<Subject: LessonScreen<Pair.Suite.L>, Reference: LessonScreen<Pair.Suite.L>>(
    _ subject: Subject.Type, _ other: Reference.Type
  ) -> any Encodable {
    let check = LessonCheck(
      Pair.Suite.self, subject: BudgetedScreen<Subject>.self, reference: other,
      names: (reference.name, "the mutant"), comparing: comparison,
      settings: mode == .millionEvents ? Pair.L.Settings() : nil, shrinks: false)
    return switch mode {
    case .faultWalks: check.faultWalks(1000)
    case .damage: damage(subject, other)
    case .examplesAtStart: examplesAtStart(Pair.name, variant.name)
    default: check.run(parts, stopsEarly: mode != .examples)
    }
  }

  private func damage<Subject: LessonScreen<Pair.Suite.L>, Reference: LessonScreen<Pair.Suite.L>>(
    _ subject: Subject.Type, _ other: Reference.Type
  ) -> DamageOutcome {
    let fault = activeMutant
    return DamageWalks(
      Pair.Suite.self, Pair.Driver.self, reference: other,
      withoutFault: { question in
        activeMutant = 0
        defer { activeMutant = fault }
        return question()
      }, willSend: resetStepBudget
    ).run(200, subject)
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
    case .faultWalks, .damage, .examplesAtStart: []
    }
  }
}
