import Equivalence
import Lessons
import Renderer
import Specifications

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

extension MinesSuite {
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
