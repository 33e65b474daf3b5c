import Observation

/// What was read while something was done: tells once, before any of it is written.
///
/// `Observation` has no call that ends a tracking, and one that is never told stays with the data for ever. So each
/// tracking also reads an object of its own: a write to that one ends it, for being told once ends it as a whole.
///
/// It is told where the data are written, which is where its screen is used: it takes no lock.
final class Tracking: @unchecked Sendable {
  @Observable
  fileprivate final class End {
    var count = 0
  }

  private let end = End()
  private let tell: () -> Void
  /// Whether something was read since it was last told.
  private var isActive = false

  init(_ tell: @escaping () -> Void) { self.tell = tell }

  deinit { end.count += 1 }

  /// Does something, and notes what it reads in place of what it read the last time.
  func run(_ body: () -> Void) {
    cancel()
    isActive = true
    withObservationTracking {
      _ = end.count
      body()
    } onChange: { [weak self] in
      self?.told()
    }
  }

  /// Tells nothing until it is run again.
  func cancel() {
    guard isActive else { return }
    isActive = false
    end.count += 1
  }

  private func told() {
    guard isActive else { return }
    isActive = false
    tell()
  }
}
