import Observation

/// What was read while something was done: tells once, before any of it is written.
///
/// `Observation` has no call that ends a tracking, and one that is never told stays with the data for ever. So each
/// tracking reads itself, too: being told once ends it as a whole, and to say that itself will be written is to tell it.
///
/// It is told where the data are written, which is where its screen is used: it takes no lock.
final class Tracking: Observable {
  /// What the data keep of a tracking.
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
