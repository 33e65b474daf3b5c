import Equivalence
import Lessons
import Renderer

/// A lesson's whole suite, run on a variant: the examples, then the random walks in lockstep with a variant that is known
/// to be right.
///
///     let run = SuiteRun(MinesSuite.self, subject: Mutated.self, reference: Separated.MinesScreen.self)
///     if let failure = run.firstFailure() { print(failure) }
package struct SuiteRun<Suite: LessonSuite, Subject: RestorableScreen, Reference: RestorableScreen>
where
  Subject.Control == Suite.L.Control, Subject.Settings == Suite.L.Settings, Subject.SavedState == Suite.L.State,
  Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings,
  Reference.SavedState == Suite.L.State
{
  private static var reloadEvery: Int { 50 }

  private let names: (first: String, second: String)
  private let comparison: Comparison
  private let rounds: Int

  /// - Parameters:
  ///   - names: Of the two in messages.
  ///   - comparison: Of the data alone when the question is whether they stay right on a screen that is wrong.
  ///   - rounds: How often each source walks from each shape, every time from another seed.
  package init(
    _ suite: Suite.Type, subject: Subject.Type, reference: Reference.Type,
    names: (reference: String, subject: String) = ("the reference", "the subject"),
    comparing comparison: Comparison = .everything, rounds: Int = 1
  ) {
    self.names = (names.reference, names.subject)
    self.comparison = comparison
    self.rounds = rounds
  }

  /// Runs until something fails; nothing when all of it holds.
  package func firstFailure() -> SuiteFailure? {
    for example in Suite.examples {
      if let failure = example.failures(on: Subject.self, comparing: comparison).first {
        return SuiteFailure(kind: .example, description: failure)
      }
    }
    do {
      return unreachedGoals(try walk())
    } catch {
      return SuiteFailure(error)
    }
  }

  /// Walks from every shape with every source. The reference chooses, so that the walks are the same for every subject.
  /// - Returns: The names of the goals that were reached.
  private func walk() throws(Divergence) -> Set<String> {
    var reached: Set<String> = []
    for round in 0..<rounds {
      for (index, settings) in Suite.shapes.enumerated() {
        let seed = UInt64(round * Suite.shapes.count + index)
        for source in Suite.sources + [.swarm(seed)] {
          reached.formUnion(try walk(from: settings, source, seed: seed))
        }
      }
    }
    return reached
  }

  /// Ends with going back to the start in place.
  private func walk(
    from settings: Suite.L.Settings, _ source: EventSource<Suite.L.Control, Suite.L.State>, seed: UInt64
  ) throws(Divergence) -> Set<String> {
    let walk = RandomWalk(
      settings: settings, source: source, seed: seed, steps: Suite.walkLength(settings), reloadEvery: Self.reloadEvery)
    let lockstep = Lockstep(
      Reference(settings: settings, seed: seed), Subject(settings: settings, seed: seed), comparing: comparison,
      names: names)
    let start = lockstep.savedState
    let reached = try walk.run(lockstep, goals: Suite.goals).reached
    try lockstep.restore(start)
    return reached
  }

  private func unreachedGoals(_ reached: Set<String>) -> SuiteFailure? {
    let unreached = Suite.goals.map(\.name).filter { !reached.contains($0) }
    if unreached.isEmpty { return nil }
    return SuiteFailure(kind: .goals, description: "the walks never reach: \(unreached.joined(separator: ", "))")
  }
}

/// What a suite found first.
package struct SuiteFailure: Error, Equatable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case savedState = "saved state"
    case frame
    case controls
    case redraws
    case example
    /// The walks came through less than they have to.
    case goals
    /// A second screen on the same model is wrong, or one whose notifications are muted is not as it was.
    case experiments
    /// The program ended itself. Only who runs it as a process can tell.
    case trap
  }

  package let kind: Kind
  package let description: String

  package init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }

  package init(_ divergence: Divergence) {
    self.init(kind: Kind(divergence.difference), description: divergence.description)
  }

  /// What an exploration found.
  package init(_ difference: Divergence.Difference) {
    self.init(kind: Kind(difference), description: "\(difference)")
  }
}

extension SuiteFailure.Kind {
  fileprivate init(_ difference: Divergence.Difference) {
    self =
      switch difference {
      case .savedState: .savedState
      case .size, .cell: .frame
      case .control: .controls
      case .redraws: .redraws
      }
  }
}
