import Lessons

/// A writer of notes without a screen, who keeps the draft in mind, and to which note it belongs.
package struct NotesDriver<Model: NotesModel>: ModelDriver {
  package typealias L = Notes

  package let model: Model
  private var editing: Int?
  private var draft = ""

  package init(settings: NoSettings, seed: UInt64) { model = Model(settings: settings, seed: seed) }

  package init(state: NotesState) {
    model = Model(state: state.notes)
    editing = state.editing
    draft = state.draft
  }

  package mutating func send(_ event: DataEvent<NotesControl>) -> Bool {
    if case .press(.note(let index)) = event { return open(index) }
    guard let editing else { return event == .tick }
    switch event {
    case .press(.done): finishEditing(editing)
    case .press(.cancel): stopEditing()
    case .type(let character): draft.append(character)
    case .erase: _ = draft.popLast()
    case .press(.text), .tick: break
    default: return false
    }
    return true
  }

  package var savedState: NotesState { NotesState(draft: draft, editing: editing, notes: model.savedState) }

  private mutating func open(_ index: Int) -> Bool {
    if let editing { finishEditing(editing) }
    guard model.savedState.indices.contains(index) else { return false }
    editing = index
    draft = model.savedState[index]
    return true
  }

  private mutating func finishEditing(_ index: Int) {
    model.replaceText(of: index, with: draft)
    stopEditing()
  }

  private mutating func stopEditing() {
    editing = nil
    draft = ""
  }

  // MARK: What is explored

  /// Three empty notes.
  package static var initialStates: [NotesState] { [NotesState(notes: Notes.texts.map { _ in "" })] }

  package static var steps: [[DataEvent<NotesControl>]] {
    let presses = Notes.texts.indices.map { NotesControl.note($0) } + [.done, .cancel]
    let typing: [DataEvent<NotesControl>] = [.type("a"), .type("é"), .erase]
    return presses.map { [.press($0)] } + typing.map { [.press(.text), $0] }
  }

  package static func isInBounds(_ state: NotesState) -> Bool { state.draft.count <= 1 }
}

extension NotesModel {
  package static var driver: any ModelDriver<Notes>.Type { NotesDriver<Self>.self }
}

extension NotesDriver {
  package static func data(of state: NotesState) -> [String] { state.notes }

  /// A text ends up in the data as it is.
  package static func requests(from before: [String], to after: [String]) -> [ModelRequest<Model>] {
    zip(before.indices, after).map { index, text in
      ModelRequest("replaceText") { $0.replaceText(of: index, with: text) }
    }
  }
}
