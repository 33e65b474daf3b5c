import Lessons
import Observation

/// One square of the field, which changes independently of the others.
@Observable
package final class Square {
  package private(set) var covering: Covering = .covered
  package private(set) var isMine = false
  /// Mines on the eight squares around.
  package private(set) var adjacent: Int8 = 0

  // MARK: The game

  func toggleFlag() {
    switch covering {
    case .covered: covering = .flagged
    case .flagged: covering = .covered
    case .uncovered: return
    }
  }

  func uncover() { covering = .uncovered }

  func clear() { savedState = GameState.Square() }

  func placeMine() { isMine = true }

  func countAdjacentMine() { adjacent += 1 }

  // MARK: Saved state

  var savedState: GameState.Square {
    get { GameState.Square(covering: covering, isMine: isMine, adjacent: adjacent) }
    set {
      covering = newValue.covering
      isMine = newValue.isMine
      adjacent = newValue.adjacent
    }
  }
}
