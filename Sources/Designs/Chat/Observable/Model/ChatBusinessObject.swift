import Lessons

/// Knows what writing, receiving, deleting and renaming mean. It has the data handler change the data.
final class ChatBusinessObject: ChatBusiness {
  private let dataHandler: ChatDataHandler

  init(_ dataHandler: ChatDataHandler) { self.dataHandler = dataHandler }

  func canSend(_ text: String) -> Bool { !isBlank(text) }

  func send(_ text: String) {
    precondition(canSend(text), "Text of spaces alone is not sent (was '\(text)')")
    dataHandler.append(Message(sender: Conversation.you, text: text, isSending: true))
  }

  func receive() {
    let text = "Message \(dataHandler.messages.count + 1)"
    dataHandler.append(Message(sender: Conversation.other, text: text, isSending: false))
  }

  func delete(_ index: Int) {
    precondition(
      dataHandler.messages[index].sender == Conversation.you, "Your own messages can be deleted (was \(index))")
    dataHandler.removeMessage(at: index)
  }

  func rename(_ user: User, to name: String) {
    guard Conversation.nameLengths.contains(name.count), !isBlank(name) else { return }
    dataHandler.rename(user, to: name)
  }

  func deliver() {
    for message in dataHandler.messages where message.isSending { dataHandler.deliver(message) }
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }
}
