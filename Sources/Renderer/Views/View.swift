/// A part of a screen: a small value with a frame that draws itself when it was invalidated.
///
/// A view does not know its window, and the window keeps no copy of it: it belongs to the screen that stores it. After
/// a change the screen says so with `Window.setNeedsDisplay(_:)`; without that the old cells stay on the screen.
package protocol View {
  /// Set by `Window.add`.
  var id: ViewID { get set }
  /// In the window's cells. Views do not overlap.
  var frame: Rect { get }
  /// Draws every cell of the frame.
  func draw(in canvas: Canvas)
  /// Called as the view is added, with what the window's owner offers to all of its views, and as it is removed, with
  /// nothing.
  mutating func didMove(to context: AnyObject?)
}

extension View {
  package mutating func didMove(to context: AnyObject?) {}
}

/// A view that can be focused and activated.
package protocol ControlView: View {
  var isEnabled: Bool { get }
  /// A key that activates it, shown beside it.
  var key: Character? { get }
}

extension ControlView {
  package var isEnabled: Bool { true }
  package var key: Character? { nil }
}

/// The number of a view in its window.
package struct ViewID: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  /// Of a view that has not been added yet.
  package static let none = ViewID(index: -1)
}

/// Several views that are added and displayed together: a composite without a frame and a name of its own.
package protocol CompositeView {}
