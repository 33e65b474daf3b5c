// A note with a draft that belongs to the editor, and an action that takes it over.

@Observable final class Note {
  private(set) var text = "🐶"
  func replaceText(_ text: String) { self.text = text }
}

struct NoteEditor: View {
  let note: Note
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Note", text: $draft).focused($isFocused)
      Button("Done") {
        note.replaceText(draft)
        draft = ""
        isFocused = false
      }
    }
  }
}
