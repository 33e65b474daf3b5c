/// What the views of a window read when they were last drawn, and its screen when it was last updated.
///
/// Told that something is about to be written, it only takes note: the value is still the old one.
public final class ScreenTracking {
  /// Whether writes go by unheard: for the experiment that asks what the views do then.
  public var isMuted = false

  private unowned let table: ViewTable
  private var needsUpdate = true
  private lazy var update = Tracking { [unowned self] in if !isMuted { needsUpdate = true } }
  /// By the number of their view.
  private var drawings: [Tracking] = []

  init(_ table: ViewTable) { self.table = table }

  func setNeedsUpdate() { needsUpdate = true }

  func updateIfNeeded(_ body: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update.run(body)
    needsUpdate = false  // what the update has set itself
  }

  func draw(_ id: ViewID, _ body: () -> Void) {
    while drawings.count <= id.index { drawings.append(drawing(ViewID(index: drawings.count))) }
    drawings[id.index].run(body)
  }

  private func drawing(_ id: ViewID) -> Tracking {
    Tracking { [unowned self] in if !isMuted { table.refresh(id) } }
  }

  /// Forgets what a removed view read.
  func remove(_ id: ViewID) {
    if id.index < drawings.count { drawings[id.index].cancel() }
  }
}
