import Renderer

/// Where the views of the screen are.
enum NotesLayout {
  static let size = Size(width: 38, height: 10)
  static let title = Rect(x: 0, y: 0, width: size.width)
  static let field = Rect(x: 0, y: 6, width: size.width)
  static let count = Rect(x: 1, y: 7, width: size.width - 1)
  static let done = Rect(x: 0, y: 9, width: 8)
  static let cancel = Rect(x: 9, y: 9, width: 10)
  static let hint = Rect(x: 20, y: 9, width: 18)

  static func row(_ index: Int) -> Rect { Rect(x: 0, y: 2 + index, width: size.width) }
}
