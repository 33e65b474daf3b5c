import Lessons
import Observing

/// Holds the data of a chat: the messages, which are observed as a collection, and the users, who are observed one by
/// one. Whatever changes them passes through here.
final class ChatDataHandler: ChatData {
  private let messageArray: ObservableArray<Message>
  let users: [User]
  private let transaction = Transaction()

  init(_ conversation: Conversation) {
    messageArray = ObservableArray(conversation.messages.map { Message($0) }, transaction)
    users = conversation.users.map { [transaction] in User(id: $0.id, name: $0.name, transaction) }
  }

  var messages: [Message] { messageArray.elements }

  func user(_ id: Int) -> User {
    guard let user = users.first(where: { $0.id == id }) else {
      preconditionFailure("A user's id is \(users.map(\.id)) (was \(id))")
    }
    return user
  }

  func observeMessages(_ handler: @escaping (ObservableArray<Message>.Change) -> Void) -> Subscription {
    messageArray.observe(handler)
  }

  // MARK: Changing

  /// Carries out several changes, which are announced when all of them are made.
  func perform(_ changes: () -> Void) { transaction.perform(changes) }

  func append(_ message: Message) { messageArray.append(message) }

  func removeMessage(at index: Int) { messageArray.remove(at: index) }

  func replaceMessage(at index: Int, with message: Message) { messageArray.replace(at: index, with: message) }

  func rename(_ user: User, to name: String) { user.rename(name) }

  // MARK: Saved state

  var savedState: Conversation {
    Conversation(
      messages: messages.map(\.saved), users: users.map { Conversation.User(id: $0.id, name: $0.name) })
  }

  func restore(_ conversation: Conversation) {
    perform {
      for saved in conversation.users { rename(user(saved.id), to: saved.name) }
      messageArray.replaceAll(with: conversation.messages.map { Message($0) })
    }
  }
}
