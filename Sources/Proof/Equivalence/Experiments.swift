import Observing
import Renderer

/// Three experiments that show by running what the three rules say: how many cells of a screen are wrong, over a script.
///
/// - Throw the views away: a new screen is built from what the model alone holds, with the old screen's view state.
/// - Change the data behind the views: a second screen is open on the same data, every event goes to the first only.
/// - Mute the notifications: with nothing announced, an event should change nothing but view state.
///
/// A screen without a model has nothing to keep, to share or to mute; what then differs is counted.
public struct Experiments: Codable, Equatable, Sendable {
  /// Cells, summed over all events.
  public private(set) var thrownAway = 0
  /// Cells, summed over all events.
  public private(set) var changedBehind = 0
  /// Cells, summed over all events.
  public private(set) var muted = 0
  /// Events sent.
  public private(set) var events = 0

  /// What three experiments found.
  public init(thrownAway: Int, changedBehind: Int, muted: Int, events: Int) {
    self.thrownAway = thrownAway
    self.changedBehind = changedBehind
    self.muted = muted
    self.events = events
  }

  /// Whether no cell was wrong in any of the three.
  public var isZero: Bool { (thrownAway, changedBehind, muted) == (0, 0, 0) }

  /// Makes all three experiments with a script.
  public init<S: ShareableScreen>(
    _ screen: S.Type, settings: S.Settings, seed: UInt64, events: [Event<S.Control>]
  ) {
    let first = S(settings: settings, seed: seed)
    first.redraw()
    let second = S(beside: first)
    second.redraw()
    for event in events {
      muted += Experiments.cellsChangedWhileMuted(first, by: event)
      first.handle(event)
      first.redraw()
      thrownAway += S(beside: first).cellsThatDiffer(from: first)
      changedBehind += second.cellsThatDiffer(from: first)
      self.events += 1
    }
  }

  /// Sends an event, with nothing announced, to a screen in the same state, and compares it with one drawn from the
  /// state before and the view state after.
  private static func cellsChangedWhileMuted<S: ShareableScreen>(_ screen: S, by event: Event<S.Control>) -> Int {
    let monitor = AnnouncementMonitor()
    let deaf = AnnouncementMonitor.$current.withValue(monitor) { S(state: screen.savedState) }
    let drawn = S(state: screen.savedState)
    for copy in [deaf, drawn] {
      copy.redraw()
      copy.window.takeFocus(from: screen.window)
      copy.viewState = screen.viewState
      copy.redraw()
    }
    monitor.isMuted = true
    deaf.handle(event)
    deaf.redraw()
    return drawn.cellsThatDiffer(from: deaf)
  }
}

extension ShareableScreen {
  /// Takes over the view state and the focus of another screen and counts the cells that still differ.
  fileprivate func cellsThatDiffer(from other: Self) -> Int {
    viewState = other.viewState
    redraw()
    window.takeFocus(from: other.window)
    redraw()
    return zip(window.surface.cells, other.window.surface.cells).count { $0 != $1 }
  }
}
