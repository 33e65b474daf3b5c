import Equivalence
import KataCheck
import LessonScreens
import Lessons
import PlainText
import RuleMeter
import SourceTools
import Specifications
import Suites

/// What a check found, on one screen.
struct KataVerdict {
  enum Result: String, Codable {
    case doesNotBuild = "does not build"
    /// For no fault of its own.
    case cannotBeBuilt = "cannot be built here"
    case stopped
    case isDifferent = "not equivalent"
    case isEquivalent = "equivalent"
    /// Equivalent, with every count and every experiment at zero, a model that does the same alone, and a screen that no
    /// fault of makes the data impossible.
    case isDone = "done"

    var holds: Bool { self == .isEquivalent || self == .isDone }
  }

  /// As many as leave room for the rest of the screen.
  private static let shownErrors = 8
  private static let shownViolations = 5
  private static let shownDifference = 30
  private static let shownScript = 12

  private let kata: Kata
  private let trial: KataTrial
  private let change: ChangeRequest?
  private let start: RuleCounts
  /// The furthest step that an earlier check found reached.
  private let reachedBefore: Int
  let sideways: KataSideways
  private let steps: [KataStep]
  private let optionalStep: KataStep?
  /// What the screen declares that the framework asks for, and what it asks the model for: the source is read once.
  private var hooks: [String] = []
  private var requests = KataRequests()
  private let containment: KataContainment?

  /// - Parameter containment: What the faults in its screen do, where they were tried.
  init(
    _ kata: Kata, _ trial: KataTrial, _ sideways: KataSideways, _ progress: KataProgress,
    _ containment: KataContainment? = nil
  ) throws {
    self.kata = kata
    self.trial = trial
    self.containment = containment
    change = try kata.change(of: progress)
    self.sideways = sideways
    start = progress.start
    reachedBefore = progress.reached ?? 0
    let all = (try? kata.steps()) ?? []
    steps = all.filter { !$0.isOptional }
    optionalStep = all.first(where: \.isOptional)
    guard case .checked(_, let model, _) = trial else { return }
    hooks = kata.ownHooks
    if case .asked(let outcome, _) = model { requests = (try? kata.requests(of: outcome.model)) ?? requests }
  }

  private var measure: ProgramMeasure { sideways.measure }

  var result: Result {
    switch trial {
    case .refused: .doesNotBuild
    case .notBuilt: .cannotBeBuilt
    case .stopped: .stopped
    case .checked(let outcome, _, _) where !outcome.isEquivalent: .isDifferent
    case .checked: missing.isEmpty ? .isDone : .isEquivalent
    }
  }

  /// What the meter counts now, equivalent or not.
  var counts: RuleCounts { RuleCounts(measure) }

  var lines: [String] {
    ["\(result.rawValue) \(result.holds ? "✓" : "✗") · \(start.change(to: measure))"] + details
  }

  private var details: [String] {
    switch trial {
    case .refused(let errors):
      shortened(errors, to: KataVerdict.shownErrors) + ["", "Mend it and check again; nothing else is affected."]
    case .notBuilt(let obstacle): obstacle.lines + ["The kata is as it was; nothing is said about it."]
    case .stopped(let reason, let stop, let printed): interruption(reason, stop) + printed.lines
    case .checked(let outcome, let model, let printed):
      (outcome.isEquivalent ? agreement(outcome, model) : difference(outcome)) + printed.lines
    }
  }

  private func interruption(_ reason: String, _ stop: KataStop?) -> [String] {
    guard let stop else { return ["\(reason)."] }
    if stop.replay.isEmpty { return ["\(reason),", "in \(stop.step)."] }
    return ["\(reason),", "in \(stop.step), at \(stop.event.quoted). The script that leads there:"]
      + script(stop.replay)
      + (change == nil && stop.reason == .signal
        ? ["A debug build says more: KATA=1 LESSON=\(kata.folder) swift run kata"] : [])
  }

  /// A script that was cut short could not be run.
  private func script(_ replay: [String]) -> [String] {
    replay.count <= Self.shownScript ? replay : ["sh \(kata.replayFile)"]
  }

  /// Why the check exits with 1.
  var complaint: String? {
    switch result {
    case .isEquivalent, .isDone: nil
    case .doesNotBuild: "The kata does not build: mend what is named above."
    case .cannotBeBuilt: "The kata cannot be built here, for no fault of its own: see above."
    case .stopped: "The kata's check did not end by itself: see above."
    case .isDifferent:
      "The kata is not equivalent: see above, and what you changed with "
        + "'git diff --no-index Sources/Worst/\(kata.folder) \(kata.path)'."
    }
  }

  private func agreement(_ outcome: LessonOutcome, _ model: KataModelOutcome) -> [String] {
    let wrongCells = outcome.experiments.map {
      "wrong cells: views thrown away \($0.thrownAway) · data changed behind \($0.changedBehind) · muted \($0.muted)"
    }
    return [
      "suite: \(outcome.examples?.played ?? 0) examples, \(outcome.states?.states ?? 0) states explored, "
        + "\(outcome.walks?.coverage.steps ?? 0) random events"
    ] + [wrongCells].compactMap { $0 } + (outcome.redraws?.lines ?? []) + stepReached + alone(model)
      + (change.map(changeMade) ?? [])
      + findings + violations
      + (result == .isDone
        ? [""] + comparisons + (optionalStep.map(goOn) ?? [])
        : [])
  }

  private func changeMade(_ change: ChangeRequest) -> [String] {
    ["The change is made. The reference: \(change.patch(VariantName.worst).path)"]
      + (result == .isDone
        ? ["not asked after a change request: what else the screen asks the model for, and what its faults do"] : [])
  }

  private var comparisons: [String] {
    let separated = "Model and view are separated. Compare: diff -ru"
    if kata.isTracked { return ["\(separated) \(kata.path) Sources/Designs/\(kata.folder)/Observable"] }
    return [
      "\(separated) -x Model \(kata.path) Sources/Separated/\(kata.folder)",
      "and the model: diff -ru \(kata.path)/Model Sources/Separated/Model/\(kata.folder)",
    ]
  }

  private func goOn(_ step: KataStep) -> [String] {
    if change != nil || kata.isTracked { return [] }
    let command = "swift run workshop kata solution \(kata.lesson) --step \(step.number)"
    return ["One more step, if you like: '\(step.title)'. See it: \(command)"]
  }

  /// How far the kata is down the steps of the reference. A copy that begins with a change request has other counts.
  private var stepReached: [String] {
    if steps.isEmpty || change != nil || sideways.hidesState { return [] }
    if result == .isDone { return ["steps: all \(steps.count) reached"] }
    // What the framework tracks is not announced, as the counts of the steps before have it.
    if kata.isTracked { return [] }
    if isAllZero {
      return ["steps: counts and experiments are all 0, and cannot tell how many of the \(steps.count) are reached"]
    }
    let reached = Array(steps.dropLast()).reached(with: counts, trial.experiments).map(\.number)
    let last = reached.first ?? 0
    if last < reachedBefore {
      return [
        "steps: \(reachedBefore) of \(steps.count) reached, by an earlier check; a way of your own may count otherwise"
      ]
    }
    let others = reached.dropFirst().map { "\($0)" }
    return [
      "steps: \(last) of \(steps.count) reached, by counts and experiments"
        + (others.isEmpty
          ? "" : "; step \(others.joined(separator: ", step ")) \(others.count == 1 ? "has" : "have") the same")
    ]
  }

  /// Whether neither a count nor an experiment tells what is missing.
  private var isAllZero: Bool { trial.experiments.map(sideways.isZero) == true }

  private func alone(_ model: KataModelOutcome) -> [String] {
    guard case .asked(let outcome, let screen) = model, outcome.holds else { return [] }
    let alone = [
      "the model: '\(outcome.model)' conforms to '\(kata.folder)Model'",
      "the model alone: \(outcome.played) examples, \(outcome.states) states explored",
    ]
    switch screen {
    case .follows(let played), .otherViewState(let played):
      return alone + ["the screen on a model that somebody else changes: \(played) examples"]
        + (containment?.lines ?? [])
    case .doesNotOpen, .differs: return alone
    }
  }

  /// Why an equivalent kata is not done, a line each; what is missing in the order in which it is usually reached.
  var findings: [String] {
    guard case .checked(let outcome, _, _) = trial else { return [] }
    return (outcome.experiments.map(sideways.lines) ?? []) + missing.map { "missing: \($0)" }
  }

  /// Whether nothing is missing but what the faults in the screen do, which takes longest to find out.
  var isToBeContained: Bool {
    guard case .checked(let outcome, let model, _) = trial, outcome.isEquivalent else { return false }
    return change == nil && containment == nil && missing(outcome, model).isEmpty
  }

  /// What keeps an equivalent kata from being done.
  private var missing: [String] {
    guard case .checked(let outcome, let model, _) = trial else { return [] }
    if isToBeContained { return ["that no fault in the screen makes the data impossible: none was tried"] }
    let others = missing(outcome, model)
    return others.isEmpty ? containment?.missing ?? [] : others
  }

  /// The same, without the faults.
  private func missing(_ outcome: LessonOutcome, _ model: KataModelOutcome) -> [String] {
    if isAllZero { return missingHooks + missing(model) }
    let readsZero = counts.isZero && outcome.experiments?.isZero == true
    return [readsZero ? "that the zeros are real: see above" : "R1, R2, R3 and the three experiments at 0"]
      + missingHooks + missing(model)
  }

  private var missingHooks: [String] {
    let names = hooks.map { "'\($0)'" }.joined(separator: ", ")
    if names.isEmpty { return [] }
    return ["that the framework alone says when the screen is updated and drawn: your code declares \(names)"]
  }

  private func missing(_ model: KataModelOutcome) -> [String] {
    switch model {
    case .missing:
      [
        "a model that conforms to '\(kata.folder)Model', named in \(kata.path)/Model/KataModel.swift",
        "that it passes alone, without a screen",
      ]
    case .asked(let outcome, let screen):
      (reason(outcome).map { ["that the model passes alone: \($0)"] } ?? [])
        + (reason(screen, outcome.model).map { ["that \($0)"] } ?? []) + missingRequests(of: outcome.model)
    }
  }

  private func reason(_ screen: ModelScreenOutcome, _ model: String) -> String? {
    switch screen {
    case .doesNotOpen: "the screen opens on any '\(model)': it has to conform to 'ModelScreen'"
    // What a change request adds to the view state, everybody names otherwise.
    case .otherViewState where change == nil:
      "the screen's 'viewState' has the type that it has in Sources/Separated/\(kata.folder): "
        + "no experiment looks at what is part of it"
    case .differs(let difference): "the screen and the model that it was opened on are joined: \(difference)"
    case .follows, .otherViewState: nil
    }
  }

  /// What the protocol names, and the screen does not ask the model for; and the other way round.
  private func missingRequests(of model: String) -> [String] {
    let never = requests.missing.map { "'\($0)'" }.joined(separator: ", ")
    let others = requests.others.joined(separator: ", ")
    let open = requests.open.map { "'\($0)'" }.joined(separator: ", ")
    return (never.isEmpty ? [] : ["that the screen asks '\(model)' for \(never)"])
      + (open.isEmpty
        ? [] : ["that nobody else can change what the model holds: make \(open) 'private', or 'private(set)'"])
      // A change request asks for more than the protocol names.
      + (others.isEmpty || change != nil
        ? [] : ["that the screen asks for nothing but what '\(kata.folder)Model' names: it asks for \(others)"])
  }

  private func reason(_ outcome: ModelOutcome) -> String? {
    if let first = outcome.broken.first {
      return "\(broken(outcome.broken, of: outcome.played)); the first is '\(first)'"
    }
    if let announcement = outcome.foreignAnnouncement {
      return "it announces '\(announcement)', which is not part of its data: what to draw is for the views"
    }
    return outcome.difference
  }

  /// Counts sentences that do not hold apart from their examples: a sentence can have several.
  private func broken(_ failed: [String], of played: Int) -> String {
    let subject = plural(failed.distinct.count, one: "sentence does", other: "sentences do")
    return "\(subject) not hold, in \(failed.count) of \(played) examples"
  }

  /// Some violations in the order of the source, each with its place: the first of each rule, and the first of all.
  private var violations: [String] {
    let found = measure.violations
    if found.isEmpty { return [] }
    let firsts = Rule.allCases.compactMap { rule in found.firstIndex { $0.violation.check.rule == rule } }
    let order = firsts + found.indices.filter { !firsts.contains($0) }
    let shown = order.prefix(KataVerdict.shownViolations).sorted().map { index in
      "\(found[index].location): \(found[index].violation.check.rule.rawValue) \(found[index].violation.message)"
    }
    let others = found.count - shown.count
    return [""] + shown + (others == 0 ? [] : ["… and \(others) more"])
      + ["All of them: swift run workshop measure \(kata.path)"]
  }

  private func difference(_ outcome: LessonOutcome) -> [String] {
    var lines: [String] = []
    if let examples = outcome.examples, !examples.broken.isEmpty {
      lines += ["\(broken(examples.broken, of: examples.played)):"]
      lines += shortened(examples.broken.distinct, to: KataVerdict.shownViolations).map { "  \($0)" }
    }
    let replay = outcome.difference.map { ["replay:"] + script($0.replay) } ?? []
    let found = outcome.difference?.difference ?? outcome.examples?.foundFirst ?? []
    return lines + shortened(found, to: KataVerdict.shownDifference - replay.count) + replay
  }

  private func shortened(_ lines: [String], to count: Int) -> [String] {
    lines.count <= count ? lines : lines.prefix(count) + ["… and \(lines.count - count) more"]
  }
}
