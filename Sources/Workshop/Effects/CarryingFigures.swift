import LessonScreens

/// The statements of one variant of a lesson that carry a change to the screen, counted as the second registration has it,
/// and what switches tracking on or off.
struct CarryingFigures: VariantFigures {
  static let effect = Effect.tracking

  let lesson: String
  let variant: String
  let carrying: [PlantedFault]
  /// How many there were by the first count.
  let first: Int
  /// What cannot be left out: without it the program ends, or the data are wrong.
  let endsProgram: [PlantedFault]
  let breaksData: [PlantedFault]
  /// The names of the carrying statements in code that an action runs outside the model.
  let atActions: [String]
  let switches: [TrackingSwitch]

  var count: Int { carrying.count + switches.count }

  /// By the number of lessons in which Observable has fewer than both others.
  static func finding(on figures: [CarryingFigures]) -> (verdict: Verdict?, reason: String) {
    let all = threes(in: figures)
    let fewer = all.count { $0.observable.count < min($0.worst.count, $0.separated.count) }
    return (
      all.count == lessons.count ? .inLessons(fewer) : nil,
      "observable has fewer than both others in \(fewer) of \(all.count) lessons, switches included"
    )
  }

  static func table(of figures: [CarryingFigures]) -> [[String]] {
    let columns: [(String, (CarryingFigures) -> Int)] = [
      ("carrying", \.carrying.count), ("switches", \.switches.count), ("first counted", \.first),
      ("ends the program", \.endsProgram.count), ("breaks the data", \.breaksData.count),
      ("at an action", \.atActions.count),
    ]
    return variantTable(of: figures, columns.map { name, value in (name, { "\(value($0))" }) })
  }

  static func notes(on figures: [CarryingFigures]) -> [String] {
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
struct TrackingAloneFigures: EffectFigures {
  static let effect = Effect.trackingAlone

  let lesson: String
  let trackedScreen: Int
  let observable: Int

  /// `nil` if a lesson does not have both.
  init?(_ figures: [CarryingFigures], lesson: String) {
    func count(_ variant: String) -> Int? { figures.first { $0.lesson == lesson && $0.variant == variant }?.count }
    guard let trackedScreen = count(VariantName.trackedScreen), let observable = count(VariantName.observable) else {
      return nil
    }
    self.lesson = lesson
    self.trackedScreen = trackedScreen
    self.observable = observable
  }

  static func finding(on figures: [TrackingAloneFigures]) -> (verdict: Verdict?, reason: String) {
    (
      figures.isEmpty ? nil : figures.allSatisfy { $0.trackedScreen <= $0.observable } ? .holds : .refuted,
      figures.map { "\($0.lesson) \($0.trackedScreen) | \($0.observable), switches included" }.joined(separator: "; ")
    )
  }

  static func table(of figures: [TrackingAloneFigures]) -> [[String]] {
    [["", VariantName.trackedScreen, VariantName.observable]]
      + figures.map { [$0.lesson, "\($0.trackedScreen)", "\($0.observable)"] }
  }
}
