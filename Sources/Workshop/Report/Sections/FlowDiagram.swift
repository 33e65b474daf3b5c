/// The way of the data in one variant as a picture; the page's script puts the numbers in.
struct FlowDiagram {
  let variant: Flow.Variant
  /// Ends the identifiers of its parts; no other diagram of the page has it.
  let id: String

  private enum Measure {
    static let width = 250
    static let node = 34
    static let row = 54
    static let left = 26
  }

  private struct Node {
    /// The key of the number in the data.
    let key: String
    let title: String
    var isMissing = false
  }

  private var nodes: [Node] {
    [
      Node(key: "asked", title: "asked by the window"),
      Node(key: "requests", title: hasModel ? "requests" : "no model to ask", isMissing: !hasModel),
      Node(key: "state", title: hasModel ? "writes in the model" : "writes in the views"),
      Node(key: "announced", title: announces ? "notifications" : "nothing announced", isMissing: !announces),
      Node(key: "refreshed", title: refreshed),
      Node(key: "redrawn", title: "views redrawn"),
    ]
  }

  private var hasModel: Bool { variant.hasModel }
  private var announces: Bool { hasModel && !variant.isTracked }

  private var refreshed: String {
    if variant.isTracked { return "refreshed as tracked" }
    return hasModel ? "views refreshed" : "refreshed by hand"
  }

  /// From row to row, past what is missing.
  private var arrows: [(from: Int, to: Int)] {
    let rows = nodes.indices.filter { !nodes[$0].isMissing }
    return zip(rows, rows.dropFirst()).map { ($0, $1) }
  }

  var markup: Markup {
    """
    <svg class="diagram" viewBox="0 0 \(Measure.width) \(5 * Measure.row + Measure.node + 2)" role="img" aria-label="\(summary)">
    <defs><marker id="\(arrowID)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
    <path d="M0 0 L8 4 L0 8 z" class="arrow-head"/></marker></defs>
    \(arrows.markup(arrow))\(nodes.enumerated().markup { node($0.element, row: $0.offset) })</svg>
    """
  }

  private var arrowID: String { "arrow-\(id)" }

  private var summary: String {
    let names = nodes.filter { !$0.isMissing }.map(\.title).joined(separator: ", then ")
    return "\(variant.name): \(names). The numbers are in the list."
  }

  private func arrow(_ arrow: (from: Int, to: Int)) -> Markup {
    let (start, end) = (arrow.from * Measure.row + Measure.node, arrow.to * Measure.row)
    let isDetour = arrow.to > arrow.from + 1
    let center = Measure.left + (Measure.width - Measure.left) / 2
    let path =
      isDetour
      ? "M\(Measure.left + 30) \(start) C\(0) \(start + 20) \(0) \(end - 20) \(Measure.left + 30) \(end)"
      : "M\(center) \(start) L\(center) \(end)"
    return "<path d=\"\(path)\" class=\"arrow\" marker-end=\"url(#\(arrowID))\"/>\n"
  }

  private func node(_ node: Node, row: Int) -> Markup {
    let y = row * Measure.row + 1
    let number: Markup =
      node.isMissing
      ? ""
      : "<text x=\"\(Measure.width - 10)\" y=\"\(y + 23)\" class=\"node-number\" data-count=\"\(node.key)\"></text>"
    return """
      <g class="node\(node.isMissing ? " missing" : "")" data-node="\(node.key)">\
      <rect x="\(Measure.left)" y="\(y)" width="\(Measure.width - Measure.left - 1)" height="\(Measure.node)" rx="5"/>\
      <text x="\(Measure.left + 10)" y="\(y + 23)">\(node.title)</text>\(number)</g>\n
      """
  }
}
