import KataCheck
import PlainText
import Play
import RuleMeter
import SourceTools
import Suites

/// The steps of a lesson's reference solution, and the ways of only moving the state sideways: what the check of each
/// finds. What the meter counts is counted whenever they are verified.
struct KataGroup: TrialGroup {
  /// In the package, or in a copy of it.
  let kata: Kata

  var lesson: String { kata.lesson }
  var name: String { Self.name(of: lesson) }

  static func name(of lesson: String) -> String { "\(lesson)-kata" }

  /// A kata begins as Worst, and is compared with Separated.
  var inputs: [String] {
    TrialInputs.trees + kata.patches + [
      "Sources/Designs/\(kata.folder)/Observable", "Sources/Play", "Sources/Mains/Kata",
      "Sources/SourceTools/RuleMeter", "Sources/SourceTools/Checkout", "Sources/Workshop/Packages",
      "Sources/Workshop/Patches/Git.swift", "Sources/Workshop/Patches/TreeStore.swift",
    ]
      // Whether a kata is asked what contains its data depends on what else the check finds.
      + [
        "Kata", "KataBuild", "KataContainment", "KataRequests", "KataSideways", "KataTracking", "KataTrial",
        "KataVerdict", "ScreenHooks",
      ].map { "Sources/Workshop/Kata/\($0).swift" }
  }

  func trials(in workspace: TrialWorkspace) throws -> [String] { try KataCode.all(of: kata).map(\.name) }

  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
    let copy = try workspace.katas()
    for chosen in chosen {
      let kata = try Kata(chosen.group.lesson, in: copy)
      let codes = try KataCode.all(of: kata).filter { chosen.contains($0.name) }
      let variants = try kata.viewStateOfVariants()
      try found(
        chosen.group,
        codes.map { code in
          printStep("\(kata.lesson), \(code.name)…")
          _ = try code.take(kata)
          return try check(kata, code, beside: variants)
        })
    }
  }

  private static func check(
    _ kata: Kata, _ code: KataCode, beside variants: [[ProgramMeasure.ViewState]]
  ) throws -> TrialResult {
    let trial = try KataTrial(kata, builtIn: kata.package)
    let verdict = try KataVerdict(kata, trial, kata.sideways(beside: variants), kata.progress())
    return TrialResult(
      trial: code.name, fate: .checked, check: try report(on: trial, verdict, of: "\(kata.lesson), \(code.name)"),
      containment: verdict.isToBeContained ? try KataContainment(kata, builtIn: kata.package) : nil)
  }

  /// What is recorded of a check.
  /// - Throws: Where the kata is not equivalent: a reference has to be.
  static func report(on trial: KataTrial, _ verdict: KataVerdict, of name: String) throws -> KataReport {
    guard case .checked(var outcome, let model, _) = trial, verdict.result.holds else {
      throw CommandError(.failure, "\(name): \(verdict.lines.joined(separator: "\n"))")
    }
    // How long it took is not the same again.
    (outcome.explorationSeconds, outcome.walkSeconds) = (0, 0)
    return .checked(outcome, model)
  }
}

/// What a kata can look like: after a step of the reference solution, or after a move sideways.
struct KataCode {
  /// `step 3`, `sideways: …`
  let name: String
  /// What leads there from the start.
  var steps: [KataStep] = []
  var patches: [Patch] = []
  /// What the meter counts there.
  let counts: RuleCounts
  let result: KataVerdict.Result
  /// Whether it need not redraw the same views as Separated.
  var redrawsAsItChooses = false
  /// What the check says of a way of only moving the state sideways, as its page has it; nothing of what it cannot see.
  var findings: [String]?

  static func all(of kata: Kata) throws -> [KataCode] {
    let steps = try kata.steps()
    let required = steps.count { !$0.isOptional }
    return try steps.map { step in
      KataCode(
        name: step.trial, steps: steps.filter { $0.number <= step.number }, counts: step.counts,
        result: step.number >= required && step.staysDone ? .isDone : .isEquivalent,
        redrawsAsItChooses: step.isOptional)
    }
      + kata.moves(after: steps).map { move in
        let page = try KataPage(kata.package.text(of: move.page), name: move.page)
        let findings = page.sections.first?.lines ?? []
        return KataCode(
          name: "sideways: \(page.title)", patches: move.patches.map { Patch(path: kata.package[$0]) },
          counts: page.counts, result: findings.isEmpty ? .isDone : .isEquivalent, findings: findings)
      }
  }

  /// Makes the kata look like this.
  func take(_ kata: Kata) throws -> KataProgress {
    try kata.package.remove(kata.path)
    let progress = try kata.start(nil)
    try TreeStore.use(in: kata.package) { store in
      let solution = try kata.solution(after: steps, on: kata.package, in: store)
      try store.checkOut(patches.reduce(solution) { try $1.apply(to: $0, in: store) }, to: kata.package[kata.path])
    }
    return progress
  }
}

extension Kata {
  /// The patches of the steps and of the moves sideways, the one before the first step, and the page of a step that has
  /// none.
  fileprivate var patches: [String] {
    let files = package.files(in: "Docs/Katas/\(folder)")
    return files.filter { $0.hasSuffix(".patch") || !files.contains($0.dropLast(3) + ".patch") }
  }

  fileprivate func moves(after steps: [KataStep]) throws -> [SidewaysMove] {
    let patches = steps.compactMap(\.patch).map { package.relative($0.path) }
    return try SidewaysMove.all(ofFolder: folder, after: patches, in: package)
  }
}
