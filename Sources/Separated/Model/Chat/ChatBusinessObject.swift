import Lessons
import Observing

/// Knows what writing, receiving, deleting and renaming mean. It changes the data; the data announce it.
package final class ChatBusinessObject {
  private let dataHandler: ChatDataHandler

  init(_ dataHandler: ChatDataHandler) { self.dataHandler = dataHandler }

  /// Whether there is more in the text than spaces.
  package func canSend(_ text: String) -> Bool { !isBlank(text) }

  /// Appends a message of your own, which is on its way to the server until the next `deliver()`.
  /// - Precondition: The text can be sent.
  package func send(_ text: String) {
    precondition(canSend(text), "Text of spaces alone is not sent (was '\(text)')")
    dataHandler.messages.append(Message(sender: Conversation.you, text: text, isSending: true))
  }

  /// The other side writes.
  package func receive() {
    let text = "Message \(dataHandler.messages.count + 1)"
    dataHandler.messages.append(Message(sender: Conversation.other, text: text))
  }

  /// Deletes a message of your own, by its index.
  package func delete(_ index: Int) {
    precondition(
      dataHandler.messages[index].sender == Conversation.you, "Your own messages can be deleted (was \(index))")
    dataHandler.messages.remove(at: index)
  }

  /// Renames a user; does nothing when the name is too long, or blank.
  package func rename(_ user: User, to name: String) {
    guard Conversation.nameLengths.contains(name.count), !isBlank(name) else { return }
    user.rename(name)
  }

  /// The server has received what was sent.
  package func deliver() {
    dataHandler.transaction.perform {
      for index in dataHandler.messages.indices where dataHandler.messages[index].isSending {
        var message = dataHandler.messages[index]
        message.isSending = false
        dataHandler.messages.replace(at: index, with: message)
      }
    }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }
}
