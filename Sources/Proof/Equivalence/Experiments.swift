import Lessons
import Observing
import Renderer

/// Three experiments that show by running what the three rules say: how many cells of a screen are wrong, over a script.
///
/// - E1, throw the views away: a new screen is built from what the model alone holds, with the old screen's view state.
/// - E2, change the data behind the views: a second screen is opened on the same data when half of the script is played;
///   from then on every event goes to the first only.
/// - E3, mute the notifications: with nothing announced, an event should change nothing but view state.
///
/// A screen without a model has nothing to keep, to share or to mute; what then differs is counted. Its second screen
/// opens with a copy of what the first one shows, which is the best that it can do, and is on its own from there.
public struct Experiments: Codable, Equatable, Sendable {
  /// Cells wrong in E1, summed over all events.
  public private(set) var thrownAway = 0
  /// Cells wrong in E2, summed over all events.
  public private(set) var changedBehind = 0
  /// Cells wrong in E3, summed over all events.
  public private(set) var muted = 0
  /// Events sent.
  public private(set) var events = 0

  /// Cells wrong in each of the three.
  public var cells: [Int] { [thrownAway, changedBehind, muted] }
  /// Whether no cell was wrong in any of the three.
  public var isZero: Bool { cells == [0, 0, 0] }
}

extension Experiments {
  /// Makes all three experiments with a script.
  public init<S: Screen & Shareable>(_ screen: S.Type, settings: S.Settings, seed: UInt64, events: [Event<S.Control>]) {
    func wrong(_ kind: ExperimentKind) -> Int {
      var experiment = Experiment<S>(kind, settings: settings, seed: seed, events: events)
      return experiment.looks().map(\.wrong.count).reduce(0, +)
    }
    self.init(
      thrownAway: wrong(.thrownAway), changedBehind: wrong(.changedBehind), muted: wrong(.muted), events: events.count)
  }
}

/// One of the three experiments.
public enum ExperimentKind: String, CaseIterable, Sendable {
  case thrownAway = "E1"
  case changedBehind = "E2"
  case muted = "E3"
}

/// One experiment with a script, an event at a time.
public struct Experiment<S: Screen & Shareable> {
  /// What is on the screen after an event, beside what should be.
  public struct Look: Sendable {
    /// As a script has it.
    public let event: String
    /// How large the screen is, in cells.
    public let size: Size
    /// What is on the screen, row by row.
    public let shown: [Cell]
    /// What should be on it.
    public let expected: [Cell]

    /// The indices of the cells that differ.
    public var wrong: [Int] { shown.indices.filter { shown[$0] != expected[$0] } }
  }

  private let kind: ExperimentKind
  private let events: [Event<S.Control>]
  private let first: S
  private var second: S?

  /// Nothing is sent yet.
  public init(_ kind: ExperimentKind, settings: S.Settings, seed: UInt64, events: [Event<S.Control>]) {
    self.kind = kind
    self.events = events
    first = S(settings: settings, seed: seed)
    first.redraw()
  }

  /// Plays the whole script. E2 has nothing to look at before its second screen is opened.
  public mutating func looks() -> [Look] {
    var looks: [Look] = []
    for (number, event) in events.enumerated() {
      if kind == .changedBehind, number == events.count / 2 { openSecond() }
      if let look = look(after: event) { looks.append(look) }
    }
    return looks
  }

  /// Opens the second screen: on the same data where these do not belong to the first screen, else with a copy.
  private mutating func openSecond() {
    let beside = S(beside: first)
    _ = beside.cells(withViewStateOf: first)
    second = beside.savedState == first.savedState ? beside : S(state: first.savedState)
  }

  private func look(after event: Event<S.Control>) -> Look? {
    if kind == .muted { return muted(event) }
    first.play(event)
    guard let other = kind == .thrownAway ? S(beside: first) : second else { return nil }
    let shown = other.cells(withViewStateOf: first)
    return Look(event: event.description, size: first.window.size, shown: shown, expected: first.window.surface.cells)
  }

  /// Sends an event, with nothing announced, to a screen in the same state: it should be one drawn from the state before
  /// and the view state after.
  private func muted(_ event: Event<S.Control>) -> Look {
    let monitor = AnnouncementMonitor()
    let deaf = AnnouncementMonitor.$current.withValue(monitor) { S(state: first.savedState) }
    let drawn = S(state: first.savedState)
    for copy in [deaf, drawn] {
      copy.redraw()
      copy.window.takeFocus(from: first.window)
      copy.viewState = first.viewState
      copy.redraw()
    }
    // Moving the focus has views drawn, which read their data then: it comes before, as part of the view state.
    if case .press(let control) = event { deaf.window.focus(control) }
    deaf.redraw()
    monitor.isMuted = true
    deaf.window.views.tracking?.isMuted = true
    deaf.play(event)
    let expected = drawn.cells(withViewStateOf: deaf)
    first.play(event)
    return Look(
      event: event.description, size: first.window.size, shown: deaf.window.surface.cells, expected: expected)
  }
}

extension Screen where Self: Shareable {
  /// Takes over the view state and the focus of another screen, and draws itself.
  package func cells(withViewStateOf other: Self) -> [Cell] {
    viewState = other.viewState
    redraw()
    window.takeFocus(from: other.window)
    redraw()
    return window.surface.cells
  }
}
