import Renderer
import SeparatedModel

/// Shows the list of the items: their titles, as many as fit, and below them how many more there are.
struct ToDoList: View {
  /// Rows that the list takes.
  static let height = itemsInSight + 1
  private static let itemsInSight = 10

  var handle = ViewHandle()
  let frame: Rect

  /// What the model last announced.
  var items: [ToDoItem] = [] { didSet { setNeedsDisplay() } }
  /// How many items are out of sight above.
  @ViewState var scroll = 0 { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  var rowsInSight: Range<Int> { scroll..<min(scroll + ToDoList.itemsInSight, items.count) }

  /// The next row in that direction, if it is there and out of sight.
  func rowOutOfSight(_ direction: Direction, from row: Int) -> Int? {
    switch direction {
    case .up where row == rowsInSight.lowerBound && row > 0: row - 1
    case .down where row == rowsInSight.upperBound - 1 && row < items.count - 1: row + 1
    default: nil
    }
  }

  /// Scrolls just far enough to bring a row into sight.
  mutating func scroll(to row: Int) {
    scroll = min(max(scroll, row - ToDoList.itemsInSight + 1), row)
  }

  /// Scrolls just far enough to leave no room below the last row, if there are enough rows.
  mutating func scrollToFill() {
    scroll = min(scroll, max(items.count - ToDoList.itemsInSight, 0))
  }

  func draw(in canvas: Canvas) {
    for line in 0..<ToDoList.itemsInSight {
      let row = scroll + line
      canvas.line(row < items.count ? items[row].title : "", row: line)
    }
    canvas.line(remainder, row: ToDoList.itemsInSight, style: .dim)
  }

  private var remainder: String {
    switch (rowsInSight.lowerBound, items.count - rowsInSight.upperBound) {
    case (0, 0): ""
    case (0, let below): "\(below) more below"
    case (let above, 0): "\(above) more above"
    case (let above, let below): "\(above) more above, \(below) below"
    }
  }
}
