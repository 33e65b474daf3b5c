import Lessons

extension ChatDriver {
  package static var smallSettings: [NoSettings] { [NoSettings()] }

  package static func data(of state: ChatState) -> Conversation { state.conversation }

  /// A text ends up in the data as it is, and so does a name.
  package static func requests(from before: Conversation, to after: Conversation) -> [ModelRequest<Model>] {
    let sent = after.messages.last.map { message in
      ModelRequest<Model>("send") { if $0.canSend(message.text) { $0.send(message.text) } }
    }
    let deleted = before.messages.indices.filter { before.messages[$0].sender == Conversation.you }.map { index in
      ModelRequest<Model>("delete") { $0.delete(index) }
    }
    let renamed = zip(before.users, after.users).map { user, renamed in
      ModelRequest<Model>("rename") { $0.rename(user.id, to: renamed.name) }
    }
    return [ModelRequest("receive") { $0.receive() }, ModelRequest("deliver") { $0.deliver() }]
      + [sent].compactMap { $0 }
      + deleted + renamed
  }
}
