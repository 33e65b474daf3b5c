/// A screen that the framework keeps up to date: whatever its views read of observable data while they draw, and the
/// screen itself while it updates, is tracked; when some of it has been written, the view is drawn and the screen
/// updated once more. Nobody subscribes, and nobody says `setNeedsDisplay()` for what the data hold.
///
///     final class CounterScreen: TrackedScreen {
///       let counter: Counter  // a class that is `@Observable`
///       var label: CounterLabel  // which keeps the counter too, and reads it in `draw(in:)`
///       var resetButton: Button
///
///       func update() { resetButton.isEnabled = counter.value > 0 }
///     }
///
/// Being told comes before the write, so both wait for the end of the event: first the update, which may add, remove
/// and set views, then the drawing. What an update reads and writes itself does not have it run again, and what is
/// written while views are drawn is drawn with the next write at the earliest: drawing only reads.
public protocol TrackedScreen: Screen {
  /// Adds, removes, enables and sets views, as what it reads asks for. Called before the first drawing, and again
  /// whenever some of that was written.
  func update()
}

extension TrackedScreen {
  /// Nothing, for a screen whose views stay and read for themselves what they show.
  public func update() {}

  /// Has the screen updated before the next drawing: for view state that its update reads, which nobody tracks.
  public func setNeedsUpdate() { window.views.startTracking().setNeedsUpdate() }

  /// Updates the screen when something that its last update read was written since, and the first time.
  public func updateIfNeeded() { window.views.startTracking().updateIfNeeded { update() } }
}
