// The same field after the data moved into a model and the functions stayed behind: R1 falls, R2 rises, R3 stays.
import Renderer

struct Square {
  var isMine = false
  var isOpen = false
}

final class Field {
  var squares: [Square] = []  // R2 exposed-state
  var remaining = 0  // R2 exposed-state
}

struct SquareView: ControlView {
  var id = ViewID.none
  let frame: Rect
  let index: Int
  let field: Field

  func draw(in canvas: Canvas) { canvas.line(field.squares[index].isOpen ? "." : "#") }
}

final class FieldScreen: Screen {
  typealias Control = FieldControl
  let window: Window<FieldControl>
  private let field = Field()
  private var squares: [SquareView] = []
  private var remainingLabel: Label

  init(size: Size) {
    window = Window(size: size)
    remainingLabel = Label(frame: Rect(x: 0, y: 0, width: 20))
  }

  func display() {
    window.display(squares)
    window.display(remainingLabel)
  }

  func activate(_ control: FieldControl) { uncover(control.index) }

  private func deal(_ mines: [Int]) {
    for index in mines { field.squares[index].isMine = true }  // R2 raw-write
    field.remaining = field.squares.count - mines.count  // R2 raw-write
  }

  private func uncover(_ index: Int) {
    guard !field.squares[index].isOpen else { return }
    field.squares[index].isOpen = true  // R2 raw-write
    window.setNeedsDisplay(squares[index])  // R3 direct-refresh
    field.remaining = field.squares[index].isMine ? -1 : field.remaining - 1  // R2 raw-write
    refreshRemaining()  // R3 direct-refresh
  }

  private func refreshRemaining() {
    remainingLabel.text = "\(field.remaining)"
    window.setNeedsDisplay(remainingLabel)
  }
}

struct FieldControl: Hashable, Sendable, LosslessStringConvertible {
  let index: Int
  init?(_ description: String) { index = Int(description) ?? 0 }
  var description: String { "\(index)" }
}
