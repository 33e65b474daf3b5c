import Lessons

/// Joins the views of a chat to its business object and its data. The window offers it to each view that is added,
/// which finds there what it shows, and whom to ask, without its parents passing anything on.
package final class ChatContext {
  /// Whom to ask for an action.
  package let businessObject: any ChatBusiness
  /// What there is to show.
  package let dataHandler: any ChatData

  package init(_ conversation: Conversation) {
    let dataHandler = ChatDataHandler(conversation)
    self.dataHandler = dataHandler
    businessObject = ChatBusinessObject(dataHandler)
  }
}
