import Testing

@testable import Workshop

@Suite struct `The damage of faults` {
  private func figures(_ lesson: String, _ variant: String, _ impossible: Int) -> DamageFigures {
    let fault = PlantedFault(identity: "drop-statement A.a() 1", file: "A.swift", line: 1, change: "drop `a()`")
    return DamageFigures(
      lesson: lesson, variant: variant, isSealed: variant != "worst", faults: 9,
      impossible: Array(repeating: fault, count: impossible), ending: [fault], wrong: 2, inModel: 0,
      sharedWithModel: nil, linesToBlame: 40)
  }

  /// The impossible ones in Worst, in Separated and in Observable, lesson by lesson.
  @Test(arguments: [
    ("300 300 000 300 300", Verdict.holds), ("300 300 300 300 301", .holds), ("300 300 000 300 310", .undecided),
    ("300 000 000 300 300", .undecided), ("310 301 300 300 300", .refuted),
  ])
  func `is judged lesson by lesson`(counts: String, expected: Verdict) {
    let counted = zip(DamageFigures.lessons, counts.split(separator: " ")).flatMap { lesson, counts in
      zip(["worst", "separated", "observable"], counts).map { figures(lesson, $0, $1.wholeNumberValue ?? 0) }
    }
    #expect(DamageFigures.finding(on: counted).verdict == expected)
  }
}

@Suite struct `What carries, counted a second time` {
  private func figures(
    _ lesson: String, _ variant: String, carrying count: Int, first: Int? = nil, switches: Int = 0
  ) -> CarryingFigures {
    let statement = PlantedFault(identity: "a", file: "A.swift", line: 1, change: "drop `a()`")
    return CarryingFigures(
      lesson: lesson, variant: variant, carrying: Array(repeating: statement, count: count), first: first ?? count,
      endsProgram: [], breaksData: [statement], atActions: ["a"],
      switches: Array(repeating: TrackingSwitch(file: "A.swift", line: 2, text: "@Observable"), count: switches))
  }

  private func all(fewer count: Int) -> [CarryingFigures] {
    CarryingFigures.lessons.enumerated().flatMap { index, lesson in
      [
        figures(lesson, "worst", carrying: 5), figures(lesson, "separated", carrying: 4),
        figures(lesson, "observable", carrying: 1, switches: index < count ? 2 : 3),
      ]
    }
  }

  @Test(arguments: [(5, Verdict.holds), (4, .holds), (3, .undecided), (2, .refuted)])
  func `has to be fewer than in both others, with what switches tracking on`(count: Int, verdict: Verdict) {
    #expect(CarryingFigures.finding(on: all(fewer: count)).verdict == verdict)
  }

  @Test(arguments: [(3, Verdict.holds), (2, .holds), (4, .refuted)])
  func `alone may be as much without a seal`(trackedScreen: Int, verdict: Verdict) {
    let counts = [
      figures("mines", "tracked-screen", carrying: trackedScreen),
      figures("mines", "observable", carrying: 1, switches: 2),
    ]
    let alone = CarryingFigures.lessons.compactMap { TrackingAloneFigures(counts, lesson: $0) }
    #expect(TrackingAloneFigures.finding(on: alone).verdict == verdict)
  }

  @Test func `says where the first rule would say something else of it`() {
    /// In so many of the five lessons Separated has fewer; the sums say the contrary, as the last lesson has many more.
    func notes(fewer count: Int) -> [String] {
      CarryingFigures.notes(
        on: CarryingFigures.lessons.enumerated().flatMap { index, lesson in
          [
            figures(lesson, "worst", carrying: index < count ? 5 : 4, first: 4),
            figures(lesson, "separated", carrying: index == 4 ? 90 : 4),
          ]
        })
    }
    #expect(notes(fewer: 4).contains("counted like this, forgetting would be holds, and not refuted"))
    #expect(notes(fewer: 3).contains("counted like this, forgetting would be undecided, and not refuted"))
    #expect(!notes(fewer: 2).contains { $0.hasPrefix("counted like this") })
  }
}

@Suite struct `What switches tracking on or off` {
  @Test func `is found by its name, a place each, and not in comments`() {
    let found = TrackingSwitch.all(
      in: """
        import Observation
        // An @Observable class is tracked.
        @Observable
        final class Game {
          @ObservationIgnored private var generator = 1  // @ObservationIgnored
        }
        final class Screen: TrackedScreen, Shareable {}
        struct TrackedScreens {}
        """, file: "Game.swift")
    #expect(found.map { "\($0.line) \($0.text)" } == ["3 @Observable", "5 @ObservationIgnored", "7 TrackedScreen"])
  }
}
