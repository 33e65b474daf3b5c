/// What Notes saves: the notes, and what belongs to the view, the draft and which note is being edited.
package struct NotesState: SavedState {
  /// Empty while no note is being edited.
  package var draft: String
  /// The index of the note that is being edited.
  package var editing: Int?
  package var notes: [String]

  package init(draft: String = "", editing: Int? = nil, notes: [String] = Notes.texts) {
    self.draft = draft
    self.editing = editing
    self.notes = notes
  }

  package func validate() throws(InvalidState) {
    guard notes.count == Notes.texts.count else {
      throw InvalidState("'number of notes' is \(notes.count), allowed is \(Notes.texts.count)")
    }
    if let editing {
      try InvalidState.check("editing", editing, in: 0...notes.count - 1)
    } else if !draft.isEmpty {
      throw InvalidState("'draft' is \(draft.quoted), allowed is '' while 'editing' is null")
    }
  }
}

// MARK: - The file

extension NotesState {
  private enum CodingKeys: CodingKey {
    case draft, editing, notes
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    draft = try container.decode(String.self, forKey: .draft)
    editing = try container.decode(Int?.self, forKey: .editing)
    notes = try container.decode([String].self, forKey: .notes)
  }

  /// Writes `null` for what is missing, which the encoding that the compiler makes would leave out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(draft, forKey: .draft)
    try container.encode(editing, forKey: .editing)
    try container.encode(notes, forKey: .notes)
  }
}
