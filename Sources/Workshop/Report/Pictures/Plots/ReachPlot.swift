/// What the events of a lesson reach, as a graph for each variant: an edge for each pair of an event and a name.
struct ReachPlot: Plot {
  let worst: ReachFigures
  let separated: ReachFigures

  private enum Measure {
    static let margin = 16
    static let top = 34
    static let row = 24
    static let edges = 110
  }

  var name: String { "reach-\(worst.lesson)" }

  var finding: String {
    "\(worst.lesson): what an event reaches, \(worst.pairs) pairs in worst, \(separated.pairs) in separated"
  }

  var alternative: String { "\(finding). Two graphs: in worst \(text(worst)); in separated \(text(separated))." }

  var note: [String] {
    ["Each line: the code of an event, on the left, names a view or a datum. Dashed: a notification handler."]
  }

  var drawings: [Drawing] {
    [worst, separated].map { figures in
      let width = 2 * Measure.margin + figures.labels.pixelWidth + Measure.edges + figures.names.pixelWidth
      return Drawing(size: (width, Measure.top + rows(figures) * Measure.row), markup: graph(figures))
    }
  }

  private func text(_ figures: ReachFigures) -> String {
    let handlers = figures.sources.count(where: \.isHandler)
    return counted(figures.sources.count - handlers, "event") + " and " + counted(handlers, "handler")
      + " name \(counted(figures.names.count, "thing"))"
  }

  private func counted(_ number: Int, _ name: String) -> String { "\(number) \(name)\(number == 1 ? "" : "s")" }

  // MARK: A graph

  private func rows(_ figures: ReachFigures) -> Int { max(figures.sources.count, figures.names.count) }

  private func graph(_ figures: ReachFigures) -> Markup {
    let left = Measure.margin + figures.labels.pixelWidth
    let right = left + Measure.edges
    return """
      <text x="\(Measure.margin)" y="16" class="plot \(figures.variant)">\(figures.variant)</text>
      \(figures.sources.enumerated().markup { edges(figures, $0.element, from: (left + 4, y($0.offset, of: figures.sources.count, figures)), to: right - 4) })\
      \(figures.labels.enumerated().markup { label($0.element, x: left, y: y($0.offset, of: figures.labels.count, figures), "plot end") })\
      \(figures.names.enumerated().markup { label($0.element, x: right, y: y($0.offset, of: figures.names.count, figures), "plot") })
      """
  }

  private func label(_ text: String, x: Int, y: Int, _ style: String) -> Markup {
    "<text x=\"\(x)\" y=\"\(y + 5)\" class=\"\(style)\">\(text)</text>\n"
  }

  private func edges(
    _ figures: ReachFigures, _ source: ReachFigures.Source, from start: (x: Int, y: Int), to end: Int
  ) -> Markup {
    let style = "\(figures.variant)\(source.isHandler ? " handler" : "")"
    return source.names.markup { name in
      let row = figures.names.firstIndex(of: name) ?? 0
      return """
        <line x1="\(start.x)" y1="\(start.y)" x2="\(end)" y2="\(y(row, of: figures.names.count, figures))" class="plot-edge \(style)"/>\n
        """
    }
  }

  /// Where a row is: both columns of a graph take the same height.
  private func y(_ row: Int, of count: Int, _ figures: ReachFigures) -> Int {
    Measure.top + (2 * row + 1) * rows(figures) * Measure.row / (2 * max(1, count))
  }
}

extension ReachFigures {
  /// What the sources are called: events of the lesson's screen without its name.
  fileprivate var labels: [String] {
    sources.map { source in
      let words = source.event.split(separator: ".", maxSplits: 1).map(String.init)
      return words.count == 2 && words[0].hasSuffix("Screen") ? words[1] : source.event
    }
  }

  /// All that is named, once, in the order of the events.
  fileprivate var names: [String] { sources.flatMap(\.names).distinct }
}

extension [String] {
  /// About as wide as the longest of them: no font is at hand to measure with.
  fileprivate var pixelWidth: Int { Int(Double(map(\.count).max() ?? 0) * 8.6) }
}
