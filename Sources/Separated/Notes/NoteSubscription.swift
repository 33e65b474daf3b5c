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

  init(_ part: Part) { self.part = part }

  /// Depends on a note from now on, and shows on a screen what the note tells.
  func subscribe(to note: Note, on screen: NotesScreen) {
    self.note = note
    self.screen = screen
    note.addDependent(self)
  }

  /// Depends on no note any more.
  func cancel() { note?.removeDependent(self) }

  func didAdd(to note: Note) { screen?.show(note.text, in: part) }

  func textDidChange(of note: Note) { screen?.show(note.text, in: part) }

  func willRemove(from note: Note) {
    self.note = nil
    screen?.show("", in: part)
  }
}
