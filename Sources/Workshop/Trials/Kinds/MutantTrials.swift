import Equivalence
import Foundation
import MutantSwitch
import PlainText
import Play
import SourceTools
import Suites

/// What a statement does without which the data stay right.
enum StatementRole: String, Codable {
  /// It carries a change to the screen: without it a cell or a control is wrong.
  case carrying
  /// It adds, removes, displays, makes or lays out views.
  case placing
  /// Every cell and control is right without it; other views are redrawn.
  case redrawing
  /// It cannot be left out: without it the program ends, or the data are wrong.
  case endsProgram, breaksData
}

/// Runs mutants, each as a process, on all cores.
struct MutantTrials {
  let runner: URL
  let tree: MutatedTree
  /// The numbers of the mutants that are not in the program.
  let leftOut: Set<Int>

  /// - Parameters:
  ///   - chosen: The names of those that are wanted; nothing for all.
  ///   - countsWalks: Whether it is counted how a carrying statement that is left out shows on walks.
  func run(_ chosen: Set<String>?, countingWalks countsWalks: Bool, showing label: String) throws -> [TrialResult] {
    // Without a mutant the suite has to pass, or it would kill everything.
    try checkOriginal([.everything, .exploration])
    return try onEach(chosen, showing: label) { mutant in
      var result = try result(of: mutant)
      if countsWalks, result.role == .carrying { result.walks = try walks(of: mutant) }
      return result
    }
  }

  /// Without a mutant nothing may fail.
  func checkOriginal(_ modes: [TrialMode]) throws {
    for mode in modes {
      if let failure = try trial(0, mode).failure {
        throw CommandError(
          .failure, "\(tree.variant) \(tree.lesson) fails '\(mode.rawValue)' without any mutant: \(failure)")
      }
    }
  }

  private func result(of mutant: Mutant) throws -> TrialResult {
    let number = mutant.number
    func result(
      _ fate: TrialResult.Fate, by killer: CheckFailure.Kind? = nil, roles: Roles = (nil, nil), upTo: String? = nil
    ) -> TrialResult {
      TrialResult(
        trial: mutant.identity, fate: fate, change: mutant.change, killer: killer, role: roles.now,
        firstRole: roles.first == roles.now ? nil : roles.first, equivalentUpTo: upTo)
    }
    if leftOut.contains(number) { return result(.notCompiled) }
    if let kind = try trial(number, .everything).failure?.kind {
      return result(.killed, by: kind, roles: try roles(of: mutant, kind))
    }
    let exploration = try trial(number, .exploration)
    if let kind = exploration.failure?.kind {
      return result(.killed, by: kind, roles: try roles(of: mutant, kind))
    }
    // What only a second screen would show; the data are right in any case.
    if let kind = try trial(number, .experiments).failure?.kind { return result(.killed, by: kind) }
    return result(.survived, upTo: exploration.outcome?.exploredConfiguration)
  }

  /// In the words that are counted by, and as it was counted first.
  private typealias Roles = (now: StatementRole?, first: StatementRole?)

  private func roles(of mutant: Mutant, _ kind: CheckFailure.Kind) throws -> Roles {
    if !MutationOperator.omissions.contains(mutant.operation) { return (nil, nil) }
    if mutant.isAnnouncing { return (.carrying, .carrying) }
    if let role = try breakingRole(mutant.number, kind) { return (role, nil) }
    let isPlacing = mutant.isPlacing
    if isPlacing.now, isPlacing.first { return (.placing, .placing) }
    let role = try carryingRole(mutant.number, kind)
    return (isPlacing.now ? .placing : role, isPlacing.first ? .placing : role)
  }

  private func breakingRole(_ number: Int, _ kind: CheckFailure.Kind) throws -> StatementRole? {
    let kind = kind == .trap || kind == .savedState ? kind : try trial(number, .savedStates).failure?.kind
    return kind.map { $0 == .trap ? .endsProgram : .breaksData }
  }

  /// An example can say how much is redrawn at most, and then tells it first.
  private func carryingRole(_ number: Int, _ kind: CheckFailure.Kind) throws -> StatementRole {
    kind == .redraws || kind == .example
      ? try trial(number, .withoutRedraws).failure.map { _ in .carrying } ?? .redrawing : .carrying
  }

  private func trial(_ number: Int, _ mode: TrialMode) throws -> (failure: CheckFailure?, outcome: LessonOutcome?) {
    try MutantTrials.result(runner, trialOf(number, mode))
  }

  private static func result(
    _ runner: URL, _ trial: Trial
  ) throws -> (failure: CheckFailure?, outcome: LessonOutcome?) {
    let run = try run(runner, trial)
    switch run.ending {
    case .exit(0): return (run.outcome?.firstFailure, run.outcome)
    case .signal(let signal): return (CheckFailure(kind: .trap, description: "ended by signal \(signal)"), nil)
    case .exit, .tooLong, .tooMuchOutput: throw cannotBeRun(trial.name, run.ending)
    }
  }

  /// How a mutant shows on walks; nothing for one that ends the program, and for one that takes the data along as it
  /// drops an announcement: then what is seen on the screen is not about carrying.
  private func walks(of mutant: Mutant) throws -> WalkFigures? {
    let trial = trialOf(mutant.number, .faultWalks)
    let run = try MutantTrials.run(runner, trial, FaultWalks.self)
    switch run.ending {
    case .exit(0):
      return run.outcome.flatMap { walks in
        mutant.isAnnouncing && walks.endedByData > 0
          ? nil : WalkFigures(walks: walks.walks, untilShown: walks.untilShown, untilHealed: walks.untilHealed)
      }
    case .signal: return nil
    case .exit, .tooLong, .tooMuchOutput: throw MutantTrials.cannotBeRun(trial.name, run.ending)
    }
  }

  /// Finds what each mutant does to the data on walks.
  /// - Parameter chosen: The names of those that are wanted; nothing for all.
  func runForDamage(_ chosen: Set<String>?, showing label: String) throws -> [TrialResult] {
    let original = try damage(of: 0)
    guard original == .rightData else {
      throw CommandError(.failure, "\(tree.variant) \(tree.lesson) damages its data without any mutant: \(original)")
    }
    return try onEach(chosen, showing: label) { mutant in
      let fate = leftOut.contains(mutant.number) ? .notCompiled : try damage(of: mutant.number)
      return TrialResult(trial: mutant.identity, fate: fate, change: mutant.change)
    }
  }

  private func damage(of number: Int) throws -> TrialResult.Fate {
    let trial = trialOf(number, .damage)
    let run = try MutantTrials.run(runner, trial, DamageOutcome.self)
    guard let outcome = run.outcome else { throw MutantTrials.cannotBeRun(trial.name, run.ending) }
    return switch outcome.damage {
    case .impossible: .impossibleData
    case .wrong: .wrongData
    case .none: outcome.ended > 0 ? .endsProgram : .rightData
    }
  }

  private func onEach(
    _ chosen: Set<String>?, showing label: String, _ result: @Sendable (Mutant) throws -> TrialResult
  ) throws -> [TrialResult] {
    let mutants = tree.mutants.filter { chosen?.contains($0.identity) != false }
    return try onAllCores(mutants.count, showing: label) { try result(mutants[$0]) }
  }

  /// The sentence of each example that fails in the tree without the change, with its number.
  static func examplesFailingAtStart(_ runner: URL, _ lesson: String, _ variant: String) throws -> [String] {
    let run = try run(runner, Trial(lesson: lesson, variant: variant, number: 0, mode: .examplesAtStart))
    guard let examples = run.outcome?.examples else {
      throw cannotBeRun("The examples of \(variant) \(lesson)", run.ending)
    }
    return examples.broken
  }

  /// Whether an example fails on a variant with a mutant; one that ends the program fails.
  static func examplesFail(_ runner: URL, _ lesson: String, _ variant: String, _ number: Int) throws -> Bool {
    try result(runner, Trial(lesson: lesson, variant: variant, number: number, mode: .examples)).failure != nil
  }

  private static func cannotBeRun(_ subject: String, _ ending: Subprocess.Ending) -> CommandError {
    CommandError(.failure, "\(subject) cannot be run: \(ending); delete '.build/trials', and try again.")
  }

  private struct Trial {
    let lesson: String
    let variant: String
    /// The mutant's; zero for none.
    let number: Int
    let mode: TrialMode

    var name: String { "Mutant \(number) of \(variant) \(lesson)" }
    var words: [String] { [lesson, variant, "\(number)", mode.rawValue] }
  }

  private func trialOf(_ number: Int, _ mode: TrialMode) -> Trial {
    Trial(lesson: tree.lesson, variant: tree.variant, number: number, mode: mode)
  }

  private static func run<Outcome: Decodable>(
    _ runner: URL, _ trial: Trial, _ outcome: Outcome.Type = LessonOutcome.self
  ) throws -> (ending: Subprocess.Ending, outcome: Outcome?) {
    let run = try Subprocess.run(
      runner, trial.words,
      // A trap is what many mutants end in; there is nothing to find out about it.
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    return (run.ending, try? JSONDecoder().decode(Outcome.self, from: Data(run.output.utf8)))
  }
}

extension LessonOutcome {
  /// The configuration whose states were all compared.
  fileprivate var exploredConfiguration: String? {
    states.map { report in
      let limits = configuration.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return (limits + ["\(report.states) states"]).joined(separator: ", ")
    }
  }
}
