/// What Mines saves: the game, and flag mode, which belongs to the view.
package struct MinesState: SavedState {
  package var flagMode: Bool
  package var game: GameState

  package init(flagMode: Bool, game: GameState) {
    self.flagMode = flagMode
    self.game = game
  }

  package func validate() throws(InvalidState) { try game.validate() }

  private enum CodingKeys: CodingKey {
    case flagMode
  }

  package init(from decoder: any Decoder) throws {
    flagMode = try decoder.container(keyedBy: CodingKeys.self).decode(Bool.self, forKey: .flagMode)
    game = try GameState(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(flagMode, forKey: .flagMode)
    try game.encode(to: encoder)
  }
}

/// Whether a square shows what it hides.
public enum Covering: String, SavedWord, Sendable {
  case covered, flagged, uncovered
}

/// A game of Mines.
public struct GameState: SavedState {
  /// One square; public, as its type is, because saved states are made in the innermost loops of other modules.
  public struct Square: Hashable, Sendable {
    /// Whether it shows what it hides.
    public var covering: Covering
    /// What it hides.
    public var isMine: Bool
    /// Mines on the eight squares around.
    public var adjacent: Int8

    /// A covered square without a mine in it or around it, unless said otherwise.
    public init(covering: Covering = .covered, isMine: Bool = false, adjacent: Int8 = 0) {
      self.covering = covering
      self.isMine = isMine
      self.adjacent = adjacent
    }
  }

  package var width: Int
  package var height: Int
  package var mineCount: Int
  /// Row by row, from the left.
  package var squares: [Square]
  /// −1: lost; 0: won.
  package var nonMineSquaresRemaining: Int
  /// Deals the next field.
  package var generator: SplitMix64

  package init(
    width: Int, height: Int, mineCount: Int, squares: [Square], nonMineSquaresRemaining: Int, generator: SplitMix64
  ) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.squares = squares
    self.nonMineSquaresRemaining = nonMineSquaresRemaining
    self.generator = generator
  }
}

// MARK: - The file

extension GameState: Codable {
  private enum CodingKeys: CodingKey {
    case generator, height, mineCount, nonMineSquaresRemaining, squares, width
  }

  /// A square as the file has it, with its place.
  private struct LocatedSquare: Codable {
    let adjacent: Int
    let covering: Covering
    let isMine: Bool
    let location: Int
  }

  /// Reads the file's form: the squares in order, each with its place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let located = try container.decode([LocatedSquare].self, forKey: .squares)
    for (location, square) in located.enumerated() {
      try InvalidState.check("squares.\(location).location", square.location, is: location)
      try InvalidState.check("squares.\(location).adjacent", square.adjacent, in: 0...8)
    }
    self.init(
      width: try container.decode(Int.self, forKey: .width),
      height: try container.decode(Int.self, forKey: .height),
      mineCount: try container.decode(Int.self, forKey: .mineCount),
      squares: located.map { Square(covering: $0.covering, isMine: $0.isMine, adjacent: Int8($0.adjacent)) },
      nonMineSquaresRemaining: try container.decode(Int.self, forKey: .nonMineSquaresRemaining),
      generator: try container.decode(SplitMix64.self, forKey: .generator))
  }

  /// Writes the file's form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let located = squares.enumerated().map { location, square in
      LocatedSquare(
        adjacent: Int(square.adjacent), covering: square.covering, isMine: square.isMine, location: location)
    }
    try container.encode(generator, forKey: .generator)
    try container.encode(height, forKey: .height)
    try container.encode(mineCount, forKey: .mineCount)
    try container.encode(nonMineSquaresRemaining, forKey: .nonMineSquaresRemaining)
    try container.encode(located, forKey: .squares)
    try container.encode(width, forKey: .width)
  }
}

// MARK: - Checking

extension GameState {
  package func validate() throws(InvalidState) {
    try InvalidState.check("width", width, in: MinesSettings.widths)
    try InvalidState.check("height", height, in: MinesSettings.heights)
    guard width * height > 1 else { throw InvalidState("'width' and 'height' are 1, allowed are two squares or more") }
    try InvalidState.check("mineCount", mineCount, in: 1...width * height - 1)
    try InvalidState.check("number of squares", squares.count, is: width * height)
    try InvalidState.check("mineCount", mineCount, is: squares.count { $0.isMine })
    for (location, square) in squares.enumerated() {
      try InvalidState.check("squares.\(location).adjacent", Int(square.adjacent), is: minesAround(location))
    }
    try validateRemaining()
  }

  private func validateRemaining() throws(InvalidState) {
    let uncoveredMines = squares.count { $0.isMine && $0.covering == .uncovered }
    try InvalidState.check("number of uncovered mines", uncoveredMines, in: 0...1)
    let remaining = squares.count { !$0.isMine && $0.covering != .uncovered }
    if uncoveredMines == 1, remaining == 0 {
      throw InvalidState("a mine is uncovered in a game that is won, where pressing a square does nothing")
    }
    try InvalidState.check(
      "nonMineSquaresRemaining", nonMineSquaresRemaining, is: uncoveredMines == 1 ? -1 : remaining)
  }

  /// Counted over all the squares near by, unlike the way in which the variants deal: a check that shared their code
  /// would share their faults.
  private func minesAround(_ location: Int) -> Int {
    let (column, row) = (location % width, location / width)
    var mines = 0
    for y in max(row - 1, 0)...min(row + 1, height - 1) {
      for x in max(column - 1, 0)...min(column + 1, width - 1) where squares[y * width + x].isMine { mines += 1 }
    }
    return squares[location].isMine ? mines - 1 : mines
  }
}
