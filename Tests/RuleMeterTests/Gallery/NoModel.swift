// No model at all: the squares on the screen are the only field there is.
import Renderer

struct SquareView: ControlView {
  var id = ViewID.none
  let frame: Rect
  var isMine = false  // R1 state-in-view
  var isOpen = false  // R1 state-in-view

  func draw(in canvas: Canvas) { canvas.line(isOpen ? isMine ? "*" : "." : "#") }
}

final class FieldScreen: Screen {
  typealias Control = FieldControl
  let window: Window<FieldControl>
  private var squares: [SquareView] = []
  private var remainingLabel: Label
  private var remaining = 0  // R1 state-in-view

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
    for index in mines { squares[index].isMine = true }  // R2 raw-write
    remaining = squares.count - mines.count
  }

  private func uncover(_ index: Int) {
    guard !squares[index].isOpen else { return }
    squares[index].isOpen = true  // R2 raw-write
    window.setNeedsDisplay(squares[index])  // R3 direct-refresh
    remaining = squares[index].isMine ? -1 : remaining - 1
    refreshRemaining()  // R3 direct-refresh
  }

  private func refreshRemaining() {
    remainingLabel.text = "\(remaining)"
    window.setNeedsDisplay(remainingLabel)
  }
}

struct FieldControl: Hashable, Sendable, LosslessStringConvertible {
  let index: Int
  init?(_ description: String) { index = Int(description) ?? 0 }
  var description: String { "\(index)" }
}
