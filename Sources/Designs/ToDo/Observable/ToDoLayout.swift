import Renderer

/// Where the views of the screen are.
enum ToDoLayout {
  private static let firstRow = 2
  private static let lastRow = firstRow + ToDoList.height + 1

  static let size = Size(width: 38, height: lastRow + 1)
  static let title = Rect(x: 0, y: 0, width: size.width)
  static let list = Rect(x: 1, y: firstRow, width: 23, height: ToDoList.height)
  static let add = Rect(x: 25, y: lastRow, width: 9)

  /// - Parameter row: The row in sight, from zero.
  static func delete(row: Int) -> Rect { Rect(x: 25, y: firstRow + row, width: 12) }
}
