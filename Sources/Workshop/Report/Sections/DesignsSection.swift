/// The ways to write Mines as a picture: a row a design, a column a measure, the darker the worse.
struct DesignsSection {
  /// How many shades there are, apart from white.
  static let shades = 5

  let designs: [DesignFigures]
  /// `nil` if Mines is not in the report.
  let player: FlowPlayer?

  /// Empty if nothing is recorded and nothing can be played.
  var markup: Markup {
    if designs.isEmpty && player == nil { return "" }
    return """
      <section id="designs">
      <h2>Ways to write Mines</h2>
      <p>One game, many designs, one suite that all of them pass.</p>
      \(table)\(player?.markup ?? "")</section>\n
      """
  }

  private var table: Markup {
    if designs.isEmpty { return "" }
    return """
      <p>The darker a cell, the further it is from the best of its column, as a share of the largest number there.</p>
      \(grid)<dl class="meanings">\(DesignFigures.columns.map { "<dt>\($0.title)</dt><dd>\($0.meaning)</dd>" })</dl>\n
      """
  }

  var grid: Markup {
    """
    <div class="table shades"><table>
    <caption>As last recorded, with <code>swift run workshop designs</code>. <i>Carrying</i> counts statements alone; the conclusion adds what switches tracking on.</caption>
    <thead><tr><th scope="col">design</th>\(DesignFigures.columns.map { "<th scope=\"col\" title=\"\($0.meaning)\">\($0.title)</th>" })</tr></thead>
    <tbody>
    \(designs.markup { design in "<tr><th scope=\"row\">\(design.name)</th>\(DesignFigures.columns.map { cell(design, $0) })</tr>\n" })</tbody>
    </table></div>\n
    """
  }

  private func cell(_ design: DesignFigures, _ column: DesignFigures.Column) -> Markup {
    "<td data-shade=\"\(shade(of: design, in: column))\">\(column.text(design))</td>"
  }

  /// From 0, the best in its column, to the darkest: how far it is from the best, as a share of the largest. So where
  /// little differs, nothing is dark.
  func shade(of design: DesignFigures, in column: DesignFigures.Column) -> Int {
    let values = designs.map(column.value)
    guard let least = values.min(), let most = values.max(), most > 0 else { return 0 }
    let distance = column.isGain ? most - column.value(design) : column.value(design) - least
    return Int((distance / most * Double(Self.shades)).rounded())
  }
}
