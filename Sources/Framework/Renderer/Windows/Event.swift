/// What can happen to a screen, from a script or from a terminal.
public enum Event<Control: Hashable & Sendable>: Hashable, Sendable {
  /// Focus that control and activate it.
  case press(Control)
  /// One character for the focused text field.
  case type(Character)
  case key(Key)
  /// A click of the mouse on a cell of the window.
  case click(Point)
  /// Time passes: whatever was pending arrives.
  case tick
  /// The events that follow go to this window, from one; nothing for a screen that has no such window.
  case window(Int)
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  case `return`, escape, backspace, delete, tab, backtab, up, down, left, right, home, end
  case character(Character)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// A direction in which the focus moves.
public enum Direction: Sendable {
  case up, down, left, right
}

/// One step of editing in a text field.
public enum TextEdit: Hashable, Sendable {
  case insert(Character)
  case deleteBackward, deleteForward
  case moveLeft, moveRight, moveToStart, moveToEnd
}
