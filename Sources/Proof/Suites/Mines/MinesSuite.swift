import Equivalence
import Lessons
import Renderer

package enum MinesSuite: LessonSuite {
  package typealias L = Mines

  /// Square, more mines than not, not square, one row, one column, the largest.
  package static let shapes = [
    MinesSettings(),
    MinesSettings(width: 5, height: 5, mineCount: 17),
    MinesSettings(width: 7, height: 3, mineCount: 3),
    MinesSettings(width: 3, height: 9, mineCount: 4),
    MinesSettings(width: 12, height: 1, mineCount: 2),
    MinesSettings(width: 1, height: 8, mineCount: 1),
    MinesSettings(width: 60, height: 40, mineCount: 1),
  ]

  package static var sources: [EventSource<MinesControl, MinesState>] { [.uniform, sensible] }

  /// The largest field takes its time.
  package static func walkLength(_ settings: MinesSettings) -> Int { settings.width > 20 ? 20 : 400 }

  package static let goals = [
    Goal<MinesState>("won") { before, after in before.game.nonMineSquaresRemaining > 0 && after.isWon },
    Goal("lost") { before, after in !before.isLost && after.isLost },
    Goal("flooded") { before, after in before.game.nonMineSquaresRemaining - after.game.nonMineSquaresRemaining > 2 },
    Goal("flagged") { before, after in after.flags > before.flags },
    Goal("flag taken away") { before, after in after.flags < before.flags && after.isPlaying },
    Goal("dealt anew") { before, after in before.game.generator != after.game.generator },
    Goal("six mines around") { before, after in before.sixes < after.sixes },
    Goal("dealt anew in flag mode") { before, after in
      before.game.generator != after.game.generator && after.flagMode
    },
  ]

  package static func keepsView(_ before: MinesState, _ after: MinesState) -> Bool { before.flagMode == after.flagMode }

  /// A player who knows where the mines are, seldom errs, and flags now and then.
  private static var sensible: EventSource<MinesControl, MinesState> {
    EventSource("sensible") { generator, _, state in
      if !state.isPlaying { return .press(.new) }
      let choice = generator.next(below: 40)
      if choice < 2 || state.flagMode && choice < 20 { return .press(.flag) }
      let wantsMine = choice == 39 || state.flagMode
      let squares = state.game.squares
      let index = generator.element(of: squares.indices) { index in
        squares[index].isMine == wantsMine && squares[index].covering != .uncovered
      }
      return .press(.square(column: index % state.game.width, row: index / state.game.width))
    }
  }
}

extension MinesState {
  fileprivate var isWon: Bool { game.nonMineSquaresRemaining == 0 }
  fileprivate var isLost: Bool { game.nonMineSquaresRemaining < 0 }
  fileprivate var isPlaying: Bool { game.nonMineSquaresRemaining > 0 }
  fileprivate var sixes: Int { game.squares.count { $0.covering == .uncovered && !$0.isMine && $0.adjacent == 6 } }
  fileprivate var flags: Int { game.squares.count { $0.covering == .flagged } }
}
