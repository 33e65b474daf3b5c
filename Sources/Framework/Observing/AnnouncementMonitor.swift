import Synchronization

/// Sees every change that models announce, whoever observes them, and can keep the changes from being heard: for those
/// who count notifications, and for the experiment that asks what the views do without them.
///
///     let monitor = AnnouncementMonitor()
///     let screen = AnnouncementMonitor.$current.withValue(monitor) { MinesScreen(settings: settings, seed: 1) }
public final class AnnouncementMonitor: Sendable {
  /// Watches over the models that are made while it is set.
  @TaskLocal public static var current: AnnouncementMonitor?

  private struct State {
    var isMuted = false
    var announcements: [String] = []
  }

  private let state = Mutex(State())
  private let beforeEach: (@Sendable () -> Void)?

  /// Hears everything, and has heard nothing yet.
  /// - Parameter beforeEach: Called before each change is announced: for those who look at the model then.
  public init(beforeEach: (@Sendable () -> Void)? = nil) { self.beforeEach = beforeEach }

  /// Whether changes go by unheard.
  public var isMuted: Bool {
    get { state.withLock { $0.isMuted } }
    set { state.withLock { $0.isMuted = newValue } }
  }

  /// The changes announced since the last time this was called, in words.
  public func takeAnnouncements() -> [String] {
    state.withLock { state in
      defer { state.announcements = [] }
      return state.announcements
    }
  }

  /// Takes note of a change that a model is about to announce.
  /// - Returns: Whether it is to be heard.
  public func hears(_ change: some Any) -> Bool {
    beforeEach?()
    let words = String(describing: change)
    return state.withLock { state in
      state.announcements.append(words)
      return !state.isMuted
    }
  }
}
