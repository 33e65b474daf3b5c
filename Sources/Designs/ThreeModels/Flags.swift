import Observing

/// The squares that are flagged, by their index.
final class Flags {
  /// What changed.
  enum Change: Equatable, Sendable {
    case square(Int)
    case everything
  }

  private(set) var squares: Set<Int> = []
  private let observers = Observers<Change>()

  /// Calls the handler with each change until the subscription is dropped.
  func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  func toggle(_ index: Int) {
    squares.formSymmetricDifference([index])
    observers.note(.square(index))
  }

  /// Takes over other flags, or none.
  func restore(_ squares: Set<Int>) {
    self.squares = squares
    observers.note(.everything)
  }
}
