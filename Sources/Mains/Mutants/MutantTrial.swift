import Equivalence
import LessonPairs
import Lessons
import Play
import Renderer
import Suites

/// Runs a lesson's suite on the variant that holds the mutant.
struct MutantTrial: LessonVisitor {
  enum Mode: String {
    case everything
    /// Whether the data stay right throughout, whatever the screen shows.
    case savedStates = "saved-states"
    /// Whether every cell and control is right throughout, whatever was redrawn for it.
    case withoutRedraws = "without-redraws"
    /// Every state of the lesson's small configuration.
    case exploration
    /// The three experiments, which find nothing wrong in a separated variant.
    case experiments
    /// Which examples fail.
    case examples
  }

  let variant: Variant
  let mode: Mode

  /// - Returns: What was covered, in words, where there is something to say about it.
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> String? {
    if mode == .experiments {
      return variant == .separated ? try experiment(Suite.self, BudgetedScreen<SeparatedScreen>.self) : nil
    }
    switch variant {
    case .worst:
      return try run(Suite.self, BudgetedScreen<WorstScreen>.self, SeparatedScreen.self, ("separated", "the mutant"))
    case .separated:
      return try run(Suite.self, BudgetedScreen<SeparatedScreen>.self, WorstScreen.self, ("worst", "the mutant"))
    }
  }

  private func run<Suite: LessonSuite, Subject: RestorableScreen, Reference: RestorableScreen>(
    _ suite: Suite.Type, _ subject: Subject.Type, _ reference: Reference.Type, _ names: (String, String)
  ) throws(SuiteFailure) -> String?
  where
    Subject.Control == Suite.L.Control, Subject.Settings == Suite.L.Settings, Subject.SavedState == Suite.L.State,
    Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings, Reference.SavedState == Suite.L.State
  {
    if mode == .exploration { return try explore(suite, subject, reference) }
    if mode == .examples { return failingExamples(suite, subject) }
    let comparison: Comparison =
      switch mode {
      case .savedStates: .savedStates
      case .withoutRedraws: .withoutRedraws
      default: .everything
      }
    let run = SuiteRun(suite, subject: subject, reference: reference, names: names, comparing: comparison, rounds: 5)
    if let failure = run.firstFailure() { throw failure }
    return nil
  }

  private func failingExamples<Suite: LessonSuite, Subject: RestorableScreen>(
    _ suite: Suite.Type, _ subject: Subject.Type
  ) -> String
  where
    Subject.Control == Suite.L.Control, Subject.Settings == Suite.L.Settings, Subject.SavedState == Suite.L.State
  {
    Suite.examples.filter { !$0.failures(on: subject).isEmpty }.map { "\($0.number). \($0.sentence)\n" }.joined()
  }

  private func experiment<Suite: LessonSuite, Subject: ShareableScreen>(
    _ suite: Suite.Type, _ subject: Subject.Type
  ) throws -> String?
  where
    Subject.Control == Suite.L.Control, Subject.Settings == Suite.L.Settings, Subject.SavedState == Suite.L.State
  {
    let script = try Script<Suite.L.Control>(Suite.L.script, name: Suite.L.name)
    let found = Experiments(
      subject, settings: Suite.L.Settings(), seed: 1, events: script.steps.flatMap(\.events))
    if (found.thrownAway, found.changedBehind, found.muted) == (0, 0, 0) { return nil }
    throw SuiteFailure(
      kind: .experiments,
      description: "cells wrong in the experiments: \(found.thrownAway), \(found.changedBehind), \(found.muted)")
  }

  /// - Returns: The configuration whose states were all compared.
  private func explore<Suite: LessonSuite, Subject: RestorableScreen, Reference: RestorableScreen>(
    _ suite: Suite.Type, _ subject: Subject.Type, _ reference: Reference.Type
  ) throws(SuiteFailure) -> String?
  where
    Subject.Control == Suite.L.Control, Subject.Settings == Suite.L.Settings, Subject.SavedState == Suite.L.State,
    Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings, Reference.SavedState == Suite.L.State
  {
    let settings = suite.exploredSettings(.byTests)
    let limits = suite.limits(.byTests, settings).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var exploration = Exploration<Reference, Subject>(
      suite.initialStates(settings), steps: suite.steps(settings), bounds: suite.bounds(.byTests))
    do {
      let report = try exploration.run()
      return (limits + ["\(report.states) states"]).joined(separator: ", ")
    } catch {
      throw SuiteFailure(error.difference)
    }
  }
}
