import Equivalence
import Lessons
import Renderer
import Specifications

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

  // MARK: Exploration

  package static func exploredSettings(_ size: ExplorationSize) -> MinesSettings {
    MinesSettings(width: 3, height: size == .byTests ? 2 : 3, mineCount: 2)
  }

  package static func initialStates(_ settings: MinesSettings) -> [MinesState] { Mines.exploredStates(settings) }

  /// Every square, and flag mode; `new` is left to the random walks.
  package static func steps(_ settings: MinesSettings) -> [[Event<MinesControl>]] {
    (0..<settings.width * settings.height).map { index in
      [.press(.square(column: index % settings.width, row: index / settings.width))]
    } + [[.press(.flag)]]
  }
}

extension MinesState {
  fileprivate var isWon: Bool { game.nonMineSquaresRemaining == 0 }
  fileprivate var isLost: Bool { game.nonMineSquaresRemaining < 0 }
  fileprivate var isPlaying: Bool { game.nonMineSquaresRemaining > 0 }
  fileprivate var sixes: Int { game.squares.count { $0.covering == .uncovered && !$0.isMine && $0.adjacent == 6 } }
  fileprivate var flags: Int { game.squares.count { $0.covering == .flagged } }
}

extension MinesState: PackableState {
  /// The generator is left out: `new`, which draws from it, is not explored.
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(flagMode)
    bytes.append(game.width)
    bytes.append(game.height)
    bytes.append(game.mineCount)
    bytes.append(game.nonMineSquaresRemaining)
    for square in game.squares { bytes.append(square.packed) }
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    let flagMode = bytes.flag()
    let (width, height, mineCount) = (bytes.number(), bytes.number(), bytes.number())
    let remaining = bytes.number()
    let game = GameState(
      width: width, height: height, mineCount: mineCount,
      squares: (0..<width * height).map { _ in GameState.Square(packed: bytes.byte()) },
      nonMineSquaresRemaining: remaining, generator: SplitMix64(seed: 0))
    self.init(flagMode: flagMode, game: game)
  }
}

extension GameState.Square {
  /// Two bits for the covering, one for the mine, four for the adjacent ones.
  fileprivate var packed: UInt8 {
    let covering: UInt8 =
      switch covering {
      case .covered: 0
      case .flagged: 1
      case .uncovered: 2
      }
    return covering | (isMine ? 4 : 0) | UInt8(adjacent) << 3
  }

  fileprivate init(packed: UInt8) {
    let covering: [Covering] = [.covered, .flagged, .uncovered]
    self.init(covering: covering[Int(packed & 3)], isMine: packed & 4 != 0, adjacent: Int8(packed >> 3))
  }
}
