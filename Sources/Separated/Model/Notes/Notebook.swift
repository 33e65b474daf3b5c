import Lessons
import Observing

/// The notes, in the order of the list. The list never changes; the texts do, each in its note.
package final class Notebook {
  package let notes: [Note]
  private let transaction = Transaction()

  /// Starts with the notes that the lesson starts with.
  package convenience init() {
    self.init(savedState: Notes.texts)
  }

  /// Goes on with saved notes.
  /// - Parameter savedState: What each of them says.
  package init(savedState: [String]) {
    notes = savedState.map { [transaction] text in Note(text: text, transaction) }
  }

  // MARK: Saved state

  package var savedState: [String] { notes.map(\.text) }

  /// Takes over what each of the notes says.
  /// - Precondition: There are as many.
  package func restore(_ savedState: [String]) {
    precondition(savedState.count == notes.count, "Restored notes are as many (was \(savedState.count))")
    transaction.perform {
      for (note, text) in zip(notes, savedState) { note.replaceText(with: text) }
    }
  }
}
