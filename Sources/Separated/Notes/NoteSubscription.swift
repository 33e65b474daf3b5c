import Renderer
import SeparatedModel

/// Makes what a view shows of a note a dependent of it.
final class NoteSubscription: ViewSubscription<String>, NoteDependent {
  func didAdd(to note: Note) { value = note.text }

  func textDidChange(of note: Note) { value = note.text }

  func willRemove(from note: Note) { value = "" }
}
