import Renderer
import SeparatedModel

/// Depends on a note for a view, which is a struct and cannot do so itself. The view shows the value.
final class NoteSubscription: ViewSubscription<String>, NoteDependent {
  func didAdd(to note: Note) { value = note.text }

  func textDidChange(of note: Note) { value = note.text }

  func willRemove(from note: Note) { value = "" }
}
