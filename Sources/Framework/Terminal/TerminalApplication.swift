import Renderer

/// A program with a screen, as the terminal sees it. `TerminalLoop` tells it what a person did and shows its surface.
package protocol TerminalApplication: AnyObject {
  /// What is shown: up to date after `redraw()`. It may become another one, of another size.
  var surface: Surface { get }

  /// Whether a text field is focused, so that `q` and `?` are text and not keys that quit and help.
  var acceptsText: Bool { get }

  /// The lines of its help. The keys that the loop itself understands are added: Ctrl-L, Ctrl-Z, Ctrl-C and `q`.
  var help: [String] { get }

  /// What the last line of the terminal says where there is room below the surface.
  var footer: String { get }

  /// The terminal has this size: called before anything is shown, and whenever the size changes.
  func terminalDidResize(to size: Size) throws

  func handle(_ key: Key) throws

  func click(_ point: Point) throws

  /// Time passes: called about once a second.
  func tick() throws

  /// Brings the surface up to date: called after one of the calls above, or after several.
  func redraw() throws

  /// Keeps what has changed: called when nothing more has been typed, at the latest 100 ms after something was, and
  /// before the end.
  func save() throws
}

extension TerminalApplication {
  /// Nothing, for a program whose surface says all.
  package var footer: String { "" }
  /// Nothing, for a program that shows the same in every size.
  package func terminalDidResize(to size: Size) {}
  /// Nothing, for a program that draws as it is told.
  package func redraw() {}
  /// Nothing, for a program that keeps nothing.
  package func save() {}
}
