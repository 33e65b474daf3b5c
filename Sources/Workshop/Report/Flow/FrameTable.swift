import Renderer

/// Frames, each stored once, as the page draws them: rows of runs of one style.
struct FrameTable: Encodable {
  struct Run: Hashable, Encodable {
    let style: Int
    let text: String
    /// The width of one character beyond ASCII, which fonts draw as wide as they like; nothing for ASCII text.
    var columns: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(style)
      try container.encode(text)
      if let columns { try container.encode(columns) }
    }
  }

  /// Class names of the page's style sheet.
  private(set) var styles: [String] = []
  private(set) var rows: [[Run]] = []
  /// Numbers of rows.
  private(set) var frames: [[Int]] = []

  private var styleNumbers: [String: Int] = [:]
  private var rowNumbers: [[Run]: Int] = [:]
  private var frameNumbers: [[Int]: Int] = [:]

  mutating func add(_ surface: Surface) -> Int { add(surface.cells, width: surface.size.width) }

  /// - Parameter cells: Row by row.
  mutating func add(_ cells: [Cell], width: Int) -> Int {
    let frame = StyledRun.rows(of: cells, width: width).map { row in
      add(row.map { run($0) }, to: \.rows, \.rowNumbers)
    }
    return add(frame, to: \.frames, \.frameNumbers)
  }

  private mutating func run(_ run: StyledRun) -> Run {
    let style = add(run.style.classNames, to: \.styles, \.styleNumbers)
    return Run(style: style, text: run.text, columns: run.isOneGlyph ? run.width : nil)
  }

  private mutating func add<Item: Hashable>(
    _ item: Item, to items: WritableKeyPath<FrameTable, [Item]>, _ numbers: WritableKeyPath<FrameTable, [Item: Int]>
  ) -> Int {
    if let number = self[keyPath: numbers][item] { return number }
    self[keyPath: items].append(item)
    self[keyPath: numbers][item] = self[keyPath: items].count - 1
    return self[keyPath: items].count - 1
  }

  private enum CodingKeys: String, CodingKey { case styles, rows, frames }
}
