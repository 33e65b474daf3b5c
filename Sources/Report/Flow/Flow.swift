/// The way that the data of a lesson takes in each of its variants, event by event of the lesson's script.
package struct Flow: Encodable {
  /// The start, then one for each event.
  let steps: [Step]
  let variants: [Variant]
  let frames: FrameTable

  struct Step: Encodable {
    let event: String
    /// What the script says about the event and those that follow.
    let remark: String
    /// Whether frame and saved state are the same in all variants.
    let isEqual: Bool
  }

  struct Variant: Encodable {
    let name: String
    let hasModel: Bool
    /// Whether what reads the data as it is drawn is drawn again when they are written, without being told.
    let isTracked: Bool
    /// One for each step.
    let reactions: [Reaction]
  }

  /// What one variant did.
  package struct Reaction: Encodable {
    /// The number of the frame that came of it, where frames are kept.
    var frame = 0
    /// The number of the views that were redrawn, the same where all of them are the same, where frames are kept.
    var redrawing = 0
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
}

extension Flow.Variant {
  /// Whether a place in its source that can run breaks a rule.
  var breaksRules: Bool { reactions.contains { $0.source.contains { $0.rule != nil } } }
}
