import LessonScreens

/// The statements of one variant of a lesson that carry a change to the screen, counted as the second registration has it,
/// and what switches tracking on or off.
package struct CarryingFigures: VariantFigures {
  package typealias Statement = PlantedFault

  package static let effect = Effect.tracking

  package let lesson: String
  package let variant: String
  package let carrying: [Statement]
  /// How many there were as it was counted first.
  package let first: Int
  /// What cannot be left out: without it the program ends, or the data are wrong.
  package let endsProgram: [Statement]
  package let breaksData: [Statement]
  /// Of those that carry, the names of those in code that an action runs outside the model.
  package let atActions: [String]
  package let switches: [TrackingSwitch]

  package init(
    lesson: String, variant: String, carrying: [Statement], first: Int, endsProgram: [Statement],
    breaksData: [Statement], atActions: [String], switches: [TrackingSwitch]
  ) {
    self.lesson = lesson
    self.variant = variant
    self.carrying = carrying
    self.first = first
    self.endsProgram = endsProgram
    self.breaksData = breaksData
    self.atActions = atActions
    self.switches = switches
  }

  package var count: Int { carrying.count + switches.count }

  /// By the number of lessons in which Observable has fewer than both others.
  package static func verdict(on figures: [CarryingFigures]) -> Verdict? {
    let fewer = fewer(in: figures)
    return fewer.count == lessons.count ? .inLessons(fewer.count { $0 }) : nil
  }

  package static func reason(on figures: [CarryingFigures]) -> String {
    let fewer = fewer(in: figures)
    return "observable has fewer than both others in \(fewer.count { $0 }) of \(fewer.count) lessons, switches included"
  }

  /// Of each lesson, whether Observable has fewer than both others.
  private static func fewer(in figures: [CarryingFigures]) -> [Bool] {
    threes(in: figures).map { $0.observable.count < min($0.worst.count, $0.separated.count) }
  }

  package static func table(of figures: [CarryingFigures]) -> [[String]] {
    let columns: [(String, (CarryingFigures) -> Int)] = [
      ("carrying", \.carrying.count), ("switches", \.switches.count), ("first counted", \.first),
      ("ends the program", \.endsProgram.count), ("breaks the data", \.breaksData.count),
      ("at an action", \.atActions.count),
    ]
    return variantTable(of: figures, columns.map { name, value in (name, { "\(value($0))" }) })
  }

  package static func notes(on figures: [CarryingFigures]) -> [String] {
    [
      "worst | separated | observable, in every column; at an action: found afterwards, without a verdict: those that carry",
      "in functions that an event runs outside the model, and not in handlers, set-up, restoring or property observers",
    ] + departures(figures)
      + figures.flatMap(\.switches).map { "switch: \($0.file):\($0.line): \($0.text)" }
  }

  /// What the first rule would say of the mended counts, where that is something else.
  private static func departures(_ figures: [CarryingFigures]) -> [String] {
    func verdict(_ count: (CarryingFigures) -> Int) -> Verdict? {
      let pairs = pairs(in: figures)
      return pairs.count == lessons.count ? .fewer(pairs.map { (count($0.worst), count($0.separated)) }) : nil
    }
    guard let mended = verdict(\.carrying.count), let first = verdict(\.first), mended != first else { return [] }
    return ["counted like this, forgetting would be \(mended.rawValue), and not \(first.rawValue)"]
  }
}

/// Tracking without a seal beside tracking with one.
package struct TrackingAloneFigures: EffectFigures {
  package static let effect = Effect.trackingAlone

  package let lesson: String
  package let trackedScreen: Int
  package let observable: Int

  /// Nothing where a lesson does not have both.
  package init?(_ figures: [CarryingFigures], lesson: String) {
    func count(_ variant: String) -> Int? { figures.first { $0.lesson == lesson && $0.variant == variant }?.count }
    guard let trackedScreen = count(VariantName.trackedScreen), let observable = count(VariantName.observable) else {
      return nil
    }
    self.lesson = lesson
    self.trackedScreen = trackedScreen
    self.observable = observable
  }

  package static func verdict(on figures: [TrackingAloneFigures]) -> Verdict? {
    figures.isEmpty ? nil : figures.allSatisfy { $0.trackedScreen <= $0.observable } ? .holds : .refuted
  }

  package static func reason(on figures: [TrackingAloneFigures]) -> String {
    figures.map { "\($0.lesson) \($0.trackedScreen) | \($0.observable), switches included" }.joined(separator: "; ")
  }

  package static func table(of figures: [TrackingAloneFigures]) -> [[String]] {
    [["", VariantName.trackedScreen, VariantName.observable]]
      + figures.map { [$0.lesson, "\($0.trackedScreen)", "\($0.observable)"] }
  }
}
