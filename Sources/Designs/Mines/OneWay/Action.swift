import Lessons

/// All that can happen to the state.
package enum Action: Equatable, Sendable {
  /// Flags or uncovers a square, by its index.
  case tapSquare(Int)
  case setFlagMode(Bool)
  case newMineField
  /// Takes over a saved state.
  case restore(MinesState)
}

extension MinesState {
  /// The reducer: what an action makes of the state.
  mutating func reduce(_ action: Action) {
    switch action {
    case .tapSquare(let index): game.tapSquare(index, flagMode: flagMode)
    case .setFlagMode(let isOn): flagMode = isOn
    case .newMineField: game.newMineField()
    case .restore(let state): self = state
    }
  }
}
