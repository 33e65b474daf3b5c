import Equivalence
import Lessons
import Play
import Renderer
import Suites

/// A kata in its lesson's whole suite: every example, every state of a small configuration, random walks over the full
/// size, and the three experiments.
package struct KataCheck<Suite: LessonSuite, Kata: ShareableScreen, Reference: RestorableScreen>
where
  Kata.Control == Suite.L.Control, Kata.Settings == Suite.L.Settings, Kata.SavedState == Suite.L.State,
  Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings, Reference.SavedState == Suite.L.State
{
  private static var names: (first: String, second: String) { ("separated", "kata") }

  private let program: String
  private let randomEvents: Int

  /// - Parameters:
  ///   - program: What replays a script on the kata.
  ///   - randomEvents: Of all walks together; as many as take a second in a release build, unless others are given.
  package init(
    _ suite: Suite.Type, kata: Kata.Type, reference: Reference.Type, program: String, randomEvents: Int = 20_000
  ) {
    self.program = program
    self.randomEvents = randomEvents
  }

  /// - Parameter begin: Called with what is about to be done: a kata can end the program at any moment.
  package func run(begin: (String) -> Void = { _ in }) -> KataOutcome {
    let broken = Suite.examples.compactMap { example in
      begin("the example '\(example.number). \(example.sentence)'")
      return example.failures(on: Kata.self).first.map { (example: example, failure: $0) }
    }
    let proof = proof(begin)
    begin("the experiments, which open several screens at once")
    let experiments = experiments
    return KataOutcome(
      examples: Suite.examples.count, brokenExamples: broken.map { "\($0.example.number). \($0.example.sentence)" },
      firstBrokenExample: broken.first.map { lines(of: $0.failure) } ?? [], states: proof.states, events: proof.events,
      divergence: proof.divergence, experiments: experiments)
  }

  /// Looks into every state first: what that finds is shortest.
  private func proof(_ begin: (String) -> Void) -> (states: Int, events: Int, divergence: [String]) {
    var (states, events) = (0, 0)
    do throws(ProofFailure<Suite.L>) {
      begin("the states of a small configuration")
      states = try ExhaustiveProof(Suite.self, Reference.self, Kata.self, size: .byTests, names: Self.names)
        .run().states
      begin("the random events")
      events = try RandomProof(
        Suite.self, Reference.self, Kata.self, steps: randomEvents, seed: 1, names: Self.names
      ).run().coverage.steps
      return (states, events, [])
    } catch {
      let report = FailureReport(error, replayedBy: program)
      return (states, events, report.difference + ["replay:"] + report.replay)
    }
  }

  private var experiments: KataOutcome.WrongCells {
    guard let script = try? Script<Suite.L.Control>(Suite.L.script, name: Suite.L.name) else {
      preconditionFailure("The lesson's own script can be read (was '\(Suite.L.script)').")
    }
    let found = Experiments(
      Kata.self, settings: Suite.L.Settings(), seed: 1, events: script.steps.flatMap(\.events))
    return KataOutcome.WrongCells(
      thrownAway: found.thrownAway, changedBehind: found.changedBehind, muted: found.muted)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
