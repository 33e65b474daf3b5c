import Lessons
import Renderer

/// Chat, the worst way: there is no model. The messages live in the rows of their list, the users in this screen, and
/// each view that shows a name has a copy of it.
package final class ChatScreen: Screen, Shareable {
  package let window: Window<ChatControl>

  private var titleView = TitleView(frame: ChatLayout.title)
  private let messageList: MessageList
  private var composer = ComposerView(frame: ChatLayout.composer)
  private var receiveButton = Button("Receive", key: "r", frame: ChatLayout.receive)
  private var detailPanel = DetailPanel(frame: ChatLayout.panel)

  /// You, then the other.
  private var users: [Conversation.User] = []

  /// Starts with the first greetings; the seed is not used.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(state: ChatState(conversation: .start))
  }

  /// Goes on with a saved conversation.
  package init(state: ChatState) {
    window = Window(size: ChatLayout.size)
    messageList = MessageList(in: window)
    addViews()
    restore(state)
  }

  /// Opens a second screen. The conversation belongs to the other one, so this one begins with the first greetings.
  package convenience init(beside other: ChatScreen) {
    self.init(state: ChatState(conversation: .start))
  }

  private func addViews() {
    window.add(&titleView, named: "title")
    window.add(&composer, named: "composer")
    window.addField(&composer.input, as: .input, return: .send)
    window.add(&composer.sendButton, as: .send)
    window.add(&receiveButton, as: .receive)
    messageList.add()
  }

  package func display() {
    window.display(titleView)
    messageList.display()
    window.display(composer)
    window.display(composer.input)
    window.display(composer.sendButton)
    window.display(receiveButton)
    if detailPanel.isOpen { displayPanel() }
  }

  private func displayPanel() {
    window.display(detailPanel)
    window.display(detailPanel.nameField)
    window.display(detailPanel.changeButton)
    window.display(detailPanel.backButton)
  }

  package func activate(_ control: ChatControl) {
    switch control {
    case .send: send(composer.input.text)
    case .receive: receive()
    case .delete(let index): delete(index)
    case .change: change()
    case .avatar(let index): openPanel(of: messageList.rows[index].sender)
    case .back: closePanel()
    case .older: messageList.scroll(to: messageList.scroll + 1)
    case .newer: messageList.scroll(to: messageList.scroll - 1)
    case .input, .name: break
    }
  }

  package func edit(_ field: ChatControl, _ edit: TextEdit) {
    if field == .input { composer.input.apply(edit) } else { detailPanel.nameField.apply(edit) }
  }

  package func scroll(_ direction: Direction, from control: ChatControl) -> ChatControl? {
    messageList.scroll(direction, from: control)
  }

  package func tick() { deliver() }

  // MARK: The conversation

  private func send(_ text: String) {
    guard !isBlank(text) else { return }
    composer.input.text = ""
    messageList.scroll(to: 0)
    append(sender: Conversation.you, text: text, isSending: true)
  }

  /// The other side writes.
  private func receive() {
    let text = "Message \(messageList.rows.count + 1)"
    append(sender: Conversation.other, text: text)
  }

  private func append(sender: Int, text: String, isSending: Bool = false) {
    let row = MessageView(sender: sender, name: name(of: sender), text: text, isSending: isSending)
    messageList.insert(row, at: messageList.rows.count)
  }

  /// Deletes a message of your own, by its index.
  private func delete(_ index: Int) { messageList.remove(at: index) }

  private func change() {
    if let user = detailPanel.detail { rename(user, to: detailPanel.nameField.text) }
  }

  /// Renames a user; does nothing when the name is too long, or blank.
  private func rename(_ user: Int, to name: String) {
    guard Conversation.nameLengths.contains(name.count), !isBlank(name) else { return }
    users[index(of: user)].name = name
    titleView.names = users.map(\.name)
    for index in messageList.rows.indices where messageList.rows[index].sender == user {
      messageList.rows[index].name = name
    }
    detailPanel.name = name
  }

  /// The server has received what was sent.
  private func deliver() {
    for index in messageList.rows.indices where messageList.rows[index].isSending {
      messageList.rows[index].isSending = false
    }
  }

  private func name(of user: Int) -> String { users[index(of: user)].name }

  private func index(of user: Int) -> Int {
    guard let index = users.firstIndex(where: { $0.id == user }) else {
      preconditionFailure("A user's id is \(users.map(\.id)) (was \(user))")
    }
    return index
  }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }

  // MARK: The panel

  private func openPanel(of user: Int) {
    removePanel()
    addPanel(of: user)
    detailPanel.nameField.text = detailPanel.name
    messageList.layOut()
  }

  private func closePanel() {
    removePanel()
    messageList.layOut()
  }

  private func addPanel(of user: Int) {
    detailPanel.detail = user
    detailPanel.name = name(of: user)
    messageList.isPanelOpen = true
    window.add(&detailPanel, named: "panel")
    window.addField(&detailPanel.nameField, as: .name, return: .change, escape: .back)
    window.add(&detailPanel.changeButton, as: .change)
    window.add(&detailPanel.backButton, as: .back)
    window.focus(.name)
  }

  private func removePanel() {
    detailPanel.detail = nil
    messageList.isPanelOpen = false
    detailPanel.nameField.text = ""
    window.remove(&detailPanel)
    window.remove(&detailPanel.nameField)
    window.remove(&detailPanel.changeButton)
    window.remove(&detailPanel.backButton)
  }

  // MARK: Saved state

  /// Whose panel is open, both drafts with their cursors, and how far the list is scrolled.
  package var viewState: (detail: Int?, draft: TextField, nameDraft: TextField, scroll: Int) {
    get { (detailPanel.detail, composer.input, detailPanel.nameField, messageList.scroll) }
    set {
      composer.input.takeText(from: newValue.draft)
      removePanel()
      if let detail = newValue.detail { addPanel(of: detail) }
      detailPanel.nameField.takeText(from: newValue.nameDraft)
      messageList.scroll(to: newValue.scroll)
    }
  }

  package var savedState: ChatState {
    ChatState(
      detail: detailPanel.detail, draft: composer.input.text, nameDraft: detailPanel.nameField.text,
      scroll: messageList.scroll,
      conversation: Conversation(
        messages: messageList.rows.map {
          Conversation.Message(sender: $0.sender, text: $0.text, isSending: $0.isSending)
        }, users: users))
  }

  package func restore(_ state: ChatState) {
    users = state.conversation.users
    titleView.names = users.map(\.name)
    restoreViewState(state)
    messageList.replaceAll(
      with: state.conversation.messages.map {
        MessageView(sender: $0.sender, name: name(of: $0.sender), text: $0.text, isSending: $0.isSending)
      })
  }

  /// Leaves the messages to be laid out by the caller.
  private func restoreViewState(_ state: ChatState) {
    composer.input.text = state.draft
    removePanel()
    if let detail = state.detail { addPanel(of: detail) }
    detailPanel.nameField.text = state.nameDraft
    messageList.scroll = state.scroll
  }
}
