import Lessons

// The roles in a chat. Whoever reaches the context knows the business object and the data by these alone.

/// Whom to ask for an action.
package protocol ChatBusiness: AnyObject {
  /// Whether there is more in the text than spaces.
  func canSend(_ text: String) -> Bool
  /// Appends a message of your own, which is on its way to the server until the next `deliver()`.
  /// - Precondition: The text can be sent.
  func send(_ text: String)
  /// The other side writes.
  func receive()
  /// Deletes a message of your own, by its index.
  func delete(_ index: Int)
  /// Renames a user; does nothing when the name is too long, or blank.
  func rename(_ user: User, to name: String)
  /// The server has received what was sent.
  func deliver()
}

/// What there is to show.
package protocol ChatData: AnyObject {
  /// The oldest first.
  var messages: [Message] { get }
  /// You, then the other.
  var users: [User] { get }
  /// - Precondition: There is a user with this id.
  func user(_ id: Int) -> User

  var savedState: Conversation { get }
  /// Takes over a saved conversation in place.
  func restore(_ conversation: Conversation)
}
