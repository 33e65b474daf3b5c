import Lessons

/// A game of Mines as a value: the record that is saved, with the rules.
extension GameState {
  /// Deals a first field.
  /// - Parameter seed: The only source of chance: equal seeds deal equal fields.
  package init(settings: MinesSettings, seed: UInt64) {
    self.init(
      width: settings.width, height: settings.height, mineCount: settings.mineCount,
      squares: Array(repeating: Square(), count: settings.width * settings.height), nonMineSquaresRemaining: 0,
      generator: SplitMix64(seed: seed))
    newMineField()
  }

  // MARK: The game

  /// Flags or uncovers a square, by its index in `squares`; does nothing once the game is won or lost.
  mutating func tapSquare(_ index: Int, flagMode: Bool) {
    if nonMineSquaresRemaining <= 0 { return }
    if flagMode {
      toggleFlag(index)
    } else if squares[index].covering == .covered {
      if squares[index].isMine {
        squares[index].covering = .uncovered
        nonMineSquaresRemaining = -1
      } else {
        nonMineSquaresRemaining -= uncover(index)
      }
    }
  }

  private mutating func toggleFlag(_ index: Int) {
    switch squares[index].covering {
    case .covered: squares[index].covering = .flagged
    case .flagged: squares[index].covering = .covered
    case .uncovered: return
    }
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Returns: How many were uncovered.
  private mutating func uncover(_ index: Int) -> Int {
    squares[index].covering = .uncovered
    var uncovered = 1
    var pending = [index]
    while let next = pending.popLast() {
      if squares[next].adjacent > 0 { continue }
      for adjacent in adjacentSquares(next) where squares[adjacent].covering == .covered {
        squares[adjacent].covering = .uncovered
        uncovered += 1
        pending.append(adjacent)
      }
    }
    return uncovered
  }

  /// Deals a new field of the same size.
  mutating func newMineField() {
    for index in squares.indices {
      squares[index].covering = .covered
      squares[index].isMine = false
      squares[index].adjacent = 0
    }
    var minesToPlace = mineCount
    while minesToPlace > 0 {
      let index = generator.next(below: squares.count)
      if squares[index].isMine { continue }
      squares[index].isMine = true
      for adjacent in adjacentSquares(index) { squares[adjacent].adjacent += 1 }
      minesToPlace -= 1
    }
    nonMineSquaresRemaining = squares.count - mineCount
  }

  private func adjacentSquares(_ index: Int) -> [Int] {
    let column = index % width
    let row = index / width
    return (max(row - 1, 0)...min(row + 1, height - 1)).flatMap { y in
      (max(column - 1, 0)...min(column + 1, width - 1)).map { x in y * width + x }
    }.filter { $0 != index }
  }
}
