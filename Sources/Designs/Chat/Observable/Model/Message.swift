import Lessons
import Observation

/// One message. It names its sender by id: what the sender is called is the user's to say.
@Observable
package final class Message {
  /// A user's id.
  package let sender: Int
  package let text: String
  /// On its way to the server.
  package private(set) var isSending: Bool

  init(sender: Int, text: String, isSending: Bool) {
    self.sender = sender
    self.text = text
    self.isSending = isSending
  }

  /// It has reached the server.
  func deliver() { isSending = false }
}

extension Message {
  convenience init(_ saved: Conversation.Message) {
    self.init(sender: saved.sender, text: saved.text, isSending: saved.isSending)
  }

  var saved: Conversation.Message { Conversation.Message(sender: sender, text: text, isSending: isSending) }
}
