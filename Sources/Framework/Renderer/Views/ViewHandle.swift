/// What a view holds of its window: which of the window's views it is, and how to have itself redrawn.
///
/// A window gives it to a view as the view is added and takes it back as the view is removed. Every copy of the view
/// has a copy of it; once the view is removed, all of them do nothing, even when another view got its number. A handle
/// keeps neither the window nor a screen alive.
public struct ViewHandle {
  /// The view's number in its window; `.none` before it is added.
  public let id: ViewID
  /// Where the window keeps its views. It refers to no view and no window, so that there is no retain cycle.
  let views: ViewTable?
  /// Tells the view apart from those that had its number before.
  let generation: Int

  /// The handle that a view has before it is added.
  public init() { self.init(id: .none, views: nil, generation: 0) }

  init(id: ViewID, views: ViewTable?, generation: Int) {
    self.id = id
    self.views = views
    self.generation = generation
  }

  /// Whether the view is in a window.
  public var isInWindow: Bool { views?.isCurrent(id, generation: generation) ?? false }

  /// Has the view drawn at the next redraw, where it is; nothing while it is in no window.
  ///
  /// For those who show something in a view that they cannot reach, such as a subscription that the view keeps.
  public func setNeedsDisplay() { views?.invalidate(id, generation: generation) }
}
