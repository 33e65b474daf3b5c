import Observing

/// What depends on a note. It is told what happens; what to make of it is its own business.
package protocol NoteDependent: AnyObject {
  /// It depends on the note from now on, and may take over what the note says.
  func didAdd(to note: Note)
  /// The note says something else.
  func textDidChange(of note: Note)
  /// It is about to be removed.
  func willRemove(from note: Note)
}

/// A note. Its text changes as a whole, and the note tells its dependents, whoever and however many they are, when the
/// outermost request is finished: see `Transaction`.
///
/// They are held weakly: one that goes away need not be removed.
/// Source: Krasner and Pope, "A description of the model-view-controller user interface paradigm" (1988).
package final class Note {
  private struct Dependency {
    weak var dependent: (any NoteDependent)?
  }

  package private(set) var text: String { didSet { transaction.add { self.tellDependents() } } }
  private var dependencies: [Dependency] = []
  private let transaction: Transaction
  private let monitor = AnnouncementMonitor.current

  /// - Parameter transaction: Shared by the notes of a notebook.
  init(text: String, _ transaction: Transaction) {
    self.text = text
    self.transaction = transaction
  }

  /// Replaces the note's text.
  package func replaceText(with text: String) { self.text = text }

  // MARK: Dependents

  /// Those that are still there, in the order in which they were added.
  package var dependents: [any NoteDependent] { dependencies.compactMap(\.dependent) }

  package func addDependent(_ dependent: any NoteDependent) {
    dependencies.removeAll { $0.dependent == nil }
    dependencies.append(Dependency(dependent: dependent))
    dependent.didAdd(to: self)
  }

  package func removeDependent(_ dependent: any NoteDependent) {
    dependent.willRemove(from: self)
    dependencies.removeAll { $0.dependent === dependent }
  }

  private func tellDependents() {
    if monitor?.hears(text) == false { return }
    for dependent in dependents { dependent.textDidChange(of: self) }
  }
}
