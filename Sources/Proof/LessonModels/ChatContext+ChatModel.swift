import Lessons
import SeparatedModel

extension ChatContext: ChatModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(.start) }
  package convenience init(state: Conversation) { self.init(state) }

  package func receive() { businessObject.receive() }
  package func rename(_ user: Int, to name: String) { rename(self.user(user), to: name) }
  package func deliver() { businessObject.deliver() }
}
