/// A part of a screen: a small value with a frame that draws itself when it was invalidated.
///
/// The window keeps no copy of a view: it belongs to the screen that stores it. After a change somebody says
/// `setNeedsDisplay()` on it; without that the old cells stay on the screen. The controls of this module say so by
/// themselves when what they show is set to a different value; a view of one's own says it in a property's `didSet`, or
/// leaves it to whoever sets the property:
///
///     struct RemainingLabel: View {
///       var handle = ViewHandle()
///       let frame: Rect
///       var remaining = 0 { didSet { setNeedsDisplay() } }
///
///       func draw(in canvas: Canvas) { canvas.line("Squares to clear: \(remaining)") }
///     }
///
/// On a `TrackedScreen` nobody has to say so for observable data that a view reads while it draws.
public protocol View {
  /// Set by `Window.add` and `Window.remove`.
  var handle: ViewHandle { get set }
  /// In the window's cells. Views do not overlap.
  var frame: Rect { get }
  /// Draws every cell of the frame.
  func draw(in canvas: Canvas)
  /// Called as the view is added, with what the window's owner offers to all of its views, and as it is removed, with
  /// `nil`. Views that want to be told conform to `ContextView`.
  mutating func didMove(to context: AnyObject?)
}

extension View {
  /// The number of the view in its window; `.none` before it is added.
  public var id: ViewID { handle.id }

  /// Nothing, for a view that draws itself from what it stores.
  public mutating func didMove(to context: AnyObject?) {}

  /// Whether the view is in a window.
  public var isInWindow: Bool { handle.isInWindow }

  /// Has the view drawn at the next redraw, and takes over where it is; nothing while it is in no window.
  public func setNeedsDisplay() { handle.views?.invalidate(id, generation: handle.generation, frame: frame) }
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

  /// Has the control drawn at the next redraw, and takes over where it is and whether it is enabled; nothing while it
  /// is in no window.
  public func setNeedsDisplay() {
    handle.views?.invalidate(id, generation: handle.generation, frame: frame, isEnabled: isEnabled)
  }
}

/// The number of a view in its window.
public struct ViewID: Hashable, Sendable {
  /// From zero on; those of removed views are given anew, the lowest first.
  public let index: Int

  /// The view with that number.
  public init(index: Int) { self.index = index }

  /// What a view has before it is added.
  public static let none = ViewID(index: -1)
}

/// Several views that are added and displayed together: a composite without a frame and a name of its own. It requires
/// nothing: the rule meter, and what records a screen's flow, tell by it that a type is a view.
public protocol CompositeView {}
