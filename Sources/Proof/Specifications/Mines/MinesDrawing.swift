import Lessons

extension MinesState {
  /// A field drawn with one character a square: `.` covered, `*` covered with a mine, `f` and `F` flagged, without and
  /// with a mine, `o` uncovered, `X` the mine that ended the game.
  package init(_ drawing: String, flagMode: Bool = false, generator: UInt64 = 0) {
    let rows = drawing.split(separator: "\n").map(Array.init)
    let drawn = rows.flatMap { $0 }
    let mines = rows.map { $0.map { MinesState.sign($0).isMine } }
    let squares = drawn.enumerated().map { index, character in
      GameState.Square(
        covering: MinesState.sign(character).covering, isMine: MinesState.sign(character).isMine,
        adjacent: MinesState.adjacent(column: index % rows[0].count, row: index / rows[0].count, in: mines))
    }
    let game = GameState(
      width: rows[0].count, height: rows.count, mineCount: squares.count { $0.isMine }, squares: squares,
      nonMineSquaresRemaining: drawn.contains("X") ? -1 : drawn.count { ".f".contains($0) },
      generator: SplitMix64(seed: generator))
    self.init(flagMode: flagMode, game: game)
  }

  private static let signs: [Character: (covering: Covering, isMine: Bool)] = [
    ".": (.covered, false), "*": (.covered, true), "f": (.flagged, false), "F": (.flagged, true),
    "o": (.uncovered, false), "X": (.uncovered, true),
  ]

  private static func sign(_ character: Character) -> (covering: Covering, isMine: Bool) {
    guard let sign = signs[character] else { preconditionFailure("A field is drawn with .*fFoX (was '\(character)')") }
    return sign
  }

  private static func adjacent(column: Int, row: Int, in mines: [[Bool]]) -> Int8 {
    let rows = mines[max(0, row - 1)...min(row + 1, mines.count - 1)]
    let around = rows.reduce(0) { count, row in
      count + row[max(0, column - 1)...min(column + 1, row.count - 1)].count { $0 }
    }
    return Int8(around - (mines[row][column] ? 1 : 0))
  }
}
