import Lessons

/// Joins the views of a chat to what it is about and to its data. Each view gets it from the window as it is added,
/// and finds what it shows, and whom to ask, without its parents passing anything on. Views know it by their roles alone.
package final class ChatContext: ChatData, MessageSending, MessageDeleting, UserRenaming {
  /// Whom to ask for an action.
  package let businessObject: ChatBusinessObject
  /// What there is to show.
  package let dataHandler: ChatDataHandler

  package init(_ conversation: Conversation) {
    dataHandler = ChatDataHandler(conversation)
    businessObject = ChatBusinessObject(dataHandler)
  }

  // MARK: What there is to show

  package var messages: ObservableArray<Message> { dataHandler.messages }

  package var users: [User] { dataHandler.users }

  package func user(_ id: Int) -> User { dataHandler.user(id) }

  // MARK: What can be asked for

  package func canSend(_ text: String) -> Bool { businessObject.canSend(text) }

  package func send(_ text: String) { businessObject.send(text) }

  package func delete(_ index: Int) { businessObject.delete(index) }

  package func rename(_ user: User, to name: String) { businessObject.rename(user, to: name) }

  // MARK: Saved state

  package var savedState: Conversation { dataHandler.savedState }

  /// Takes over a saved conversation in place.
  package func restore(_ conversation: Conversation) { dataHandler.restore(conversation) }
}
