import Renderer
import SeparatedModel

/// Makes a view a dependent of a note. A view is a struct, which nothing can hold weakly, so it keeps this object: the
/// note holds it weakly, and when the view goes, it goes.
final class NoteSubscription: NoteDependent {
  /// Has the view redrawn.
  var view = ViewHandle()
  /// What the note last told; the view draws nothing else.
  private(set) var text = ""

  /// The note that the view shows.
  var note: Note? {
    willSet { note?.removeDependent(self) }
    didSet { note?.addDependent(self) }
  }

  func didAdd(to note: Note) { text = note.text }

  func textDidChange(of note: Note) {
    text = note.text
    view.setNeedsDisplay()
  }

  func willRemove(from note: Note) { text = "" }
}
