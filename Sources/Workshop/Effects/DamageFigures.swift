/// What the small faults in one variant of a lesson do to its data.
struct DamageFigures: VariantFigures {
  static let effect = Effect.damage

  let lesson: String
  let variant: String
  let isSealed: Bool
  /// How many were tried: in a sealed variant those outside the model, elsewhere all.
  let faults: Int
  /// Those of them after which data are impossible.
  let impossible: [PlantedFault]
  /// Those of them that only end the program.
  let ending: [PlantedFault]
  /// Those of them after which data are wrong, but could have come by requests.
  let wrong: Int
  /// Faults inside a sealed model after which data are impossible.
  let inModel: Int
  /// How many of the impossible ones have the same fault in Separated's model; `nil` except for Worst.
  let sharedWithModel: Int?
  /// Code lines of the types that can write the data.
  let linesToBlame: Int

  /// Once all lessons are counted in the three variants that each of them has.
  static func finding(on figures: [DamageFigures]) -> (verdict: Verdict?, reason: String) {
    let counts = threes(in: figures).map { worst, separated, observable in
      (worst: worst.impossible.count, sealed: separated.impossible.count + observable.impossible.count)
    }
    let (kept, damaged) = (counts.count { $0.sealed == 0 && $0.worst > 0 }, counts.count { $0.sealed > 0 })
    return (
      counts.count == lessons.count ? .damage(counts) : nil,
      "none in a sealed variant and some in Worst in \(kept) of \(counts.count) lessons, some in a sealed one in \(damaged)"
    )
  }

  static func table(of figures: [DamageFigures]) -> [[String]] {
    variantTable(
      of: figures,
      [
        ("faults", { "\($0.faults)" }), ("impossible", { "\($0.impossible.count)" }),
        ("ends only", { "\($0.ending.count)" }), ("lines to blame", { "\($0.linesToBlame)" }),
        ("wrong, possible", { "\($0.wrong)" }), ("in the model", { $0.isSealed ? "\($0.inModel)" : "–" }),
        ("same in its model", { $0.sharedWithModel.map { "\($0)" } ?? "–" }),
      ])
  }

  static func notes(on figures: [DamageFigures]) -> [String] {
    [
      "worst | separated | observable, in every column; ends only: faults that end the program and do nothing else; the last",
      "three decide nothing: faults after which the data are wrong but possible; faults inside the sealed model after which",
      "they are impossible; of Worst's, those whose same fault lies in Separated's model",
    ]
  }
}
