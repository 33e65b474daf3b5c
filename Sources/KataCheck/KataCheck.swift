import Console
import Equivalence
import Lessons
import Renderer
import Suites

/// A kata in its lesson's whole suite: every example, every state of a small configuration, random walks over the full
/// size, and the three experiments.
package struct KataCheck<Suite: LessonSuite, Kata: ShareableScreen, Reference: RestorableScreen>
where
  Kata.Control == Suite.L.Control, Kata.Settings == Suite.L.Settings, Kata.SavedState == Suite.L.State,
  Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings, Reference.SavedState == Suite.L.State
{
  /// Seconds, in a debug build.
  private static var randomEvents: Int { 20_000 }
  private static var names: (first: String, second: String) { ("separated", "kata") }

  private let program: String

  /// - Parameter program: What replays a script on the kata.
  package init(_ suite: Suite.Type, kata: Kata.Type, reference: Reference.Type, program: String) {
    self.program = program
  }

  package func run() -> KataOutcome {
    let broken = Suite.examples.compactMap { example in
      example.failures(on: Kata.self).first.map { (example: example, failure: $0) }
    }
    let proof = proof()
    return KataOutcome(
      examples: Suite.examples.count, brokenExamples: broken.map { "\($0.example.number). \($0.example.sentence)" },
      firstBrokenExample: broken.first.map { lines(of: $0.failure) } ?? [], states: proof.states, events: proof.events,
      divergence: proof.divergence, experiments: experiments)
  }

  /// Looks into every state first: what that finds is shortest.
  private func proof() -> (states: Int, events: Int, divergence: [String]) {
    var (states, events) = (0, 0)
    do throws(ProofFailure<Suite.L>) {
      states = try ExhaustiveProof(Suite.self, Reference.self, Kata.self, size: .byTests, names: Self.names)
        .run().states
      events = try RandomProof(
        Suite.self, Reference.self, Kata.self, steps: Self.randomEvents, seed: 1, names: Self.names
      ).run().coverage.steps
      return (states, events, [])
    } catch {
      return (states, events, FailureReport(error, replayedBy: program).lines)
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
