extension EffectsReport {
  var plots: [any Plot] { forgetting.plots + reach.plots + sixInARow.plots }
}

extension EffectReport<ForgettingFigures> {
  var plots: [any Plot] { figures.isEmpty ? [] : [ForgettingPlot(pairs: ForgettingFigures.pairs(in: figures))] }
}

extension EffectReport<ReachFigures> {
  /// The first lesson in which Separated reaches less, and the first in which it does not.
  var plots: [any Plot] {
    let pairs = ReachFigures.pairs(in: figures)
    return [true, false].compactMap { isLess in
      pairs.first { ($0.separated.pairs < $0.worst.pairs) == isLess }.map { ReachPlot(worst: $0, separated: $1) }
    }
  }
}

extension EffectReport<SixInARowFigures> {
  var plots: [any Plot] { SixInARowFigures.pairs(in: figures).map { SeriesPlot(worst: $0, separated: $1) } }
}
