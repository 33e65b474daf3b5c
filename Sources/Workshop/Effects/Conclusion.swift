import LessonScreens
import Lessons

/// What each rule bought, what was paid, and what is not shown: neighbours in the two by two, compared figure by figure by
/// the rule that `Docs/Effects.md` had before anything was counted.
struct Conclusion: Codable, Equatable, Sendable {
  /// One number of one variant of a lesson.
  struct Count: Codable, Equatable, Sendable {
    let figure: Figure
    let lesson: String
    let variant: String
    let value: Int
  }

  enum Figure: String, CaseIterable, Codable, Sendable {
    case sentencesAlone = "sentences without a screen"
    case secondWindow = "lines of a second window"
    case impossibleData = "impossible data"
    case linesToBlame = "lines to blame"
    case secondScreen = "wrong cells on a second screen"
    case carrying = "carrying statements"
    case handlers = "handlers"
    case codeLines = "lines of code"
    case thrownAway = "wrong cells after the views are thrown away"
    case muted = "wrong cells without notifications"
  }

  /// From one cell of the two by two to its neighbour, which adds one thing.
  enum Step: String, CaseIterable, Codable, Sendable {
    case seal = "the seal"
    case tracking = "tracking"
    case trackingAlone = "tracking without a seal"
    case sealTracked = "the seal, tracked"
  }

  enum Outcome: String, CaseIterable, Codable, Sendable {
    case bought, paid
    case unclear = "no clear difference"
    case lostByDefinition = "lost by definition"

    /// What its rows stand under: those that show nothing either way are a part of what is not shown.
    var head: String { [.bought, .paid].contains(self) ? rawValue : "not shown: \(rawValue)" }
  }

  /// A figure before and after a step, lesson by lesson.
  struct Line: Codable, Equatable, Sendable {
    struct Pair: Codable, Equatable, Sendable {
      let lesson: String
      let before: Int
      let after: Int
    }

    let step: Step
    let figure: Figure
    let outcome: Outcome
    let pairs: [Pair]
  }

  let counts: [Count]
  /// In the order of the steps, and within a step in that of the figures; empty if nothing was counted.
  let lines: [Line]

  init(_ counts: [Count]) {
    self.counts = counts
    lines = Step.allCases.flatMap { step in Figure.allCases.compactMap { Line(step, $0, counts) } }
  }

  /// What the package cannot count.
  static let notShown = [
    "time in people's hands", "whether views or actions come next in an app", "what a large team does",
    "what another hand would have written",
  ]
}

extension Conclusion.Step {
  /// The variants before it and after it.
  var variants: (before: String, after: String) {
    switch self {
    case .seal: (VariantName.worst, VariantName.separated)
    case .tracking: (VariantName.separated, VariantName.observable)
    case .trackingAlone: (VariantName.worst, VariantName.trackedScreen)
    case .sealTracked: (VariantName.trackedScreen, VariantName.observable)
    }
  }

  /// Whether the variant after it has a model, unlike the one before.
  fileprivate var addsModel: Bool { self == .seal || self == .sealTracked }

  /// Whether the screen is told by hand before it.
  fileprivate var beginsToldByHand: Bool { self == .seal || self == .trackingAlone }

  /// Whether the variant before it is bound to lose by a figure for lack of a model: then the gain is not counted as
  /// bought. Without a model there is nothing to mute, but a tracked screen can be muted all the same.
  fileprivate func beginsLost(by figure: Conclusion.Figure) -> Bool {
    switch figure {
    case .sentencesAlone, .thrownAway: addsModel
    case .muted: addsModel && beginsToldByHand
    default: false
    }
  }
}

extension Conclusion.Figure {
  var rule: String {
    switch self {
    case .sentencesAlone, .secondWindow, .thrownAway: "R1"
    case .impossibleData, .linesToBlame, .secondScreen: "R2"
    case .carrying, .handlers, .muted: "R3"
    case .codeLines: "R1–R3"
    }
  }

  /// Whether the second of two numbers is better.
  fileprivate func isBetter(_ before: Int, _ after: Int) -> Bool {
    self == .sentencesAlone ? after > before : after < before
  }
}

extension Conclusion.Line {
  /// As many lessons as the rule asks for; all of them where there are fewer.
  private static let most = 4

  /// - Returns: `nil` if no lesson has both numbers.
  fileprivate init?(_ step: Conclusion.Step, _ figure: Conclusion.Figure, _ counts: [Conclusion.Count]) {
    func value(_ variant: String, _ lesson: String) -> Int? {
      counts.first { ($0.figure, $0.variant, $0.lesson) == (figure, variant, lesson) }?.value
    }
    let pairs = LessonName.names.compactMap { lesson -> Pair? in
      guard let before = value(step.variants.before, lesson), let after = value(step.variants.after, lesson) else {
        return nil
      }
      return Pair(lesson: lesson, before: before, after: after)
    }
    if pairs.isEmpty { return nil }
    self.init(step: step, figure: figure, outcome: Self.outcome(step, figure, pairs), pairs: pairs)
  }

  private static func outcome(
    _ step: Conclusion.Step, _ figure: Conclusion.Figure, _ pairs: [Pair]
  ) -> Conclusion.Outcome {
    let better = pairs.count { figure.isBetter($0.before, $0.after) }
    let worse = pairs.count { figure.isBetter($0.after, $0.before) }
    let enough = min(most, pairs.count)
    if worse >= enough { return .paid }
    if better > 0, step.beginsLost(by: figure) { return .lostByDefinition }
    return better >= enough ? .bought : .unclear
  }
}

// MARK: - As a table, and from what is recorded

extension Conclusion {
  /// Its lines with this outcome, their header first; before and after each step, lesson by lesson.
  func table(of outcome: Outcome) -> [[String]] {
    let lessons = LessonName.names
    return [["", "rule", "figure"] + lessons]
      + lines.filter { $0.outcome == outcome }.map { line in
        [line.step.rawValue, line.figure.rule, line.figure.rawValue]
          + lessons.map { lesson in
            line.pairs.first { $0.lesson == lesson }.map { "\($0.before) → \($0.after)" } ?? ""
          }
      }
  }

  /// From what is recorded; nothing is counted anew. Its rule asks for all lessons: without one of them there are no lines.
  /// - Parameter designs: What is counted of the variants as they stand.
  init(_ effects: EffectsReport, _ designs: [DesignFigures]) {
    let lessons = Set(LessonName.names)
    guard lessons.isSubset(of: effects.reach.figures.map(\.lesson)), lessons.isSubset(of: designs.map(\.lesson)) else {
      self.init([])
      return
    }
    let cells = Set(Step.allCases.flatMap { [$0.variants.before, $0.variants.after] })
    let variants = designs.filter { cells.contains($0.name) }
    func counts<Counted: VariantCount>(
      _ figure: Figure, _ counted: [Counted], _ value: (Counted) -> Int?
    ) -> [Count] {
      counted.compactMap { counted in
        value(counted).map { Count(figure: figure, lesson: counted.lesson, variant: counted.variant, value: $0) }
      }
    }
    let damage = effects.damage.figures
    self.init(
      counts(.sentencesAlone, variants, \.sentencesAlone)
        + counts(.secondWindow, effects.sixInARow.figures) { $0.steps.first(where: \.isSecondWindow)?.lines }
        + counts(.impossibleData, damage, \.impossible.count) + counts(.linesToBlame, damage, \.linesToBlame)
        + counts(.secondScreen, variants, \.changedBehind) + counts(.carrying, effects.tracking.figures, \.count)
        + counts(.handlers, effects.reach.figures) { $0.sources.count(where: \.isHandler) }
        + counts(.codeLines, variants, \.codeLines) + counts(.thrownAway, variants, \.thrownAway)
        + counts(.muted, variants, \.muted))
  }
}

extension SixInARowFigures.Step {
  fileprivate var isSecondWindow: Bool { request.hasSuffix("second-window") }
}
