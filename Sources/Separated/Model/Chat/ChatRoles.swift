// What the views of a chat need. A view names no more than that, and the context offers it, whoever provides it.

/// What there is to show.
package protocol ChatData: AnyObject {
  /// The oldest first.
  var messages: ObservableArray<Message> { get }
  /// You, then the other.
  var users: [User] { get }
  /// - Precondition: There is a user with this id.
  func user(_ id: Int) -> User
}

/// Sends what is written.
package protocol MessageSending: AnyObject {
  /// Whether there is more in the text than spaces.
  func canSend(_ text: String) -> Bool
  /// Appends a message of your own, which is on its way to the server until it is delivered.
  /// - Precondition: The text can be sent.
  func send(_ text: String)
}

/// Deletes what was written.
package protocol MessageDeleting: AnyObject {
  /// Deletes a message of your own, by its index.
  func delete(_ index: Int)
}

/// Renames who writes.
package protocol UserRenaming: AnyObject {
  /// Renames a user; does nothing when the name is too long, or blank.
  func rename(_ user: User, to name: String)
}
