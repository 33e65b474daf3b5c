import Foundation

/// How many of a lesson's sentences about data run on its model alone, and how fast, beside Worst's screen undrawn.
struct WithoutScreenFigures: EffectFigures {
  static let effect = Effect.withoutScreen
  private static let lessons = 5

  let lesson: String
  /// Sentences whose examples expect the saved state and nothing else.
  let sentences: Int
  /// Those of them that run on the model, and hold there.
  let run: Int
  /// Examples of these, each of which is one test.
  let tests: Int
  let testsASecondOnModel: Int
  let testsASecondThroughScreen: Int
  /// Those of the sentences that run on the observable model, and hold there.
  let runOnObservable: Int
  let testsASecondOnObservable: Int

  /// All lessons together: each test once, on the model and through the screen.
  static func finding(on figures: [WithoutScreenFigures]) -> (verdict: Verdict?, reason: String) {
    let (run, all) = (figures.map(\.run).reduce(0, +), figures.map(\.sentences).reduce(0, +))
    return (
      figures.count == lessons ? .withoutScreen(run: run, of: all, ratio: ratio(figures)) : nil,
      "\(run) of \(all) sentences run; the others speak of keys, the focus and drafts"
    )
  }

  static func table(of figures: [WithoutScreenFigures]) -> [[String]] {
    let sums = sums(figures)
    return [["", "sentences", "run on the model", "tests", "a second: model", "screen", "ratio"]]
      + figures.map { figure in
        [
          figure.lesson, "\(figure.sentences)", "– | \(figure.run) | \(figure.runOnObservable)", "\(figure.tests)",
          "\(figure.testsASecondOnModel) | \(figure.testsASecondOnObservable)", "\(figure.testsASecondThroughScreen)",
          figure.tests == 0 ? "–" : String(format: "%.1f", ratio([figure])),
        ]
      }
      + [
        ["together", sums[0], "– | \(sums[1]) | \(sums[2])", sums[3], "", "", String(format: "%.1f", ratio(figures))]
      ]
  }

  static func notes(on figures: [WithoutScreenFigures]) -> [String] {
    [
      "run on the model: worst, which has none | separated | observable; a second: separated's model | observable's, and",
      "worst's screen, undrawn; the rule reads Separated's, and so do tests and ratio",
    ]
  }

  private static func sums(_ figures: [WithoutScreenFigures]) -> [String] {
    [\Self.sentences, \.run, \.runOnObservable, \.tests].map { column in
      "\(figures.map { $0[keyPath: column] }.reduce(0, +))"
    }
  }

  /// How many times as long all tests take through the screen.
  static func ratio(_ figures: [WithoutScreenFigures]) -> Double {
    func seconds(_ rate: KeyPath<WithoutScreenFigures, Int>) -> Double {
      figures.map { Double($0.tests) / Double(max($0[keyPath: rate], 1)) }.reduce(0, +)
    }
    let model = seconds(\.testsASecondOnModel)
    return model == 0 ? 0 : seconds(\.testsASecondThroughScreen) / model
  }
}
