import Lessons
import Renderer

/// Where the views of the screen are.
struct ChatLayout {
  static let size = Size(width: 38, height: 19)
  static let title = Rect(x: 0, y: 0, width: size.width)
  static let composer = Rect(x: 0, y: 16, width: 27)
  static let input = Rect(x: 0, y: 17, width: 27)
  static let send = Rect(x: 28, y: 17, width: 10)
  static let receive = Rect(x: 0, y: 18, width: 13)
  static let older = Rect(x: 14, y: 18, width: 11)
  static let newer = Rect(x: 27, y: 18, width: 11)
  static let panel = Rect(x: 21, y: firstRow, width: 17, height: 2)
  static let name = Rect(x: 21, y: firstRow + 3, width: 17)
  static let change = Rect(x: 21, y: firstRow + 5, width: 12)
  static let back = Rect(x: 21, y: firstRow + 6, width: 10)

  private static let firstRow = 2

  /// Whether the detail panel takes the right half, so that a message takes two rows of the left.
  let isPanelOpen: Bool

  /// The messages in sight: as many as fit, the last of them with `scroll` others below it.
  func inSight(of count: Int, scroll: Int) -> Range<Int> {
    let end = count - scroll
    return max(end - ChatState.messagesInSight(isPanelOpen: isPanelOpen), 0)..<end
  }

  /// The scroll that brings the oldest message to the top; 0 when all fit.
  func greatestScroll(of count: Int) -> Int {
    max(count - ChatState.messagesInSight(isPanelOpen: isPanelOpen), 0)
  }

  /// The sender's avatar. Places are numbered from the top of the window.
  func avatar(at place: Int) -> Rect { Rect(x: 0, y: row(of: place), width: 4) }

  func message(at place: Int) -> Rect {
    isPanelOpen
      ? Rect(x: 6, y: row(of: place), width: 14, height: 2) : Rect(x: 5, y: row(of: place), width: 27)
  }

  func delete(at place: Int) -> Rect {
    isPanelOpen ? Rect(x: 0, y: row(of: place) + 1, width: 5) : Rect(x: 33, y: row(of: place), width: 5)
  }

  private func row(of place: Int) -> Int { ChatLayout.firstRow + place * (isPanelOpen ? 2 : 1) }
}
