import Equivalence
import Lessons
import Observing
import Renderer

/// Both variants side by side on one surface, with one input and a block that tells how they compare.
final class SideBySide<
  First: RestorableScreen, Second: RestorableScreen<First.Control, First.Settings, First.SavedState>
> {
  private static var gap: Int { 3 }
  private static var statusHeight: Int { 3 }

  let surface: Surface
  private let lockstep: Lockstep<First, Second>
  private let monitor = AnnouncementMonitor()
  private let names: (first: String, second: String)
  /// Shown in the status block: the keys to know, and what the rule meter counts.
  private let hint: String
  private let scoreboard: String
  private var divergence: Divergence?
  private var effect = Effect(event: "start")
  /// The last key that was typed since the two were compared.
  private var typed: Event<First.Control>?

  /// What an event led to.
  private struct Effect {
    var event: String
    var redrawnByFirst = 0
    var redrawnBySecond = 0
    var notifications = 0

    var isNone: Bool { redrawnByFirst == 0 && redrawnBySecond == 0 && notifications == 0 }
  }

  init(
    settings: First.Settings, seed: UInt64, names: (first: String, second: String) = ("worst", "separated"),
    comparing comparison: Comparison = .everything, hint: String = "", scoreboard: String
  ) {
    self.names = names
    self.hint = hint
    self.scoreboard = scoreboard
    lockstep = AnnouncementMonitor.$current.withValue(monitor) {
      Lockstep(
        First(settings: settings, seed: seed), Second(settings: settings, seed: seed), comparing: comparison,
        keepsEvents: false, names: names)
    }
    let (first, second) = (lockstep.first.window.size, lockstep.second.window.size)
    surface = Surface(
      size: Size(
        width: first.width + Self.gap + second.width,
        height: 1 + max(first.height, second.height, 20) + Self.statusHeight))
    _ = monitor.takeAnnouncements()
    check("start") { () throws(Divergence) in try lockstep.compare() }
  }

  var window: Window<First.Control> { lockstep.first.window }

  /// Whether the two have been the same after every event so far.
  var isEqual: Bool { divergence == nil }

  /// Sends an event to both, compares them and draws them.
  func send(_ event: Event<First.Control>) {
    redraw()
    check(event.description, isTick: event == .tick) { () throws(Divergence) in try lockstep.send(event) }
  }

  /// Sends a key to both. They are compared and drawn by `redraw()`, however much was typed meanwhile.
  func handle(_ key: Key) {
    typed = .key(key)
    lockstep.handle(.key(key))
  }

  /// Compares and draws what was typed.
  func redraw() {
    guard let event = typed else { return }
    typed = nil
    check(event.description) { () throws(Divergence) in try lockstep.compare() }
  }

  /// A click on either screen goes to both.
  func click(_ point: Point) {
    let second = Point(x: point.x - window.size.width - Self.gap, y: point.y - 1)
    let first = Point(x: point.x, y: point.y - 1)
    for place in [first, second] where Rect(window.size).contains(place) { send(.click(place)) }
  }

  private func check(_ event: String, isTick: Bool = false, _ body: () throws(Divergence) -> Void) {
    do { try body() } catch { divergence = divergence ?? error }
    let (first, second) = (lockstep.first.window.redrawn, lockstep.second.window.redrawn)
    let now = Effect(
      event: event, redrawnByFirst: first.count, redrawnBySecond: second.count,
      notifications: monitor.takeAnnouncements().count)
    // Time passes by itself in a terminal: what a person did stays in sight until it brings something.
    if !isTick || !now.isNone { effect = now }
    draw()
  }
}

// MARK: - Drawing

extension SideBySide {
  private func draw() {
    let right = window.size.width + Self.gap
    write(names.first, x: 0, y: 0, style: .bold)
    write(names.second, x: right, y: 0, style: .bold)
    copy(lockstep.first.window.surface, to: Point(x: 0, y: 1))
    copy(lockstep.second.window.surface, to: Point(x: right, y: 1))
    for (row, line) in status.enumerated() {
      write(line, x: 0, y: surface.size.height - Self.statusHeight + row)
    }
  }

  private func copy(_ part: Surface, to origin: Point) {
    surface.copyDamage(of: part, to: origin)
    part.clearDamage()
  }

  private func write(_ text: String, x: Int, y: Int, style: Style = .plain) {
    let frame = Rect(x: x, y: y, width: surface.size.width - x)
    Canvas(on: surface, frame: frame).line(text, style: style)
  }

  private var status: [String] {
    [
      (divergence.map { "✗ different: \($0)" } ?? "✓ equal in every cell") + " · \(effect.event)\(hint)",
      "views redrawn: \(names.first) \(effect.redrawnByFirst), \(names.second) \(effect.redrawnBySecond) "
        + "· notifications: \(effect.notifications)",
      scoreboard,
    ]
  }
}
