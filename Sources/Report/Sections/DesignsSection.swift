import Checkout

/// The ways to write Mines as a picture: a row a design, a column a measure, the darker the worse.
struct DesignsSection {
  /// How many shades there are, apart from white.
  static let shades = 5

  let designs: [DesignFigures]
  /// Nothing where Mines is not in the report.
  let flow: DesignsFlow?

  /// Empty where nothing is recorded, and nothing to be played.
  func markup() throws -> Markup {
    if designs.isEmpty && flow == nil { return "" }
    return """
      <section id="designs">
      <h2>Ways to write Mines</h2>
      <p>One game, many designs, one suite that all of them pass.</p>
      \(table)\(try flow.map { try DesignsPlayer(flow: $0).markup() } ?? "")</section>

      """
  }

  private var table: Markup {
    if designs.isEmpty { return "" }
    return """
      <p>Within each column, the darker a cell is, the worse.</p>
      <div class="table shades"><table>
      <caption>As last recorded, with <code>swift run workshop designs</code>.</caption>
      <thead><tr><th scope="col">design</th>\(columns.map { "<th scope=\"col\" title=\"\($0.meaning)\">\($0.title)</th>" })</tr></thead>
      <tbody>
      \(designs.markup { row($0) })</tbody>
      </table></div>
      <dl class="meanings">\(columns.map { "<dt>\($0.title)</dt><dd>\($0.meaning)</dd>" })</dl>

      """
  }

  private var columns: [DesignFigures.Column] { DesignFigures.columns }

  private func row(_ design: DesignFigures) -> Markup {
    """
    <tr><th scope="row">\(design.name)</th>\(columns.map { cell(design, $0) })</tr>

    """
  }

  private func cell(_ design: DesignFigures, _ column: DesignFigures.Column) -> Markup {
    "<td data-shade=\"\(shade(of: design, in: column))\">\(column.text(design))</td>"
  }

  /// From 0, the best in its column, to the darkest, the worst; 0 where all are the same.
  func shade(of design: DesignFigures, in column: DesignFigures.Column) -> Int {
    let values = designs.map(column.value)
    guard let least = values.min(), let most = values.max(), least < most else { return 0 }
    let share = (column.value(design) - least) / (most - least)
    return Int(((column.isGain ? 1 - share : share) * Double(Self.shades)).rounded(.up))
  }
}
