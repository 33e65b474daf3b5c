import Foundation

/// The statements of one variant of a lesson that can be left out with the data right and the screen wrong.
struct ForgettingFigures: LessonCount {
  static let effect = Effect.forgetting

  let lesson: String
  let variant: String
  let carrying: [PlantedFault]
  let placing: [PlantedFault]
  /// Without these nothing is wrong, but other views are redrawn. They decide nothing.
  let redrawing: [PlantedFault]
  /// Things that somebody can do: the cases of events, without handlers.
  let actions: Int
  /// The statements that add a view.
  let views: Int

  var count: Int { carrying.count }

  /// The lines on which a carrying statement begins.
  var carryingLines: Int { Set(carrying.map { "\($0.file):\($0.line)" }).count }

  static func table(of figures: [ForgettingFigures]) -> [[String]] {
    let columns: [(name: String, value: (ForgettingFigures) -> String)] = [
      ("carrying", { "\($0.carrying.count)" }), ("placing", { "\($0.placing.count)" }),
      ("per action", { tenths($0.carrying.count, of: $0.actions) }),
      ("per view", { tenths($0.carrying.count, of: $0.views) }),
      ("shows on", { $0.share(\.shown, of: \.walks) }), ("after events", { $0.untilShown }),
      ("heals on", { $0.share(\.healed, of: \.shown) }), ("after", { $0.untilHealed }),
    ]
    return variantTable(of: figures, columns)
  }

  static func notes(on figures: [ForgettingFigures]) -> [String] {
    [
      "worst | separated | observable, in every column; the rule compares the first two. per action: carrying statements for",
      "each case of an event; per view: for each statement that adds a view; shows on: the share of walks with one of them",
      "left out; after events, after: the median of the statements' medians ('--format json' has the 95th percentile too);",
      "heals on: the share of the walks on which it showed, and all was right again in time",
    ]
  }

  private static func tenths(_ number: Int, of whole: Int) -> String {
    whole == 0 ? "–" : String(format: "%.1f", Double(number) / Double(whole))
  }

  private func share(_ part: (WalkFigures) -> Int, of whole: (WalkFigures) -> Int) -> String {
    let walks = carrying.compactMap(\.walks)
    let all = walks.map(whole).reduce(0, +)
    return all == 0 ? "–" : String(format: "%.0f %%", Double(walks.map(part).reduce(0, +)) / Double(all) * 100)
  }

  private var untilShown: String { median(carrying.compactMap { $0.walks?.untilShown?.median }) }
  private var untilHealed: String { median(carrying.compactMap { $0.walks?.untilHealed?.median }) }

  private func median(_ values: [Int]) -> String { WalkFigures.Spread(values).map { "\($0.median)" } ?? "–" }
}
