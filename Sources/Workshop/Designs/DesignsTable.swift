import Checkout
import TextTable

/// The designs as a table: a line for each, with what each column counts above it.
enum DesignsTable {
  static func lines(_ figures: [DesignFigures]) -> [String] {
    let columns = DesignFigures.columns
    let rows = figures.map { design in [design.name] + columns.map { $0.text(design) } }
    return ["\(figures.count) ways to write Mines: each passes the lesson's whole suite.", ""]
      + Table.lines(columns.map { [$0.title, $0.meaning] }, left: 2, gap: "  ") + [""]
      + Table.lines([["design"] + columns.map(\.title)] + rows, left: 1, gap: "  ")
  }
}
