import Lessons
import Observing

/// Holds the data of a chat, for all to read: the messages, as a collection that can be observed, and the users, who
/// can be observed one by one.
package final class ChatDataHandler {
  /// The oldest first.
  package let messages: ObservableArray<Message>
  /// You, then the other.
  package let users: [User]
  /// What is changed together is announced when all of it is changed.
  let transaction = Transaction()

  init(_ conversation: Conversation) {
    messages = ObservableArray(conversation.messages.map { Message($0) }, transaction)
    users = conversation.users.map { [transaction] in User(id: $0.id, name: $0.name, transaction) }
  }

  /// - Precondition: There is a user with this id.
  package func user(_ id: Int) -> User {
    guard let user = users.first(where: { $0.id == id }) else {
      preconditionFailure("A user's id is \(users.map(\.id)) (was \(id))")
    }
    return user
  }

  // MARK: Saved state

  var savedState: Conversation {
    Conversation(
      messages: messages.map(\.saved), users: users.map { Conversation.User(id: $0.id, name: $0.name) })
  }

  func restore(_ conversation: Conversation) {
    transaction.perform {
      for saved in conversation.users { user(saved.id).rename(saved.name) }
      messages.replaceAll(with: conversation.messages.map { Message($0) })
    }
  }
}
