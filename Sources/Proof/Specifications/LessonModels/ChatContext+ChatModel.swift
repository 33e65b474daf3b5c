import Lessons
import SeparatedModel

extension ChatContext: ChatModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(.start) }
  package convenience init(state: Conversation) { self.init(state) }

  package func canSend(_ text: String) -> Bool { businessObject.canSend(text) }
  package func send(_ text: String) { businessObject.send(text) }
  package func receive() { businessObject.receive() }
  package func delete(_ index: Int) { businessObject.delete(index) }
  package func rename(_ user: Int, to name: String) { businessObject.rename(dataHandler.user(user), to: name) }
  package func deliver() { businessObject.deliver() }

  package var savedState: Conversation { dataHandler.savedState }
  package func restore(_ conversation: Conversation) { dataHandler.restore(conversation) }
}
