import Equivalence
import Foundation
import MutantSwitch
import PlainText
import Play
import SourceTools
import Suites
import Terminal

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

/// Runs mutants of a tree, each as a process, on all cores.
struct MutantTrials {
  /// Holds the mutants of the tree.
  let program: MutantWorkspace
  let tree: MutatedTree

  /// - Parameter countsWalks: Whether it is counted how a carrying statement that is left out shows on walks.
  func run(_ mutants: [Mutant], countingWalks countsWalks: Bool, showing label: String) throws -> [TrialResult] {
    // Without a mutant the suite has to pass, or it would kill everything.
    try checkOriginal([.everything, .exploration])
    return try onAllCores(mutants.count, showing: label) { index in
      var result = try result(of: mutants[index])
      if countsWalks, result.role == .carrying { result.walks = try walks(of: mutants[index]) }
      return result
    }
  }

  /// Without a mutant nothing may fail.
  func checkOriginal(_ modes: [TrialMode]) throws {
    for mode in modes {
      if let failure = try trial(0, mode).firstFailure {
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
    if program.leftOut.contains(number) { return result(.notCompiled) }
    if let kind = try trial(number, .everything).firstFailure?.kind {
      return result(.killed, by: kind, roles: try roles(of: mutant, kind))
    }
    let exploration = try trial(number, .exploration)
    if let kind = exploration.firstFailure?.kind {
      return result(.killed, by: kind, roles: try roles(of: mutant, kind))
    }
    // What only a second screen would show; the data are right in any case.
    if let kind = try trial(number, .experiments).firstFailure?.kind { return result(.killed, by: kind) }
    return try result(.survived, upTo: exploration.get().exploredConfiguration)
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
    let kind = kind == .trap || kind == .savedState ? kind : try trial(number, .savedStates).firstFailure?.kind
    return kind.map { $0 == .trap ? .endsProgram : .breaksData }
  }

  /// An example can say how much is redrawn at most, and then tells it first.
  private func carryingRole(_ number: Int, _ kind: CheckFailure.Kind) throws -> StatementRole {
    kind == .redraws || kind == .example
      ? try trial(number, .withoutRedraws).firstFailure.map { _ in .carrying } ?? .redrawing : .carrying
  }

  /// How a mutant shows on walks; `nil` for one that ends the program, and for one that takes the data along as it
  /// drops an announcement: then what is seen on the screen is not about carrying.
  private func walks(of mutant: Mutant) throws -> WalkFigures? {
    let trial = try trial(mutant.number, .faultWalks, FaultWalks.self)
    guard case .success(let walks) = trial, !mutant.isAnnouncing || walks.endedByData == 0 else { return nil }
    return WalkFigures(walks)
  }

  /// Finds what each mutant does to the data on walks.
  func runForDamage(_ mutants: [Mutant], showing label: String) throws -> [TrialResult] {
    let original = try damage(of: 0)
    guard original == .rightData else {
      throw CommandError(.failure, "\(tree.variant) \(tree.lesson) damages its data without any mutant: \(original)")
    }
    return try onAllCores(mutants.count, showing: label) { index in
      let mutant = mutants[index]
      let fate = program.leftOut.contains(mutant.number) ? .notCompiled : try damage(of: mutant.number)
      return TrialResult(trial: mutant.identity, fate: fate, change: mutant.change)
    }
  }

  private func damage(of number: Int) throws -> TrialResult.Fate {
    switch try trial(number, .damage, DamageOutcome.self) {
    case .success(let outcome):
      switch outcome.damage {
      case .impossible: .impossibleData
      case .wrong: .wrongData
      case .none: outcome.ended > 0 ? .endsProgram : .rightData
      }
    case .failure(let trap): throw cannotBeRun(number, "\(trap)")
    }
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

extension MutantTrials {
  /// Runs the variant, with one mutant of it or of what it stands on, through a part of its lesson's suite.
  /// - Parameter number: The mutant's; zero for none.
  /// - Returns: What is found, or the trap that ended the program.
  func trial<Outcome: Decodable>(
    _ number: Int, _ mode: TrialMode, _ outcome: Outcome.Type = LessonOutcome.self
  ) throws -> Result<Outcome, CheckFailure> {
    let run = try Subprocess.run(
      program.runner, [tree.lesson, tree.variant, "\(number)", mode.rawValue],
      // A trap is what many mutants end in; there is nothing to find out about it.
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    switch run.ending {
    case .exit(0):
      guard let found = try? JSONDecoder().decode(outcome, from: Data(run.output.utf8)) else {
        throw cannotBeRun(number, "its answer cannot be read")
      }
      return .success(found)
    case .signal(let signal) where faultSignals.contains(signal):
      return .failure(CheckFailure(kind: .trap, description: "ended by signal \(signal)"))
    // Any other signal came from somebody else, such as a system that is out of memory.
    case .exit, .signal, .tooLong, .tooMuchOutput: throw cannotBeRun(number, "\(run.ending)")
    }
  }

  private func cannotBeRun(_ number: Int, _ reason: String) -> CommandError {
    let subject = "\(number == 0 ? "The tree" : "Mutant \(number)") of \(tree.variant) \(tree.lesson)"
    return CommandError(.failure, "\(subject) cannot be run: \(reason); delete '.build/trials', and try again.")
  }
}

extension Result<LessonOutcome, CheckFailure> {
  /// The trap, or the first thing that the suite finds wrong; `nil` if all holds.
  var firstFailure: CheckFailure? {
    switch self {
    case .success(let outcome): outcome.firstFailure
    case .failure(let trap): trap
    }
  }
}
