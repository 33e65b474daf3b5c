import MinesObservableModel
import Renderer

/// Tells how many squares are left to clear, or how the game ended.
struct RemainingLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  let game: Game

  init(frame: Rect, game: Game) {
    self.frame = frame
    self.game = game
  }

  func draw(in canvas: Canvas) { canvas.line("Squares to clear: \(text)") }

  private var text: String {
    switch game.nonMineSquaresRemaining {
    case ..<0: "Boom... you lose!"
    case 0: "None... you win!"
    default: "\(game.nonMineSquaresRemaining)"
    }
  }
}
