import Observing

/// The squares that are flagged, by their index.
final class Flags {
  private(set) var squares: Set<Int> = [] { didSet { observers.note(squares.symmetricDifference(oldValue).sorted()) } }
  private let observers = Observers<[Int]>()

  /// Calls the handler with the squares that got or lost a flag, until the subscription is dropped.
  func observe(_ handler: @escaping ([Int]) -> Void) -> Subscription { observers.add(handler) }

  func toggle(_ index: Int) { squares.formSymmetricDifference([index]) }

  /// Takes over other flags, or none.
  func restore(_ squares: Set<Int>) { self.squares = squares }
}
