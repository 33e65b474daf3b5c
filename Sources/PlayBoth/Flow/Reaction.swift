/// What one variant did.
package struct Reaction: Encodable {
  /// The number of the resulting frame, if frames are kept.
  package var frame = 0
  /// A number for the list of redrawn views, the same for equal lists, if frames are kept.
  package var redrawing = 0
  /// Recorded: what the window asked the screen for.
  package let asked: [NameGroup]
  /// Read from the source: requests, and what breaks a rule. What was recorded tells which of them ran.
  package let source: [SourcePath.Step]
  /// Recorded: what changed in the models; without a model, what changed in the views.
  package let state: [NameGroup]
  /// Recorded: what the models announced.
  package let announced: [NameGroup]
  /// Recorded: each call that had a view drawn again.
  package let refreshed: [NameGroup]
  /// Recorded: declared view state, and what controls hold themselves.
  package let viewState: [NameGroup]
  /// Recorded: by the renderer.
  package let redrawn: [NameGroup]
}
