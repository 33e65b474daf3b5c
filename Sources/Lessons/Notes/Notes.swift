/// The lesson Notes: three notes, and one place to edit them. Source: "Smalltalk MVC in Swift" (用 Swift 實作 Smalltalk
/// MVC), after Krasner and Pope (1988).
package enum Notes: Lesson {
  package typealias Settings = NoSettings
  package typealias Control = NotesControl
  package typealias State = NotesState

  package static let name = "notes"
  package static let summary = "open a note and edit it"

  /// What the notes say at the start.
  package static let texts = ["🐶", "🐱", "🐷"]
}

package enum NotesControl: Hashable, Sendable, LosslessStringConvertible {
  /// Opens a note, in the order of the list from zero.
  case note(Int)
  /// The field with the draft.
  case text
  /// Ends editing; the note takes over the draft.
  case done
  /// Ends editing; the draft is dropped.
  case cancel

  package init?(_ description: String) {
    guard let words = ControlWords(description) else { return nil }
    switch (words.word, words.numbers.count) {
    case ("note", 1): self = .note(words.numbers[0])
    case ("text", 0): self = .text
    case ("done", 0): self = .done
    case ("cancel", 0): self = .cancel
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .note(let index): "note \(index)"
    case .text: "text"
    case .done: "done"
    case .cancel: "cancel"
    }
  }
}
