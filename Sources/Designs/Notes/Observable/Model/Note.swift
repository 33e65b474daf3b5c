import Observation

/// A note. Its text changes as a whole.
@Observable
package final class Note {
  package private(set) var text: String

  init(text: String) { self.text = text }

  /// Replaces the note's text, and announces even one that Swift takes for equal: equivalent texts may look different.
  package func replaceText(with text: String) {
    withMutation(keyPath: \.text) { _text = text }
  }
}
