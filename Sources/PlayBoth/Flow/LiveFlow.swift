import Renderer

/// The way of each event through two variants of a lesson, read as the event is played.
final class LiveFlow<First: Screen, Second: Screen> {
  private let first: ReactionReader<First>
  private let second: ReactionReader<Second>

  /// What was played before does not count.
  init(_ first: RecordingScreen<First>, _ second: RecordingScreen<Second>, _ sources: FlowSources) {
    self.first = ReactionReader(first, sources.first)
    self.second = ReactionReader(second, sources.second)
  }

  /// What happened since the last time this was called.
  /// - Parameter announced: By the models of each, in words.
  func next(announced: (first: [String], second: [String])) -> (first: Reaction, second: Reaction) {
    (first.next(announced: announced.first), second.next(announced: announced.second))
  }
}
