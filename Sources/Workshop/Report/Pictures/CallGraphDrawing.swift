import RuleMeter

/// The types of one variant as boxes in three columns, views, screen and model, with an arrow for who calls whom.
struct CallGraphDrawing {
  /// What stands above it: `worst`.
  let title: String
  /// Whether what reads the data is tracked, so that nobody has to be told of changes.
  let isTracked: Bool
  let screen: String
  let places: [TypeGraph.Arrow: Int]

  static let width = 820

  private enum Measure {
    static let head = 34
    static let box = (width: 184, height: 28)
    static let row = 42
    static let columns = [48, 318, 588]
    /// Room beside the outer columns for arrows between two of the same column.
    static let side = 40
    static let note = 124
  }

  private struct Box {
    let node: TypeGraph.Node
    let column: Int
    let row: Int

    var left: Int { Measure.columns[column] }
    var right: Int { left + Measure.box.width }
    var top: Int { Measure.head + row * Measure.row }
    var middle: Int { top + Measure.box.height / 2 }
  }

  /// The screen stands above the others in its column, which stand below both outer columns: so nothing hides an arrow
  /// from a view to the model.
  private var boxes: [TypeGraph.Node: Box] {
    let nodes = Set(places.keys.flatMap { [$0.from, $0.to] }).sorted { $0.name < $1.name }
    func column(_ number: Int, of kind: TypeGraph.Node.Kind, from row: Int) -> [Box] {
      nodes.filter { $0.kind == kind && $0.name != screen }.enumerated()
        .map { Box(node: $1, column: number, row: row + $0) }
    }
    let outer = column(0, of: .view, from: 1) + column(2, of: .model, from: 1)
    let below = (outer.map(\.row).max() ?? 0) + 1
    let top = nodes.filter { $0.name == screen }.map { Box(node: $0, column: 1, row: 0) }
    let boxes = top + outer + column(1, of: .other, from: below)
    return Dictionary(uniqueKeysWithValues: boxes.map { ($0.node, $0) })
  }

  var height: Int { Measure.head + ((boxes.values.map(\.row).max() ?? 0) + 1) * Measure.row }

  private var hasModel: Bool { boxes.keys.contains { $0.kind == .model } }

  var markup: Markup {
    let boxes = boxes
    return """
      <text x="16" y="20" class="variant \(title)">\(title)</text>
      \(noteBesideTitle)\
      \(arrows.markup { arrow($0, boxes) })\(boxes.values.sorted { ($0.column, $0.row) < ($1.column, $1.row) }.markup(box))\
      \(hasModel ? "" : noModel)
      """
  }

  private var noteBesideTitle: Markup {
    isTracked
      ? "<text x=\"\(Measure.note)\" y=\"20\" class=\"legend\">tracked: what reads the model is drawn again</text>\n"
      : ""
  }

  private var noModel: Markup {
    "<text x=\"\(Measure.columns[2] + Measure.box.width / 2)\" y=\"\(Measure.head + Measure.row + 19)\" class=\"missing\">no model</text>\n"
  }

  /// What is told lies above what is written, and that above what is called.
  private var arrows: [TypeGraph.Arrow] {
    TypeGraph.Arrow.Kind.allCases.flatMap { kind in
      places.keys.filter { $0.kind == kind }.sorted { ($0.from.name, $0.to.name) < ($1.from.name, $1.to.name) }
    }
  }

  private func box(_ box: Box) -> Markup {
    """
    <rect x="\(box.left)" y="\(box.top)" width="\(Measure.box.width)" height="\(Measure.box.height)" rx="5" class="box \(box.node.kind.rawValue)\(box.node.holdsState ? " state" : "")"/>
    <text x="\(box.left + Measure.box.width / 2)" y="\(box.top + 19)" class="type">\(box.node.name)</text>\n
    """
  }

  private func arrow(_ arrow: TypeGraph.Arrow, _ boxes: [TypeGraph.Node: Box]) -> Markup {
    guard let from = boxes[arrow.from], let to = boxes[arrow.to] else { return "" }
    return
      "<path d=\"\(path(from, to, shift: arrow.kind.look.shift))\" class=\"\(arrow.kind.rawValue)\" marker-end=\"url(#\(arrow.kind.rawValue))\"/>\n"
  }

  /// - Parameter shift: Keeps arrows between the same two boxes apart.
  private func path(_ from: Box, _ to: Box, shift: Int) -> String {
    let (start, end) = (from.middle + shift, to.middle + shift)
    if from.column == to.column {
      let isLeft = from.column == 0
      let edge = isLeft ? from.left : from.right
      let bow = edge + (isLeft ? -1 : 1) * min(Measure.side, 14 + 8 * abs(from.row - to.row))
      return "M\(edge) \(start) C\(bow) \(start) \(bow) \(end) \(edge) \(end)"
    }
    let isRightward = from.column < to.column
    let (x, target) = isRightward ? (from.right, to.left) : (from.left, to.right)
    let half = (x + target) / 2
    return "M\(x) \(start) C\(half) \(start) \(half) \(end) \(target) \(end)"
  }

  /// The heads of the arrows, once for a picture.
  static var heads: Markup {
    let heads = TypeGraph.Arrow.Kind.allCases.markup { kind in
      """
      <marker id="\(kind.rawValue)" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" \
      orient="auto"><path d="M0 0 L8 4 L0 8 z" class="head \(kind.rawValue)"/></marker>\n
      """
    }
    return "<defs>\n\(heads)</defs>\n"
  }

  static let legendHeight = 58

  static var legend: Markup {
    TypeGraph.Arrow.Kind.allCases.enumerated().markup { number, kind in
      let (x, y) = (16 + number % 2 * 350, 15 + number / 2 * 24)
      return """
        <path d="M\(x) \(y) L\(x + 36) \(y)" class="\(kind.rawValue)" marker-end="url(#\(kind.rawValue))"/>
        <text x="\(x + 44)" y="\(y + 5)" class="legend">\(kind.look.meaning)</text>\n
        """
    } + """
      <rect x="576" y="5" width="36" height="20" rx="5" class="box state"/>
      <text x="620" y="20" class="legend">keeps application state</text>\n
      """
  }
}

extension TypeGraph.Arrow.Kind {
  /// How far it is moved aside, and what the legend says of it.
  fileprivate var look: (shift: Int, meaning: String) {
    switch self {
    case .calls: (-5, "calls it or reads it")
    case .sets: (0, "sets what it shows")
    case .writes: (0, "writes to its variables, and breaks a rule")
    case .tells: (5, "tells it of changes")
    }
  }
}
