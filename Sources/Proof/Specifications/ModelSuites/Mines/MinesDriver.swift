import Lessons

/// A player of Mines without a screen, who keeps flag mode in mind.
package struct MinesDriver<Model: MinesModel>: ModelDriver {
  package typealias L = Mines

  private let game: Model
  private let width: Int
  private let height: Int
  private var flagMode = false

  package init(settings: MinesSettings, seed: UInt64) {
    game = Model(settings: settings, seed: seed)
    width = settings.width
    height = settings.height
  }

  package init(state: MinesState) {
    game = Model(state: state.game)
    width = state.game.width
    height = state.game.height
    flagMode = state.flagMode
  }

  package mutating func send(_ event: DataEvent<MinesControl>) -> Bool {
    switch event {
    case .press(.square(let column, let row)):
      guard column < width, row < height else { return false }
      game.tapSquare(row * width + column, flagMode: flagMode)
    case .press(.flag): flagMode.toggle()
    case .press(.new): game.newMineField()
    case .tick: break
    default: return false
    }
    return true
  }

  package var model: Model { game }

  package var savedState: MinesState { MinesState(flagMode: flagMode, game: game.savedState) }

  // MARK: What is explored

  /// Every field of 3 × 2 squares with two mines.
  package static var initialStates: [MinesState] {
    (1..<6).flatMap { last in
      (0..<last).map { first in
        let squares = (0..<6).map { [first, last].contains($0) ? "*" : "." }
        return MinesState(squares[..<3].joined() + "\n" + squares[3...].joined())
      }
    }
  }

  package static var steps: [[DataEvent<MinesControl>]] {
    (0..<6).map { [.press(.square(column: $0 % 3, row: $0 / 3))] } + [[.press(.flag)]]
  }
}

extension MinesModel {
  /// Plays the lesson on a model of this type.
  package static var driver: any ModelDriver<Mines>.Type { MinesDriver<Self>.self }
}
