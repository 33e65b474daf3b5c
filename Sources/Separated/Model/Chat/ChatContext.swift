import Lessons

/// Joins the views of a chat to what it is about and to its data. Each view gets it from the window as it is added,
/// and finds what it shows, and whom to ask, without its parents passing anything on.
package final class ChatContext {
  /// Whom to ask for an action.
  package let businessObject: ChatBusinessObject
  /// What there is to show.
  package let dataHandler: ChatDataHandler

  package init(_ conversation: Conversation) {
    dataHandler = ChatDataHandler(conversation)
    businessObject = ChatBusinessObject(dataHandler)
  }

  // MARK: Saved state

  package var savedState: Conversation { dataHandler.savedState }

  /// Takes over a saved conversation in place.
  package func restore(_ conversation: Conversation) { dataHandler.restore(conversation) }
}
