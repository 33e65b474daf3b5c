/// What one variant did.
package struct Reaction: Encodable {
  /// The number of the frame that came of it, where frames are kept.
  package var frame = 0
  /// The number of the views that were redrawn, the same where all of them are the same, where frames are kept.
  package var redrawing = 0
  /// Recorded: what the window asked the screen for.
  package let asked: [NameGroup]
  /// Read from the source: requests, and what breaks a rule. Those that ran are told by what was recorded.
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
