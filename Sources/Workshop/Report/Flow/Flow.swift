import PlayBoth

/// The way of a lesson's data through each of its variants, event by event of the lesson's script.
struct Flow: Encodable {
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
    /// Whether a view that reads data as it is drawn is drawn again when they are written, without being told.
    let isTracked: Bool
    /// One for each step.
    let reactions: [Reaction]
  }
}

extension Flow.Variant {
  /// Whether a place in its source that can run breaks a rule.
  var breaksRules: Bool { reactions.contains { $0.source.contains { $0.rule != nil } } }
}
