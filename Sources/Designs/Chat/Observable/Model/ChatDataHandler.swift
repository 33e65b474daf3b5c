import Lessons
import Observation

/// Holds the data of a chat: the messages and the users. Whatever changes them passes through here.
@Observable
final class ChatDataHandler: ChatData {
  private(set) var messages: [Message]
  let users: [User]

  init(_ conversation: Conversation) {
    messages = conversation.messages.map { Message($0) }
    users = conversation.users.map { User(id: $0.id, name: $0.name) }
  }

  func user(_ id: Int) -> User {
    guard let user = users.first(where: { $0.id == id }) else {
      preconditionFailure("A user's id is \(users.map(\.id)) (was \(id))")
    }
    return user
  }

  // MARK: Changing

  func append(_ message: Message) { messages.append(message) }

  func removeMessage(at index: Int) { messages.remove(at: index) }

  func deliver(_ message: Message) { message.deliver() }

  func rename(_ user: User, to name: String) { user.rename(name) }

  // MARK: Saved state

  var savedState: Conversation {
    Conversation(
      messages: messages.map(\.saved), users: users.map { Conversation.User(id: $0.id, name: $0.name) })
  }

  func restore(_ conversation: Conversation) {
    for saved in conversation.users { rename(user(saved.id), to: saved.name) }
    messages = conversation.messages.map { Message($0) }
  }
}
