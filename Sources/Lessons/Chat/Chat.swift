/// The lesson Chat: two people write to each other. Source: MrPeak, "CDD" (context-driven design).
package enum Chat: Lesson {
  package typealias Settings = NoSettings
  package typealias Control = ChatControl
  package typealias State = ChatState

  package static let name = "chat"
  package static let summary = "write, receive and delete messages, and rename who wrote them"
}

package enum ChatControl: Hashable, Sendable, LosslessStringConvertible {
  /// The text field with the draft of a message.
  case input
  /// Sends the draft.
  case send
  /// The other side writes.
  case receive
  /// Opens the detail panel of the sender of a message, numbered from zero.
  case avatar(Int)
  /// Deletes a message of your own, numbered from zero.
  case delete(Int)
  /// Scrolls by one message.
  case older, newer
  /// The text field with the draft of a name.
  case name
  /// Gives the user that name.
  case change
  /// Closes the detail panel.
  case back

  package init?(_ description: String) {
    guard let words = ControlWords(description) else { return nil }
    switch (words.word, words.numbers.count) {
    case ("input", 0): self = .input
    case ("send", 0): self = .send
    case ("receive", 0): self = .receive
    case ("avatar", 1): self = .avatar(words.numbers[0])
    case ("delete", 1): self = .delete(words.numbers[0])
    case ("older", 0): self = .older
    case ("newer", 0): self = .newer
    case ("name", 0): self = .name
    case ("change", 0): self = .change
    case ("back", 0): self = .back
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .input: "input"
    case .send: "send"
    case .receive: "receive"
    case .avatar(let message): "avatar \(message)"
    case .delete(let message): "delete \(message)"
    case .older: "older"
    case .newer: "newer"
    case .name: "name"
    case .change: "change"
    case .back: "back"
    }
  }

  /// The message that the control belongs to.
  package var message: Int? {
    switch self {
    case .avatar(let message), .delete(let message): message
    default: nil
    }
  }
}
