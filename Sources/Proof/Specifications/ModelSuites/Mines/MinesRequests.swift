import Lessons

extension MinesDriver {
  package static var smallSettings: [MinesSettings] {
    [MinesSettings(width: 3, height: 3, mineCount: 2), MinesSettings(width: 7, height: 3, mineCount: 3)]
  }

  package static func data(of state: MinesState) -> GameState { state.game }

  package static func requests(from before: GameState, to after: GameState) -> [ModelRequest<Model>] {
    let (same, changed) = before.squares.indices.parted { index in
      after.squares.indices.contains(index) && before.squares[index] == after.squares[index]
    }
    let taps = (changed + same).flatMap { index in
      [false, true].map { flagMode in
        ModelRequest<Model>("tapSquare") { $0.tapSquare(index, flagMode: flagMode) }
      }
    }
    let new = ModelRequest<Model>("newMineField") { $0.newMineField() }
    return before.generator == after.generator ? taps + [new] : [new] + taps
  }
}

extension Collection {
  /// The elements that fulfil a condition, and the others.
  func parted(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
