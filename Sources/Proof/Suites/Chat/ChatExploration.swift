import Equivalence
import Lessons
import Renderer
import Specifications

extension ChatState: PackableState {
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(detail) { $0.append($1) }
    bytes.append(draft)
    bytes.append(nameDraft)
    bytes.append(scroll)
    bytes.append(conversation.messages) { bytes, message in
      bytes.append(UInt8(message.sender) << 1 | (message.isSending ? 1 : 0))
      bytes.append(message.text)
    }
    for user in conversation.users { bytes.append(user.name) }
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    let detail = bytes.optional { $0.number() }
    let (draft, nameDraft) = (bytes.text(), bytes.text())
    let scroll = bytes.number()
    let messages = bytes.array { bytes in
      let sender = bytes.byte()
      return Conversation.Message(sender: Int(sender >> 1), text: bytes.text(), isSending: sender & 1 != 0)
    }
    let users = [Conversation.you, Conversation.other].map { Conversation.User(id: $0, name: bytes.text()) }
    self.init(
      detail: detail, draft: draft, nameDraft: nameDraft, scroll: scroll,
      conversation: Conversation(messages: messages, users: users))
  }
}

extension ChatSuite {
  package static func initialStates(_ settings: NoSettings) -> [ChatState] { Chat.exploredStates }

  package static func steps(_ settings: NoSettings) -> [[Event<ChatControl>]] {
    let presses: [ChatControl] = [
      .send, .receive, .avatar(0), .avatar(1), .delete(1), .delete(2), .change, .back, .older, .newer,
    ]
    return presses.map { [.press($0)] } + [
      [.tick], [.press(.input), .type("a")], [.press(.input), .key(.backspace)], [.press(.name), .type("n")],
      [.press(.name), .key(.backspace)],
    ]
  }

  /// A few further messages, drafts of one character, and two names for each user.
  package static func bounds(_ size: ExplorationSize) -> (@Sendable (ChatState) -> Bool)? {
    let furtherMessages = size == .byTests ? 1 : 3
    let names = Set(Conversation.start.users.flatMap { [$0.name, $0.name + "n"] } + [""])
    return { state in
      state.conversation.messages.count <= 2 + furtherMessages && state.draft.count <= 1
        && names.contains(state.nameDraft) && state.conversation.users.allSatisfy { names.contains($0.name) }
    }
  }

  package static func limits(_ size: ExplorationSize, _ settings: NoSettings) -> [String: Int] {
    ["furtherMessages": size == .byTests ? 1 : 3, "names": 2]
  }
}
