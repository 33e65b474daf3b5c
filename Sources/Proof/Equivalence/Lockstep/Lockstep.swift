import LessonScreens
import Lessons
import Renderer

/// What is compared after every event.
public enum Comparison: Sendable {
  case everything
  /// All but which views were redrawn.
  case withoutRedraws
  /// The data alone, whatever the screens show of them.
  case savedStates
}

/// Two screens that get the same events and are compared after each of them: what is on the screen, the controls, the
/// saved state, and which views were redrawn.
///
/// The comparison knows no lesson. It stops at the first divergence; from there on the two have different histories.
public final class Lockstep<First: Screen & Restorable, Second: CounterpartScreen<First>> {
  /// The names of the controls.
  public typealias Control = First.Control
  /// What the screens save.
  public typealias SavedState = First.SavedState

  /// The one screen; another one after `reload()`.
  public private(set) var first: First
  /// The other screen; another one after `reload()`.
  public private(set) var second: Second
  /// What was sent since the start, where it is kept.
  public private(set) var events: [Event<Control>] = []
  /// How many events were sent since the start.
  private var step = 0
  /// The last of them, where they are not kept.
  private var lastEvent: Event<Control>?
  private let keepsEvents: Bool
  /// What both have saved, as long as nothing diverged.
  public private(set) var savedState: SavedState
  /// Whether what is saved was another state before the last comparison.
  public private(set) var hasMoved = false
  /// The views of the two windows.
  private var views: ViewTable
  private var otherViews: ViewTable
  private let comparison: Comparison
  private let names: (first: String, second: String)
  private var frames: SurfaceComparison
  /// The versions of the two layouts that were last found to be the same.
  private var sameLayouts: (first: Int, second: Int)?

  /// Draws both screens. Nothing is compared yet.
  /// - Parameters:
  ///   - keepsEvents: Whether `events` grows with each event; not where it may go on for ever.
  ///   - names: What the two are called in a divergence.
  public init(
    _ first: First, _ second: Second, comparing comparison: Comparison = .everything, keepsEvents: Bool = true,
    names: (first: String, second: String) = ("the first", "the second")
  ) {
    self.first = first
    self.second = second
    self.comparison = comparison
    self.keepsEvents = keepsEvents
    self.names = names
    savedState = first.savedState
    views = first.window.views
    otherViews = second.window.views
    frames = SurfaceComparison(views.surface, otherViews.surface)
    redraw()
  }

  /// Two new screens with the same settings and the same chance.
  public convenience init(
    settings: First.Settings, seed: UInt64, comparing comparison: Comparison = .everything, keepsEvents: Bool = true,
    names: (first: String, second: String) = ("the first", "the second")
  ) {
    self.init(
      First(settings: settings, seed: seed), Second(settings: settings, seed: seed), comparing: comparison,
      keepsEvents: keepsEvents, names: names)
  }

  /// Sends one event to both and compares them.
  public func send(_ event: Event<Control>) throws(Divergence) {
    handle(event)
    try compare()
  }

  /// Sends one event to both. They are compared by `compare()`, after this event or after several.
  public func handle(_ event: Event<Control>) {
    step += 1
    if keepsEvents { events.append(event) } else { lastEvent = event }
    first.handle(event)
    second.handle(event)
  }

  /// Goes on with two new screens made from what each of the two has saved.
  public func reload() throws(Divergence) {
    first = First(state: first.savedState)
    second = Second(state: second.savedState)
    views = first.window.views
    otherViews = second.window.views
    frames = SurfaceComparison(views.surface, otherViews.surface)
    sameLayouts = nil
    try compare()
  }

  /// Has both take over a saved state in place, and compares them.
  public func restore(_ state: SavedState) throws(Divergence) {
    first.restore(state)
    second.restore(state)
    try compare()
  }

  /// Draws both, and throws when they differ as they then stand.
  public func compare() throws(Divergence) {
    redraw()
    let state = first.savedState
    let other = second.savedState
    if state != other { throw divergence(.savedState(firstDifference(state, other))) }
    hasMoved = state != savedState
    if hasMoved { savedState = state }
    if comparison == .savedStates { return }
    if let difference = frameDifference ?? controlDifference { throw divergence(difference) }
    if comparison == .everything, let difference = redrawDifference { throw divergence(difference) }
    if let difference = first.differenceInOtherWindows(from: second, comparing: comparison) {
      throw divergence(difference)
    }
  }

  private func divergence(_ difference: Divergence.Difference) -> Divergence {
    Divergence(step: step, event: (events.last ?? lastEvent)?.description ?? "", difference: difference, names: names)
  }

  private func redraw() {
    first.redraw()
    second.redraw()
  }
}

extension Lockstep where Second: Shareable {
  /// Goes on with a new second screen, which takes over from the old one what is saved, the view state and the focus, and
  /// compares it with the first, which has its history.
  /// - Parameter other: A state that the new screen begins with, and leaves in place.
  public func renewSecond(from other: SavedState? = nil) throws(Divergence) {
    let used = second
    second = Second(state: other ?? used.savedState)
    if other != nil {
      second.redraw()
      second.restore(used.savedState)
    }
    _ = second.cells(withViewStateOf: used)
    otherViews = second.window.views
    frames = SurfaceComparison(views.surface, otherViews.surface)
    sameLayouts = nil
    try compare()
  }
}

// MARK: - Comparing

extension Lockstep {
  private var frameDifference: Divergence.Difference? {
    frames.firstDifference().map { .cells(of: views.surface, otherViews.surface, at: $0) }
  }

  private var controlDifference: Divergence.Difference? {
    if !layoutsAreSame, first.hasSameLayout(as: second.window) {
      sameLayouts = (views.layoutVersion, otherViews.layoutVersion)
    }
    if layoutsAreSame, views.hasSameFocus(as: otherViews) { return nil }
    return first.hasSameControls(as: second.window) ? nil : .controls(of: first.window, second.window)
  }

  /// Whether the layouts have not changed since they were found to be the same, so that numbers name the same views.
  private var layoutsAreSame: Bool {
    guard let sameLayouts else { return false }
    return sameLayouts == (views.layoutVersion, otherViews.layoutVersion)
  }

  private var redrawDifference: Divergence.Difference? {
    let (drawn, drawnByOther) = (views.redrawn, otherViews.redrawn)
    if drawn == drawnByOther, layoutsAreSame { return nil }
    return .redraws(of: views.names(of: drawn), otherViews.names(of: drawnByOther))
  }
}
