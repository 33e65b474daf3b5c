/// What Chat saves: the conversation, and what belongs to the view.
package struct ChatState: SavedState {
  /// The user whose detail panel is open.
  package var detail: Int?
  package var draft: String
  /// Empty while no panel is open.
  package var nameDraft: String
  /// Messages below the last one in sight.
  package var scroll: Int
  package var conversation: Conversation

  package init(
    detail: Int? = nil, draft: String = "", nameDraft: String = "", scroll: Int = 0, conversation: Conversation
  ) {
    self.detail = detail
    self.draft = draft
    self.nameDraft = nameDraft
    self.scroll = scroll
    self.conversation = conversation
  }

  /// Messages that fit the window. With the panel open a message takes two rows.
  package static func messagesInSight(isPanelOpen: Bool) -> Int { isPanelOpen ? 7 : 14 }
}

/// Two users and what they wrote to each other.
package struct Conversation: SavedState {
  package struct Message: Codable, Hashable, Sendable {
    /// On its way to the server.
    package var isSending: Bool
    /// A user's id, never the name.
    package var sender: Int
    package var text: String

    package init(sender: Int, text: String, isSending: Bool = false) {
      self.sender = sender
      self.text = text
      self.isSending = isSending
    }
  }

  package struct User: Codable, Hashable, Sendable {
    package var id: Int
    package var name: String

    package init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The id of the user who sits in front of the screen.
  package static let you = 1
  /// The id of the user on the other side.
  package static let other = 2
  /// In characters.
  package static let nameLengths = 1...20

  /// The oldest first.
  package var messages: [Message]
  /// You, then the other.
  package var users: [User]

  package init(messages: [Message], users: [User]) {
    self.messages = messages
    self.users = users
  }

  /// What every chat starts with.
  package static let start = Conversation(
    messages: [
      Message(sender: other, text: "Hello 1"), Message(sender: you, text: "Hello 2"),
      Message(sender: other, text: "Hello 3"), Message(sender: you, text: "Hello 4"),
    ],
    users: [User(id: you, name: "MrPeak"), User(id: other, name: "Visitor")])
}

// MARK: - The file

extension ChatState {
  private enum CodingKeys: CodingKey {
    case detail, draft, nameDraft, scroll
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    detail = try container.decode(Int?.self, forKey: .detail)
    draft = try container.decode(String.self, forKey: .draft)
    nameDraft = try container.decode(String.self, forKey: .nameDraft)
    scroll = try container.decode(Int.self, forKey: .scroll)
    conversation = try Conversation(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(detail, forKey: .detail)
    try container.encode(draft, forKey: .draft)
    try container.encode(nameDraft, forKey: .nameDraft)
    try container.encode(scroll, forKey: .scroll)
    try conversation.encode(to: encoder)
  }
}

// MARK: - Checking

extension ChatState {
  package func validate() throws(InvalidState) {
    try conversation.validate()
    if let detail {
      try InvalidState.check("detail", detail, in: Conversation.you...Conversation.other)
    } else if !nameDraft.isEmpty {
      throw InvalidState("'nameDraft' is \(nameDraft.quoted), allowed is '' while 'detail' is null")
    }
    let hidden = conversation.messages.count - ChatState.messagesInSight(isPanelOpen: detail != nil)
    try InvalidState.check("scroll", scroll, in: 0...max(hidden, 0))
  }
}

extension Conversation {
  package func validate() throws(InvalidState) {
    try InvalidState.check("number of users", users.count, is: 2)
    for (index, user) in users.enumerated() {
      try InvalidState.check("users.\(index).id", user.id, is: index + 1)
      try InvalidState.check(
        "number of characters in users.\(index).name", user.name.count, in: Conversation.nameLengths)
      try Conversation.checkIsVisible("users.\(index).name", user.name)
    }
    for (index, message) in messages.enumerated() { try Conversation.check(message, name: "messages.\(index)") }
  }

  private static func check(_ message: Message, name: String) throws(InvalidState) {
    try InvalidState.check("\(name).sender", message.sender, in: you...other)
    try checkIsVisible("\(name).text", message.text)
    if message.isSending && message.sender != you {
      throw InvalidState("'\(name).isSending' is true, allowed is false for a message of the other side")
    }
  }

  private static func checkIsVisible(_ name: String, _ text: String) throws(InvalidState) {
    if text.drop(while: { $0 == " " }).isEmpty {
      throw InvalidState("'\(name)' is \(text.quoted), allowed is text that is not all spaces")
    }
  }
}
