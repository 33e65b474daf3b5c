import Renderer

/// Tells how many squares are left to clear, or how the game ended.
struct RemainingLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  unowned let screen: MinesScreen

  init(frame: Rect, screen: MinesScreen) {
    self.frame = frame
    self.screen = screen
  }

  func draw(in canvas: Canvas) { canvas.line("Squares to clear: \(text)") }

  private var text: String {
    switch screen.nonMineSquaresRemaining {
    case ..<0: "Boom... you lose!"
    case 0: "None... you win!"
    default: "\(screen.nonMineSquaresRemaining)"
    }
  }
}
