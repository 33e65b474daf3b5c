import Observation

/// What was read while something was done: tells once, before any of it is written.
///
/// `Observation` has no call that ends a tracking, and one that is never told stays with the data for ever. So each
/// tracking reads itself, too. To end it, it says that it is about to be written: being told once ends it as a whole.
final class Tracking: Observable {
  /// What the data keep of a tracking. It is told where they are written, which is where the screen is used: it takes
  /// no lock.
  private final class Listener: @unchecked Sendable {
    let tell: () -> Void
    /// Whether something was read since it was last told.
    var isActive = false

    init(_ tell: @escaping () -> Void) { self.tell = tell }

    func hear() {
      guard isActive else { return }
      isActive = false
      tell()
    }
  }

  private let registrar = ObservationRegistrar()
  private let listener: Listener
  /// What it reads of itself: a key path without a value.
  private var end: Void { () }

  init(_ tell: @escaping () -> Void) { listener = Listener(tell) }

  deinit { cancel() }

  /// Does something, and notes what it reads in place of what it read the last time.
  func run(_ body: () -> Void) {
    cancel()
    listener.isActive = true
    withObservationTracking {
      registrar.access(self, keyPath: \.end)
      body()
    } onChange: { [listener] in
      listener.hear()
    }
  }

  /// Tells nothing until it is run again.
  func cancel() {
    guard listener.isActive else { return }
    listener.isActive = false
    registrar.willSet(self, keyPath: \.end)
  }
}
