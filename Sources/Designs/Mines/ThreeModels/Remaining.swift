import Observing

/// How many squares are left to clear, or how the game ended.
final class Remaining {
  /// −1: lost; 0: won.
  private(set) var nonMineSquares = 0 { didSet { observers.note(nonMineSquares) } }
  private let observers = Observers<Int>()

  /// Calls the handler with each number until the subscription is dropped.
  func observe(_ handler: @escaping (Int) -> Void) -> Subscription { observers.add(handler) }

  var isOver: Bool { nonMineSquares <= 0 }

  func clear(_ squares: Int) { nonMineSquares -= squares }

  func lose() { nonMineSquares = -1 }

  /// Begins anew, or where a saved game was.
  func restore(_ nonMineSquares: Int) { self.nonMineSquares = nonMineSquares }
}
