import Lessons

extension MinesState {
  /// A field drawn with one character a square: `.` covered, `*` covered with a mine, `f` and `F` flagged, without and
  /// with a mine, `o` uncovered, `X` the mine that ended the game.
  package init(_ drawing: String, flagMode: Bool = false, generator: UInt64 = 0) {
    let rows = drawing.split(separator: "\n").map(Array.init)
    let drawn = rows.flatMap { $0 }
    let squares = drawn.enumerated().map { index, character in
      GameState.Square(
        covering: MinesState.sign(character).covering, isMine: MinesState.sign(character).isMine,
        adjacent: MinesState.minesAround(column: index % rows[0].count, row: index / rows[0].count, in: rows))
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

  private static func minesAround(column: Int, row: Int, in rows: [[Character]]) -> Int8 {
    var mines: Int8 = 0
    for (y, line) in rows.enumerated() where abs(y - row) <= 1 {
      for (x, character) in line.enumerated() where abs(x - column) <= 1 && (x, y) != (column, row) {
        if sign(character).isMine { mines += 1 }
      }
    }
    return mines
  }
}
