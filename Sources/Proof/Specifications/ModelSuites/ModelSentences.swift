import Lessons

// How the numbered sentences are run on a model alone.

extension ModelDriver {
  /// Plays an example on the model alone, and compares what it expects of the saved state.
  /// - Returns: What was not as expected; nothing at all when the example needs a screen.
  package static func failures(of example: Example<L>) -> [String]? {
    guard let events = example.dataEvents, let state = savedState(after: events, from: example.start) else {
      return nil
    }
    return example.checks.compactMap { check in
      check.failure(in: state).map { "\(example.title)\n  expected \(check), \($0)" }
    }
  }

  /// Whether every example of a sentence can be played on the model alone, and holds there.
  package static func runs(_ sentence: Sentence<L>) -> Bool {
    sentence.examples.allSatisfy { failures(of: $0) == [] }
  }
}

extension Example {
  /// The script, read for a model alone; `nil` if it needs a screen.
  package var dataEvents: [DataEvent<L.Control>]? { DataEvent.events(of: script) }
}
