import Equivalence
import LessonScreens
import Lessons
import Renderer

/// Both variants side by side on one surface, with one input and a block that tells how they compare.
package final class SideBySide<First: Screen & Restorable, Second: CounterpartScreen<First>> {
  private static var gap: Int { 3 }
  private static var statusHeight: Int { 3 }

  let pairing: Pairing
  private(set) lazy var surface = Surface(size: size)
  private let lockstep: Lockstep<RecordingScreen<First>, RecordingScreen<Second>>
  /// Whether a person plays: then the keys are shown, and what the rule meter counts only when it is asked for.
  private let isPlayed: Bool
  private var showsCounts: Bool
  private var divergence: Divergence?
  /// What the last event did.
  private var effect: (event: String, redrawn: (first: Int, second: Int), notifications: Int) = ("start", (0, 0), 0)
  /// What was done last, and what is being done.
  private var last: LastAction<First, Second>?
  private var current: LastAction<First, Second>?
  /// The last key that was typed since the two were compared.
  private var typed: Event<First.Control>?
  /// Reads the path of each event, while it is shown.
  private var flow: (first: ReactionReader<First>, second: ReactionReader<Second>)?
  /// Whether the flow has its room already, while the sources are still being read.
  private(set) var awaitsFlow = false
  private var reactions: (first: Reaction, second: Reaction)?
  private var terminalSize = Size(width: 80, height: 24)

  package init(_ pairing: Pairing, settings: First.Settings, seed: UInt64, isPlayed: Bool = false) {
    self.pairing = pairing
    self.isPlayed = isPlayed
    showsCounts = !isPlayed
    lockstep = Lockstep(
      settings: settings, seed: seed, comparing: pairing.comparison, keepsEvents: false, names: pairing.names)
    _ = takeRecordings()
    check("start") { () throws(Divergence) in try lockstep.compare() }
  }

  private var names: (first: String, second: String) { pairing.names }

  package var window: Window<First.Control> { lockstep.first.window }

  /// Whether the two have been the same after every event so far.
  var isEqual: Bool { divergence == nil }

  /// Sends an event to both, compares them and draws them.
  package func send(_ event: Event<First.Control>) {
    redraw()
    note(event)
    check(event.description, isTick: event == .tick) { () throws(Divergence) in try lockstep.send(event) }
  }

  /// Sends a key to both. They are compared and drawn by `redraw()`, however much was typed meanwhile.
  func handle(_ key: Key) {
    typed = .key(key)
    note(.key(key))
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
    let second = Point(x: point.x - right, y: point.y - 1)
    let first = Point(x: point.x, y: point.y - 1)
    for place in [first, second] where Rect(window.size).contains(place) { send(.click(place)) }
  }

  /// Records an event, beginning with the state in which the two were last compared.
  private func note(_ event: Event<First.Control>) {
    if current == nil { current = LastAction(state: lockstep.savedState, focus: window.focusedControl) }
    current?.events.append(event)
  }

  private func check(_ event: String, isTick: Bool = false, _ body: () throws(Divergence) -> Void) {
    do { try body() } catch { divergence = divergence ?? error }
    let (first, second) = (lockstep.first.window.redrawn.count, lockstep.second.window.redrawn.count)
    let recordings = takeRecordings()
    let notifications = recordings.first.announced.count + recordings.second.announced.count
    let reactions = flow.map { (first: $0.first.next(recordings.first), second: $0.second.next(recordings.second)) }
    // Time passes by itself in a terminal: what a person did stays in sight until a tick changes something.
    if !isTick || (first, second, notifications) != (0, 0, 0) {
      effect = (event, (first, second), notifications)
      self.reactions = reactions
      last = current
    }
    current = nil
    draw()
  }

  // MARK: The flow

  /// Whether the path of each event is shown below the screens.
  var showsFlow: Bool { flow != nil || awaitsFlow }

  /// Makes room for the path of each event, until it can be shown.
  func awaitFlow() {
    awaitsFlow = true
    layOut()
  }

  /// Shows the path of the last event, and of each from now on.
  func showFlow(_ sources: FlowSources) {
    awaitsFlow = false
    reactions = isEqual ? last?.reactions(sources) : nil
    flow = (ReactionReader(lockstep.first, sources.first), ReactionReader(lockstep.second, sources.second))
    layOut()
  }

  func hideFlow() {
    awaitsFlow = false
    flow = nil
    layOut()
  }

  func switchCounts() {
    showsCounts.toggle()
    draw()
  }

  /// The flow takes all the room of the terminal.
  func terminalDidResize(to size: Size) {
    terminalSize = size
    if showsFlow { layOut() }
  }

  private func takeRecordings() -> (first: Recording, second: Recording) {
    (lockstep.first.take(), lockstep.second.take())
  }

  // MARK: Drawing

  /// How large it is: with the flow as large as the terminal, and never smaller than both screens need.
  private var size: Size {
    let (first, second) = (lockstep.first.window.size, lockstep.second.window.size)
    let width = first.width + Self.gap + second.width
    let height = 1 + max(first.height, second.height, 20) + Self.statusHeight
    if !showsFlow { return Size(width: width, height: height) }
    return Size(width: max(width, terminalSize.width), height: max(height, terminalSize.height))
  }

  private func layOut() {
    surface = Surface(size: size)
    lockstep.first.window.surface.damageAll()
    lockstep.second.window.surface.damageAll()
    draw()
  }

  /// The column at which the second screen begins: in the middle if there is more room than needed.
  private var right: Int { max(window.size.width + Self.gap, showsFlow ? (surface.size.width + Self.gap) / 2 : 0) }

  private func draw() {
    write(names.first, x: 0, y: 0, style: .bold)
    write(names.second, x: right, y: 0, style: .bold)
    copy(lockstep.first.window.surface, to: Point(x: 0, y: 1))
    copy(lockstep.second.window.surface, to: Point(x: right, y: 1))
    if showsFlow { return drawFlow() }
    for (row, line) in status.enumerated() { write(line, x: 0, y: surface.size.height - Self.statusHeight + row) }
  }

  /// Between the screens and the last line, which tells whether they are equal, or the last two, with what is counted.
  private func drawFlow() {
    let top = 1 + max(lockstep.first.window.size.height, lockstep.second.window.size.height)
    let last = surface.size.height - (showsCounts ? 2 : 1)
    let placeholder = awaitsFlow ? "reading the sources …" : "the path of the next event"
    for (x, width, reaction) in [
      (0, right - Self.gap, reactions?.first), (right, surface.size.width - right, reactions?.second),
    ] {
      let lines = reaction.map { FlowLines($0).lines(rows: last - top) } ?? [placeholder]
      for row in top..<last {
        let text = row - top < lines.count ? lines[row - top] : ""
        Canvas(on: surface, frame: Rect(x: x, y: row, width: width)).line(text, style: .dim)
      }
    }
    write(status[0], x: 0, y: last)
    if showsCounts { write(counts, x: 0, y: last + 1) }
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
      (divergence.map { "✗ different: \($0)" } ?? "✓ equal in every cell") + " · \(effect.event)"
        + (isPlayed ? " · ? help · q quit" : ""),
      "views redrawn: \(names.first) \(effect.redrawn.first), \(names.second) \(effect.redrawn.second) "
        + "· notifications: \(effect.notifications)",
      counts,
    ]
  }

  private var counts: String {
    guard let measure = pairing.measure else { return "" }
    if showsCounts { return measure.counts }
    return PlayKey.allCases.map { "\($0.rawValue) \($0.purpose)" }.joined(separator: " · ")
  }
}
