/// What is done with a screen, whatever it shows. Each `Screen` has all of it, and writes none of it but its window.
///
/// As requirements these are specialised for each screen, so that code that works on any screen, such as the engine of
/// the proof, does not run generic versions.
public protocol DrivenScreen<Control>: AnyObject, SendableMetatype {
  /// The names of its controls.
  associatedtype Control: Hashable & Sendable & LosslessStringConvertible

  /// Its first window, for many the only one.
  var window: Window<Control> { get }

  /// Handles one event. Nothing is drawn until `redraw()`.
  func handle(_ event: Event<Control>)

  /// Focuses a control and activates it; a disabled one does nothing. The cursor of a field goes to the end.
  /// - Parameter id: The control's view.
  func press(_ control: Control, _ id: ViewID)

  /// Takes over what was written since the last time, undrawn; see `TrackedScreen`.
  func updateIfNeeded()

  /// Draws the views that were invalidated since the last time.
  func redraw()

  /// Whether the views with the same numbers are the same controls and labels, in the same places.
  func hasSameLayout(as window: Window<Control>) -> Bool

  /// Whether both have the same controls, in the same places, enabled alike, and the same of them has the focus.
  func hasSameControls(as window: Window<Control>) -> Bool
}
