/// What a model was found to do by itself, without any screen.
package struct ModelOutcome: Codable, Equatable, Sendable {
  /// The name of its type.
  package let model: String
  /// Examples that could be played without a screen.
  package var played = 0
  /// The sentence of each example that fails, with its number; a sentence can have several examples.
  package var broken: [String] = []
  /// What the first of them found instead.
  package var firstBroken = ""
  /// States in which every step was sent to the model and to the reference.
  package var states = 0
  package var difference: String?
  /// What the model announced that is not part of its data, such as a text or a closure to draw with.
  package var foreignAnnouncement: String?

  package init(model: String) { self.model = model }

  package var holds: Bool { broken.isEmpty && difference == nil && foreignAnnouncement == nil }
}
