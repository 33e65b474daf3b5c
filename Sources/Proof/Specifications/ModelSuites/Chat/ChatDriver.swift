import Lessons

/// Somebody who chats without a screen, and keeps the drafts in mind, and whose details are looked at. What was scrolled
/// is for a screen alone.
package struct ChatDriver<Model: ChatModel>: ModelDriver {
  package typealias L = Chat

  private enum Field {
    case input, name
  }

  package let model: Model
  private let scroll: Int
  private var detail: Int?
  private var draft = ""
  private var nameDraft = ""
  /// What is being written.
  private var field: Field?

  package init(settings: NoSettings, seed: UInt64) {
    model = Model(settings: settings, seed: seed)
    scroll = 0
  }

  package init(state: ChatState) {
    model = Model(state: state.conversation)
    scroll = state.scroll
    detail = state.detail
    draft = state.draft
    nameDraft = state.nameDraft
    field = detail == nil ? nil : .name
  }

  package mutating func send(_ event: DataEvent<ChatControl>) -> Bool {
    guard scroll == 0 else { return false }
    switch event {
    case .press(let control): return press(control)
    case .type(let character): return edit { $0.append(character) }
    case .erase: return edit { _ = $0.popLast() }
    case .tick: model.deliver()
    }
    return true
  }

  package var savedState: ChatState {
    ChatState(detail: detail, draft: draft, nameDraft: nameDraft, scroll: scroll, conversation: model.savedState)
  }

  private mutating func edit(_ edit: (inout String) -> Void) -> Bool {
    switch field {
    case .input: edit(&draft)
    case .name: edit(&nameDraft)
    case nil: return false
    }
    return true
  }

  private mutating func press(_ control: ChatControl) -> Bool {
    field = nil
    switch control {
    case .input: field = .input
    case .send: send()
    case .receive: model.receive()
    case .avatar(let message): return openDetail(ofSenderOf: message)
    case .delete(let message): return delete(message)
    default: return detail.map { press(control, besides: $0) } ?? false
    }
    return true
  }

  private mutating func send() {
    guard model.canSend(draft) else { return }
    model.send(draft)
    draft = ""
  }

  private func delete(_ message: Int) -> Bool {
    let messages = model.savedState.messages
    guard messages.indices.contains(message), messages[message].sender == Conversation.you else { return false }
    model.delete(message)
    return true
  }

  // MARK: Details of a user

  private mutating func openDetail(ofSenderOf message: Int) -> Bool {
    let conversation = model.savedState
    guard conversation.messages.indices.contains(message) else { return false }
    let sender = conversation.messages[message].sender
    detail = sender
    nameDraft = conversation.users.first { $0.id == sender }?.name ?? ""
    field = .name
    return true
  }

  private mutating func press(_ control: ChatControl, besides user: Int) -> Bool {
    switch control {
    case .name: field = .name
    case .change: model.rename(user, to: nameDraft)
    case .back:
      detail = nil
      nameDraft = ""
    default: return false
    }
    return true
  }

  // MARK: What is explored

  package static var initialStates: [ChatState] { Chat.exploredStates }

  package static var steps: [[DataEvent<ChatControl>]] {
    let presses: [ChatControl] = [
      .send, .receive, .avatar(0), .avatar(1), .delete(1), .delete(2), .change, .back,
    ]
    let typing: [[DataEvent<ChatControl>]] = [
      [.press(.input), .type("a")], [.press(.input), .erase], [.press(.name), .type("n")], [.press(.name), .erase],
    ]
    return presses.map { [.press($0)] } + [[.tick]] + typing
  }

  /// One further message, drafts of one character, and two names for each user.
  package static func isInBounds(_ state: ChatState) -> Bool {
    let names = Set(Conversation.start.users.flatMap { [$0.name, $0.name + "n"] } + [""])
    return state.conversation.messages.count <= 3 && state.draft.count <= 1
      && names.contains(state.nameDraft) && state.conversation.users.allSatisfy { names.contains($0.name) }
  }
}

extension ChatModel {
  package static var driver: any ModelDriver<Chat>.Type { ChatDriver<Self>.self }
}

extension ChatDriver {
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

extension Chat {
  /// Two messages, one from each: fewer than the lesson begins with, so that few states lead far.
  package static let exploredStates = [talk("2 1|1 2")]
}
