import Observation

/// A note. Its text changes as a whole.
@Observable
package final class Note {
  package private(set) var text: String

  init(text: String) { self.text = text }

  /// Has the note say something else. It tells so even of a text that Unicode takes for equal, as that may look different.
  package func replaceText(with text: String) {
    withMutation(keyPath: \.text) { _text = text }
  }
}
