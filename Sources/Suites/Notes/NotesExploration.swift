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
  package static var explored: (byTests: NoSettings, whole: NoSettings) { (NoSettings(), NoSettings()) }

  /// Every state whose texts are of at most two characters, each `a` or `é`: what typing comes to. The typing itself is
  /// left to the random walks, because it depends on the focus and the cursor.
  package static func initialStates(_ settings: NoSettings) -> [NotesState] {
    let texts = ["", "a", "é", "aa", "aé", "éa", "éé"]
    let drafts =
      [(String, Int?)]([("", nil)])
      + Notes.texts.indices.flatMap { index in texts.map { ($0, index) } }
    return texts.flatMap { first in
      texts.flatMap { second in
        texts.flatMap { third in
          drafts.map { NotesState(draft: $0.0, editing: $0.1, notes: [first, second, third]) }
        }
      }
    }
  }

  package static func events(_ settings: NoSettings) -> [Event<NotesControl>] {
    Notes.texts.indices.map { .press(.note($0)) } + [.press(.done), .press(.cancel)]
  }
}
