import PlainText

/// What the events of a lesson reach, as a graph for each variant: an edge for each pair of an event and a name.
struct ReachPlot: Plot {
  let worst: ReachFigures
  let separated: ReachFigures

  var name: String { "reach-\(worst.lesson)" }

  var finding: String {
    "\(worst.lesson): what an event reaches, \(worst.pairs) pairs in worst, \(separated.pairs) in separated"
  }

  var alternative: String { "\(finding). Two graphs: in worst \(text(worst)); in separated \(text(separated))." }

  var note: [String] {
    ["Each line: the code of an event, on the left, names a view or a datum. Dashed: a notification handler."]
  }

  var drawings: [Drawing] { [worst, separated].map(\.graph) }

  private func text(_ figures: ReachFigures) -> String {
    let handlers = figures.sources.count(where: \.isHandler)
    return plural(figures.sources.count - handlers, one: "event", other: "events") + " and "
      + plural(handlers, one: "handler", other: "handlers") + " name "
      + plural(figures.names.count, one: "thing", other: "things")
  }
}

private enum Measure {
  static let margin = 16
  static let top = 34
  static let row = 24
  static let edges = 110
}

extension ReachFigures {
  fileprivate var graph: Drawing {
    let left = Measure.margin + labels.pixelWidth
    let right = left + Measure.edges
    return Drawing(
      size: (right + names.pixelWidth + Measure.margin, Measure.top + rows * Measure.row),
      markup: """
        <text x="\(Measure.margin)" y="16" class="plot \(variant)">\(variant)</text>
        \(sources.enumerated().markup { edges($0.element, from: (left + 4, y($0.offset, of: sources.count)), to: right - 4) })\
        \(labels.enumerated().markup { label($0.element, x: left, y: y($0.offset, of: labels.count), "plot end") })\
        \(names.enumerated().markup { label($0.element, x: right, y: y($0.offset, of: names.count), "plot") })
        """)
  }

  /// Both columns take the same height.
  private var rows: Int { max(sources.count, names.count) }

  private func y(_ row: Int, of count: Int) -> Int {
    Measure.top + (2 * row + 1) * rows * Measure.row / (2 * max(1, count))
  }

  private func label(_ text: String, x: Int, y: Int, _ style: String) -> Markup {
    "<text x=\"\(x)\" y=\"\(y + 5)\" class=\"\(style)\">\(text)</text>\n"
  }

  private func edges(_ source: Source, from start: (x: Int, y: Int), to end: Int) -> Markup {
    let style = "\(variant)\(source.isHandler ? " handler" : "")"
    return source.names.markup { name in
      let row = names.firstIndex(of: name) ?? 0
      return """
        <line x1="\(start.x)" y1="\(start.y)" x2="\(end)" y2="\(y(row, of: names.count))" class="plot-edge \(style)"/>\n
        """
    }
  }

  /// What the sources are called: events of the lesson's screen without its name.
  private var labels: [String] {
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
