import Equivalence
import Lessons
import Renderer
import Specifications

package enum ChatSuite: LessonSuite {
  package typealias L = Chat

  package static let shapes = [NoSettings()]

  package static var sources: [EventSource<ChatControl, ChatState>] {
    [.uniform, .typing, conversing, renaming, reading]
  }

  package static let goals = [
    Goal<ChatState>("sent") { before, after in after.isSending && after.count > before.count },
    Goal("sent while scrolled") { before, after in before.scroll > 0 && after.count > before.count && after.scroll == 0
    },
    Goal("delivered") { before, after in before.isSending && !after.isSending && after.count == before.count },
    Goal("received while scrolled") { before, after in before.scroll > 0 && after.scroll == before.scroll + 1 },
    Goal("received more than the window holds") { before, after in
      before.count == ChatState.messagesInSight(isPanelOpen: false) && after.count > before.count
    },
    Goal("deleted") { before, after in after.count < before.count },
    Goal("deleted beside the panel") { before, after in after.detail != nil && after.count < before.count },
    Goal("deleted while scrolled") { before, after in before.scroll > 0 && after.count < before.count },
    Goal("renamed you") { before, after in before.name(0) != after.name(0) },
    Goal("renamed the other") { before, after in before.name(1) != after.name(1) },
    Goal("opened the other's panel over yours") { before, after in
      before.detail == Conversation.you && after.detail == Conversation.other
    },
    Goal("closed the panel of a scrolled list that then fits") { before, after in
      before.detail != nil && after.detail == nil && before.scroll > after.scroll
    },
  ]

  /// The same messages are in sight when another one comes, and one less is below them at most when one goes.
  package static func keepsView(_ before: ChatState, _ after: ChatState) -> Bool {
    let arrived = after.count - before.count
    let scroll = before.scroll == 0 ? 0 : before.scroll + arrived
    return before.detail == after.detail && before.draft == after.draft && before.nameDraft == after.nameDraft
      && (arrived < 0 ? max(scroll, 0)...before.scroll : scroll...scroll).contains(after.scroll)
  }

  /// Two who write, scroll and delete; sometimes a panel is open.
  private static var conversing: EventSource<ChatControl, ChatState> {
    EventSource("conversing") { generator, window, state in
      switch generator.next(below: 16) {
      case 0...3: return .press(.receive)
      case 4, 5: return .press(.older)
      case 6: return .press(.newer)
      case 7: return .press(state.draft.isEmpty ? .input : .send)
      case 8...10:
        return window.focusedControl == .input ? .type(generator.element(of: ["a", "é", "🐶"])) : .press(.input)
      case 11: return .press(.send)
      case 12, 13: return generator.press(in: window, where: { $0.message != nil }, or: .receive)
      case 14: return .key(generator.element(of: [.up, .down]))
      default: return state.detail == nil ? .tick : .press(.back)
      }
    }
  }

  /// Someone who goes through a long conversation with the arrow keys, beside the panel as well.
  private static var reading: EventSource<ChatControl, ChatState> {
    EventSource("reading") { generator, window, state in
      if state.count < 20 { return .press(generator.element(of: [.receive, .receive, .send])) }
      if window.focusedControl?.message == nil {
        return generator.press(in: window) { $0.message != nil }
      }
      switch generator.next(below: 40) {
      case 0: return .press(.older)
      case 1: return .press(state.detail == nil ? .newer : .back)
      case 2: return .press(.receive)
      case 3...5: return .key(generator.element(of: [.left, .right]))
      case 6...20: return .key(.down)
      default: return .key(.up)
      }
    }
  }

  /// Someone who opens panels and gives names, too long ones as well.
  private static var renaming: EventSource<ChatControl, ChatState> {
    EventSource("renaming") { generator, window, state in
      guard state.detail != nil else {
        return generator.press(in: window, where: { $0.message != nil }, or: .receive)
      }
      switch generator.next(below: 20) {
      case 0...11:
        return window.focusedControl == .name ? .type(generator.element(of: [" ", "n", "語"])) : .press(.name)
      case 12, 13: return .key(generator.element(of: [.return, .home, .delete, .backspace]))
      case 14, 15: return .press(.change)
      case 16: return .key(.escape)
      default: return generator.press(in: window, where: { $0.message != nil }, or: .back)
      }
    }
  }

  // MARK: Exploration

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

extension ChatState {
  fileprivate var count: Int { conversation.messages.count }
  fileprivate var isSending: Bool { conversation.messages.contains { $0.isSending } }
  fileprivate func name(_ index: Int) -> String { conversation.users[index].name }
}

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
