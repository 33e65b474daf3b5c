import Lessons

extension Chat {
  /// Two messages, one from each: fewer than the lesson begins with, so that few states lead far.
  package static let exploredStates = [
    ChatState(
      conversation: Conversation(
        messages: [
          Conversation.Message(sender: Conversation.other, text: "1"),
          Conversation.Message(sender: Conversation.you, text: "2"),
        ], users: Conversation.start.users))
  ]
}
