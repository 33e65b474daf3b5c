import Equivalence
import Lessons
import Renderer

extension NotesState: PackableState {
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(editing) { $0.append($1) }
    bytes.append(draft)
    bytes.append(notes) { $0.append($1) }
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    let editing = bytes.optional { $0.number() }
    let draft = bytes.text()
    self.init(draft: draft, editing: editing, notes: bytes.array { $0.text() })
  }
}

extension NotesSuite {
  /// Three empty notes.
  package static func initialStates(_ settings: NoSettings) -> [NotesState] {
    [NotesState(draft: "", editing: nil, notes: Notes.texts.map { _ in "" })]
  }

  package static func steps(_ settings: NoSettings) -> [[Event<NotesControl>]] {
    let presses = Notes.texts.indices.map { NotesControl.note($0) } + [.done, .cancel]
    let typing: [Event<NotesControl>] = [.type("a"), .type("é"), .key(.backspace)]
    return presses.map { [.press($0)] } + typing.map { [.press(.text), $0] }
  }

  /// Texts of a few characters. What is no longer than that as a draft is no longer as a note.
  package static func bounds(_ size: ExplorationSize) -> (@Sendable (NotesState) -> Bool)? {
    { $0.draft.count <= longestText(size) }
  }

  package static func limits(_ size: ExplorationSize, _ settings: NoSettings) -> [String: Int] {
    ["characters": 2, "longestText": longestText(size)]
  }

  private static func longestText(_ size: ExplorationSize) -> Int { size == .byTests ? 1 : 2 }
}
