// A note whose text anyone may set: an editor bound straight to the model.
import SwiftUI

@Observable final class Note {
  var text = "🐶"  // R2 exposed-state
}

struct NoteEditor: View {
  @Bindable var note: Note

  var body: some View {
    VStack {
      TextField("Note", text: $note.text)  // R2 raw-write
      Button("Clear") { note.text = "" }  // R2 raw-write
    }
  }
}

struct NoteRow: View {
  let note: Note
  var body: some View { Text(note.text) }
}
