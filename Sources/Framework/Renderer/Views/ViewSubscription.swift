/// Lets a view depend on a model: the view is a struct, which nothing can hold weakly and no handler can change, so it
/// keeps this object, which the model tells in its place.
///
/// A subclass says how it is told, and sets `value` to what the view shows; that has the view redrawn. The view draws
/// this copy and never asks the model, so that it shows nothing that was not announced. When the view goes, so does its
/// subscription, which therefore must be held weakly.
///
///     final class NameSubscription: ViewSubscription<String>, PersonDependent {
///       func nameDidChange(of person: Person) { value = person.name }
///     }
///
///     struct NameLabel: View {
///       var handle = ViewHandle() { didSet { name.view = handle } }
///       let frame: Rect
///       let name = NameSubscription("")
///
///       func draw(in canvas: Canvas) { canvas.line(name.value) }
///     }
open class ViewSubscription<Value> {
  /// What was last told. Whatever it is set to, the view is redrawn.
  public final var value: Value { didSet { view.setNeedsDisplay() } }

  /// The handle of the view, which is to be handed on whenever the window sets it.
  public final var view: ViewHandle

  /// A subscription that nothing was told yet.
  /// - Parameter value: What the view shows until then.
  /// - Parameter view: The handle of a view that is in its window already.
  public init(_ value: Value, for view: ViewHandle = ViewHandle()) {
    self.value = value
    self.view = view
  }
}
