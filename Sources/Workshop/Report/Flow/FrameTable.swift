import Renderer
import SourceTools

/// Frames, each stored once, as the page draws them: rows of runs of one style.
struct FrameTable: Encodable {
  struct Run: Hashable, Encodable {
    let style: Int
    let text: String
    /// The width of one character beyond ASCII, which fonts draw as wide as they like; `nil` for ASCII text.
    var columns: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(style)
      try container.encode(text)
      if let columns { try container.encode(columns) }
    }
  }

  /// Class names of the page's style sheet.
  private(set) var styles = Numbering<String>()
  private(set) var rows = Numbering<[Run]>()
  /// Numbers of rows.
  private(set) var frames = Numbering<[Int]>()

  mutating func add(_ surface: Surface) -> Int { add(surface.cells, width: surface.size.width) }

  /// - Parameter cells: Row by row.
  mutating func add(_ cells: [Cell], width: Int) -> Int {
    let runs = StyledRun.rows(of: cells, width: width).map { row in row.map { run($0) } }
    return frames.number(runs.map { rows.number($0) })
  }

  private mutating func run(_ run: StyledRun) -> Run {
    let style = styles.number(run.style.classNames)
    return Run(style: style, text: run.text, columns: run.isOneGlyph ? run.width : nil)
  }
}
