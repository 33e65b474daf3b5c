import PlainText
import Renderer

/// Text of a row in one style. A character beyond ASCII stands alone, because fonts draw it as wide as they like.
struct StyledRun: Sendable {
  let style: Style
  var text: String

  /// In columns.
  var width: Int { text.columnWidth }
  var isOneGlyph: Bool { text.first?.isASCII == false }

  /// - Parameter cells: Row by row.
  static func rows(of cells: [Cell], width: Int) -> [[StyledRun]] {
    stride(from: 0, to: cells.count, by: width).map { runs(of: cells[$0..<$0 + width]) }
  }

  private static func runs(of cells: ArraySlice<Cell>) -> [StyledRun] {
    var runs: [StyledRun] = []
    for cell in cells {
      guard let character = cell.glyph.character else { continue }  // the second half of a wide one
      if character.isASCII, let last = runs.indices.last, runs[last].style == cell.style, !runs[last].isOneGlyph {
        runs[last].text.append(character)
      } else {
        runs.append(StyledRun(style: cell.style, text: String(character)))
      }
    }
    return runs
  }
}

extension Style {
  /// As the style sheets of the report and of the pictures call them.
  var classNames: String {
    let named: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    let colors = [foreground.map { "fg-\($0)" }, background.map { "bg-\($0)" }].compactMap(\.self)
    return (named.filter { attributes.contains($0.0) }.map(\.1) + colors).joined(separator: " ")
  }
}
