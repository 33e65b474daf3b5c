/// A part of a screen: a small value with a frame that draws itself when it was invalidated.
///
/// A view does not know its window, and the window keeps no copy of it: it belongs to the screen that stores it. After
/// a change the screen says so with `Window.setNeedsDisplay(_:)`; without that the old cells stay on the screen.
public protocol View {
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
  /// Nothing, for a view that draws itself from what it stores.
  public mutating func didMove(to context: AnyObject?) {}
}

/// A view that can be focused and activated.
public protocol ControlView: View {
  var isEnabled: Bool { get }
  /// A key that activates it, shown beside it.
  var key: Character? { get }
}

extension ControlView {
  /// Always enabled, unless the control says otherwise.
  public var isEnabled: Bool { true }
  /// No key, unless the control has one.
  public var key: Character? { nil }
}

/// The number of a view in its window.
public struct ViewID: Hashable, Sendable {
  /// From zero on; those of removed views are given anew, the lowest first.
  public let index: Int

  /// The view with that number.
  public init(index: Int) { self.index = index }

  /// Of a view that has not been added yet.
  public static let none = ViewID(index: -1)
}

/// Several views that are added and displayed together: a composite without a frame and a name of its own.
public protocol CompositeView {}
