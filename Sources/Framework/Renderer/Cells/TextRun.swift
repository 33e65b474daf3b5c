/// A line of text in one style, with the columns of a row that it may take.
struct TextRun {
  let text: String
  let columns: Range<Int>
  let row: Int
  let style: Style

  func moved(by offset: Point) -> TextRun {
    TextRun(
      text: text, columns: columns.lowerBound + offset.x..<columns.upperBound + offset.x, row: row + offset.y,
      style: style)
  }
}
