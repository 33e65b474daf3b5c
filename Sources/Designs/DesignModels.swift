import CallingModelDesign
import DrawingModelDesign
import Lessons
import OneWayDesign
import ViewStateDesign

// The models that know the rules, and so can be played without a screen.

extension CallingModelDesign.Game: MinesModel {}

extension DrawingModelDesign.Game: MinesModel {}

extension ViewStateDesign.Game: MinesModel {}

extension OneWayDesign.Store: MinesModel {
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(state: MinesState(flagMode: false, game: GameState(settings: settings, seed: seed)))
  }

  package convenience init(state: GameState) { self.init(state: MinesState(flagMode: false, game: state)) }

  package func tapSquare(_ index: Int, flagMode: Bool) {
    send(.setFlagMode(flagMode))
    send(.tapSquare(index))
  }

  package func newMineField() { send(.newMineField) }

  package var savedState: GameState { state.game }
}
