import SeparatedModel

/// Makes a view a dependent of a note. A view is a struct, which nothing can hold weakly, so it keeps this object: the
/// note holds it weakly, and when the view goes, it goes.
final class NoteSubscription: NoteDependent {
  /// What of the screen depends on the note.
  enum Part {
    case row(Int)
    case editor
    case count
  }

  private let part: Part
  private weak var note: Note?
  private weak var screen: NotesScreen?

  init(_ part: Part, of screen: NotesScreen, to note: Note) {
    self.part = part
    self.note = note
    self.screen = screen
    note.addDependent(self)
  }

  /// Ends it at once, for a view that stays; once ended, it does nothing.
  func cancel() { note?.removeDependent(self) }

  func didAdd(to note: Note) { screen?.show(note.text, in: part) }

  func textDidChange(of note: Note) { screen?.show(note.text, in: part) }

  func willRemove(from note: Note) {
    self.note = nil
    screen?.show("", in: part)
  }
}
