/// What a window shows: the owner of the views. It holds no input code: `handle(_:)` turns events into calls of what
/// is required here.
public protocol Screen<Control>: DrivenScreen {
  /// The windows that it has beside that one.
  var otherWindows: [Window<Control>] { get }

  /// The window that events go to.
  var activeWindow: Window<Control> { get }

  /// Hands each of its views to `Window.display`.
  func display()

  /// Does what an enabled control is for.
  func activate(_ control: Control)

  /// Edits the text of a field.
  func edit(_ field: Control, _ edit: TextEdit)

  /// Time passes: whatever was pending arrives.
  func tick()

  /// Scrolls what holds the focused control, if there is more of it in that direction, and returns the control that
  /// then takes the focus.
  func scroll(_ direction: Direction, from control: Control) -> Control?
}

extension Screen {
  /// None, for a screen of one window.
  public var otherWindows: [Window<Control>] { [] }
  /// The only one, for a screen of one window.
  public var activeWindow: Window<Control> { window }
  /// Nothing, for a screen without text fields.
  public func edit(_ field: Control, _ edit: TextEdit) {}
  /// Nothing, for a screen in which nothing is ever pending.
  public func tick() {}
  /// Nothing, for a screen that shows all it has.
  public func scroll(_ direction: Direction, from control: Control) -> Control? { nil }

  /// Nothing, for a screen that is not tracked.
  public func updateIfNeeded() {}

  /// Whether the views with the same numbers are the same controls and labels, in the same places.
  public func hasSameLayout(as window: Window<Control>) -> Bool { self.window.hasSameLayout(as: window) }

  /// Whether both have the same controls, in the same places, enabled alike, and the same of them has the focus.
  public func hasSameControls(as window: Window<Control>) -> Bool { self.window.hasSameControls(as: window) }

  /// Draws the views that were invalidated since the last time.
  public func redraw() {
    updateIfNeeded()
    let views = window.views
    views.settleFocus()
    guard views.beginRedraw() else { return }
    display()
    views.endRedraw()
  }
}
