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

  mutating func add(_ surface: Surface) -> Int {
    let frame = (0..<surface.size.height).map { y in
      add(runs((0..<surface.size.width).map { surface[$0, y] }), to: \.rows, \.rowNumbers)
    }
    return add(frame, to: \.frames, \.frameNumbers)
  }

  private mutating func runs(_ cells: [Cell]) -> [Run] {
    StyledRun.runs(of: cells).map { run in
      let style = add(run.style.classNames, to: \.styles, \.styleNumbers)
      return Run(style: style, text: run.text, columns: run.isOneGlyph ? run.width : nil)
    }
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
