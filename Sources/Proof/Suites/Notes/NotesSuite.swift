import Equivalence
import Lessons
import Renderer

package enum NotesSuite: LessonSuite {
  package typealias L = Notes

  package static let shapes = [NoSettings()]

  package static var sources: [EventSource<NotesControl, NotesState>] { [.uniform, .typing, writer] }

  package static let goals = [
    Goal<NotesState>("opened") { before, after in before.editing == nil && after.editing != nil },
    Goal("another note opened") { before, after in
      before.editing != nil && after.editing != nil && before.editing != after.editing
    },
    Goal("the same note opened with a changed draft") { before, after in
      before.editing != nil && before.editing == after.editing && before.notes != after.notes
    },
    Goal("draft taken over") { before, after in after.editing == nil && before.notes != after.notes },
    Goal("draft dropped") { before, after in
      before.isChanged && after.editing == nil && before.notes == after.notes
    },
    Goal("note emptied") { before, after in !before.notes.contains("") && after.notes.contains("") },
    Goal("longer than a row") { before, after in
      !before.notes.contains { $0.count > 38 } && after.notes.contains { $0.count > 38 }
    },
  ]

  /// A draft gives way to what another screen has its note say.
  package static func keepsView(_ before: NotesState, _ after: NotesState) -> Bool {
    before.editing == after.editing
      && (before.draft == after.draft || after.draft == after.editing.map { after.notes[$0] })
  }

  /// Writes a lot into the first two notes, seldom takes something back, and empties the third.
  private static var writer: EventSource<NotesControl, NotesState> {
    EventSource("writer") { generator, window, state in
      if state.editing == nil { return .press(.note(generator.next(below: state.notes.count))) }
      if state.editing == 2, generator.next(below: 4) > 0 { return .key(.backspace) }
      switch generator.next(below: 60) {
      case 0: return generator.press(in: window)
      case 1: return .key(generator.element(of: [.return, .escape, .tab, .up]))
      case 2: return .press(.text)
      case 3...5: return .key(generator.element(of: [.backspace, .left, .home]))
      default: return .type(generator.element(of: ["a", "é", " ", "🐶", "\u{301}", "語"]))
      }
    }
  }

  // MARK: Exploration

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

extension NotesState {
  /// Whether the draft says something else than its note.
  fileprivate var isChanged: Bool { editing.map { notes[$0] != draft } ?? false }
}

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
