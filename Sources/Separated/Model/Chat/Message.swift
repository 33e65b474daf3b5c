import Lessons

/// One message. It names its sender by id: what the sender is called is the user's to say.
package struct Message: Equatable, Sendable {
  /// A user's id.
  package let sender: Int
  package let text: String
  /// On its way to the server.
  package let isSending: Bool

  /// The same, once it has reached the server.
  var delivered: Message { Message(sender: sender, text: text, isSending: false) }
}

extension Message {
  init(_ saved: Conversation.Message) {
    self.init(sender: saved.sender, text: saved.text, isSending: saved.isSending)
  }

  var saved: Conversation.Message { Conversation.Message(sender: sender, text: text, isSending: isSending) }
}
