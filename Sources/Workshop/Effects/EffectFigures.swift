/// What was counted for an effect, with all that the verdict on it rests on.
protocol EffectFigures: Codable, Equatable, Sendable {
  static var effect: Effect { get }

  /// The verdict, and what it rests on, in a few words. The verdict is missing until all has been counted that the rule
  /// asks for.
  static func finding(on figures: [Self]) -> (verdict: Verdict?, reason: String)

  /// The figures as a table, its header first, the lessons in its first column.
  static func table(of figures: [Self]) -> [[String]]

  /// Further notes on them, a line each.
  static func notes(on figures: [Self]) -> [String]
}

extension EffectFigures {
  static func notes(on figures: [Self]) -> [String] { [] }
}

/// An effect with what came out, as `--format json` prints and records it.
struct EffectReport<Figures: EffectFigures>: Codable {
  let claim: String
  let source: String
  let counted: String
  let rule: String
  let verdict: Verdict?
  let figures: [Figures]

  init(_ figures: [Figures]) {
    let effect = Figures.effect
    (claim, source, counted, rule) = (effect.claim, effect.source, effect.counted, effect.rule)
    verdict = Figures.finding(on: figures).verdict
    self.figures = figures
  }
}

/// All effects.
struct EffectsReport: Codable {
  static let record = Record<EffectsReport>(path: "Tests/Recorded/effects.json", kind: "report of effects")

  let forgetting: EffectReport<ForgettingFigures>
  let withoutScreen: EffectReport<WithoutScreenFigures>
  let reach: EffectReport<ReachFigures>
  let sixInARow: EffectReport<SixInARowFigures>
  let tracking: EffectReport<CarryingFigures>
  /// `nil` if no lesson has both variants that track.
  let trackingAlone: EffectReport<TrackingAloneFigures>?
  let damage: EffectReport<DamageFigures>
  /// What follows from all of it; `nil` if a lesson is missing.
  var conclusion: Conclusion?

  /// - Parameter sixInARow: Each variant starts with the carrying lines that were counted for forgetting.
  init(
    forgetting: [ForgettingFigures], withoutScreen: [WithoutScreenFigures], reach: [ReachFigures],
    sixInARow: [SixInARowFigures], carrying: [CarryingFigures], damage: [DamageFigures]
  ) {
    self.forgetting = EffectReport(forgetting)
    self.withoutScreen = EffectReport(withoutScreen)
    self.reach = EffectReport(reach)
    self.sixInARow = EffectReport(sixInARow.map { $0.starting(as: forgetting) })
    tracking = EffectReport(carrying)
    let alone = CarryingFigures.lessons.compactMap { TrackingAloneFigures(carrying, lesson: $0) }
    trackingAlone = alone.isEmpty ? nil : EffectReport(alone)
    self.damage = EffectReport(damage)
  }

  /// The same, with what follows from it.
  /// - Parameter designs: What is counted of the variants as they stand.
  func concluded(with designs: [DesignFigures]) -> EffectsReport {
    let conclusion = Conclusion(self, designs)
    var report = self
    report.conclusion = conclusion.lines.isEmpty ? nil : conclusion
    return report
  }

  /// The same, with the figures of these lessons alone, and without a conclusion.
  func of(_ lessons: [String]) -> EffectsReport {
    EffectsReport(
      forgetting: forgetting.figures.filter { lessons.contains($0.lesson) },
      withoutScreen: withoutScreen.figures.filter { lessons.contains($0.lesson) },
      reach: reach.figures.filter { lessons.contains($0.lesson) },
      sixInARow: sixInARow.figures.filter { lessons.contains($0.lesson) },
      carrying: tracking.figures.filter { lessons.contains($0.lesson) },
      damage: damage.figures.filter { lessons.contains($0.lesson) })
  }
}
