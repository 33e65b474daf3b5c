import Lessons
import Renderer

/// Chat, the worst way: there is no model. The conversation lives in the messages' views and in the title.
package final class ChatScreen: Screen, Shareable {
  package let window: Window<ChatControl>

  private var titleView = TitleView(frame: ChatLayout.title)
  /// All of them, the oldest first; those in sight are in the window.
  private var messageViews: [MessageView] = []
  private var composer = ComposerView(frame: ChatLayout.composer)
  private var receiveButton = Button("Receive", key: "r", frame: ChatLayout.receive)
  private var olderButton = Button("Older", key: "o", frame: ChatLayout.older)
  private var newerButton = Button("Newer", key: "n", frame: ChatLayout.newer)
  private var detailPanel = DetailPanel(frame: ChatLayout.panel)

  /// Messages below the last one in sight.
  @ViewState private var scroll = 0

  /// Starts with the first greetings. There is no chance in it.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(state: ChatState(conversation: .start))
  }

  /// Goes on with a saved conversation.
  package init(state: ChatState) {
    window = Window(size: ChatLayout.size)
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
    window.add(&olderButton, as: .older)
    window.add(&newerButton, as: .newer)
  }

  package func display() {
    window.display(titleView)
    for view in messageViews where view.isInWindow { display(view) }
    window.display(composer)
    window.display(composer.input)
    window.display(composer.sendButton)
    window.display(receiveButton)
    window.display(olderButton)
    window.display(newerButton)
    if detailPanel.isOpen { displayPanel() }
  }

  private func display(_ view: MessageView) {
    window.display(view)
    window.display(view.avatar)
    if view.isOwn { window.display(view.deleteButton) }
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
    case .avatar(let index): openPanel(of: messageViews[index].sender)
    case .back: closePanel()
    case .older: scroll(to: scroll + 1)
    case .newer: scroll(to: scroll - 1)
    case .input, .name: break
    }
  }

  package func edit(_ field: ChatControl, _ edit: TextEdit) {
    if field == .input { composer.input.apply(edit) } else { detailPanel.nameField.apply(edit) }
  }

  package func tick() { deliver() }

  // MARK: The conversation

  private func send(_ text: String) {
    guard !isBlank(text) else { return }
    composer.input.text = ""
    scroll(to: 0)
    append(sender: Conversation.you, text: text, isSending: true)
  }

  /// The other side writes.
  private func receive() {
    let text = "Message \(messageViews.count + 1)"
    append(sender: Conversation.other, text: text)
  }

  private func append(sender: Int, text: String, isSending: Bool = false) {
    messageViews.append(MessageView(sender: sender, name: name(of: sender), text: text, isSending: isSending))
    if scroll > 0 { scroll += 1 }
    layOutMessages()
  }

  /// Deletes a message of your own, by its index.
  private func delete(_ index: Int) {
    keepingFocus {
      // The controls of the messages behind it get other names.
      for index in index..<messageViews.count { removeMessage(index) }
      messageViews.remove(at: index)
      layOutMessages()
    }
  }

  private func change() {
    if let user = detailPanel.detail { rename(user, to: detailPanel.nameField.text) }
  }

  /// Renames a user; does nothing when the name is too long, or blank.
  private func rename(_ user: Int, to name: String) {
    guard Conversation.nameLengths.contains(name.count), !isBlank(name) else { return }
    titleView.names[user - Conversation.you] = name
    for index in messageViews.indices where messageViews[index].sender == user { messageViews[index].name = name }
    detailPanel.name = name
  }

  /// The server has received what was sent.
  private func deliver() {
    for index in messageViews.indices where messageViews[index].isSending { messageViews[index].isSending = false }
  }

  private func name(of user: Int) -> String { titleView.names[user - Conversation.you] }

  private func isBlank(_ text: String) -> Bool { text.allSatisfy { $0 == " " } }

  // MARK: Scrolling, and the panel

  private func scroll(to scroll: Int) {
    self.scroll = scroll
    layOutMessages()
  }

  package func scroll(_ direction: Direction, from control: ChatControl) -> ChatControl? {
    guard let index = control.message, !hasNeighbour(control, direction) else { return nil }
    let isAtTop = index == 0 || !messageViews[index - 1].isInWindow
    let isAtBottom = index == messageViews.count - 1 || !messageViews[index + 1].isInWindow
    switch direction {
    case .up where isAtTop && olderButton.isEnabled:
      scroll(to: scroll + 1)
      return .avatar(index - 1)
    case .down where isAtBottom && newerButton.isEnabled:
      scroll(to: scroll - 1)
      return .avatar(index + 1)
    default: return nil
    }
  }

  /// Whether the other control of the same message lies in that direction: beside the panel, below its avatar.
  private func hasNeighbour(_ control: ChatControl, _ direction: Direction) -> Bool {
    switch (control, direction) {
    case (.avatar(let index), .down): detailPanel.isOpen && messageViews[index].isOwn
    case (.delete, .up): detailPanel.isOpen
    default: false
    }
  }

  private func openPanel(of user: Int) {
    removePanel()
    addPanel(of: user)
    detailPanel.name = name(of: user)
    detailPanel.nameField.text = detailPanel.name
    layOutMessages()
  }

  private func closePanel() {
    removePanel()
    layOutMessages()
  }

  private func addPanel(of user: Int) {
    detailPanel.detail = user
    window.add(&detailPanel, named: "panel")
    window.addField(&detailPanel.nameField, as: .name, return: .change, escape: .back)
    window.add(&detailPanel.changeButton, as: .change)
    window.add(&detailPanel.backButton, as: .back)
    window.focus(.name)
  }

  private func removePanel() {
    detailPanel.detail = nil
    detailPanel.nameField.text = ""
    window.remove(&detailPanel)
    window.remove(&detailPanel.nameField)
    window.remove(&detailPanel.changeButton)
    window.remove(&detailPanel.backButton)
  }

  // MARK: Messages in sight

  /// Takes out of the window what is out of sight or in another place by now, and adds what has come into sight.
  private func layOutMessages() {
    let layout = ChatLayout(isPanelOpen: detailPanel.isOpen)
    scroll = min(scroll, layout.greatestScroll(of: messageViews.count))
    let inSight = layout.inSight(of: messageViews.count, scroll: scroll)
    keepingFocus {
      for index in messageViews.indices where messageViews[index].isInWindow {
        let place = index - inSight.lowerBound
        if !inSight.contains(index) || messageViews[index].frame != layout.message(at: place) { removeMessage(index) }
      }
      for (place, index) in inSight.enumerated() where !messageViews[index].isInWindow {
        messageViews[index].place(at: place, in: layout)
        addMessage(index)
      }
    }
    olderButton.isEnabled = inSight.lowerBound > 0
    newerButton.isEnabled = scroll > 0
  }

  private func addMessage(_ index: Int) {
    window.add(&messageViews[index], named: "message \(index)")
    window.add(&messageViews[index].avatar, as: .avatar(index))
    if messageViews[index].isOwn { window.add(&messageViews[index].deleteButton, as: .delete(index)) }
  }

  private func removeMessage(_ index: Int) {
    window.remove(&messageViews[index])
    window.remove(&messageViews[index].avatar)
    window.remove(&messageViews[index].deleteButton)
  }

  /// Leaves the focus on the control of the same name when views are taken out and added again.
  private func keepingFocus(_ change: () -> Void) {
    let focused = window.focusedControl
    change()
    if let focused { window.focus(focused) }
  }

  // MARK: Saved state

  /// Whose panel is open, what is being written there and here, with the cursors, and where the list has scrolled to.
  package var viewState: (detail: Int?, draft: TextField, nameDraft: TextField, scroll: Int) {
    get { (detailPanel.detail, composer.input, detailPanel.nameField, scroll) }
    set {
      composer.input.takeText(from: newValue.draft)
      removePanel()
      if let detail = newValue.detail {
        addPanel(of: detail)
        detailPanel.name = name(of: detail)
      }
      detailPanel.nameField.takeText(from: newValue.nameDraft)
      scroll(to: newValue.scroll)
    }
  }

  package var savedState: ChatState {
    ChatState(
      detail: detailPanel.detail, draft: composer.input.text, nameDraft: detailPanel.nameField.text, scroll: scroll,
      conversation: Conversation(
        messages: messageViews.map {
          Conversation.Message(sender: $0.sender, text: $0.text, isSending: $0.isSending)
        },
        users: zip([Conversation.you, Conversation.other], titleView.names).map {
          Conversation.User(id: $0, name: $1)
        }))
  }

  package func restore(_ state: ChatState) {
    restoreViewState(state)
    keepingFocus {
      for index in messageViews.indices { removeMessage(index) }
      titleView.names = state.conversation.users.map(\.name)
      messageViews = state.conversation.messages.map {
        MessageView(sender: $0.sender, name: name(of: $0.sender), text: $0.text, isSending: $0.isSending)
      }
      layOutMessages()
    }
    if let detail = detailPanel.detail { detailPanel.name = name(of: detail) }
  }

  /// The messages have still to be laid out.
  private func restoreViewState(_ state: ChatState) {
    composer.input.text = state.draft
    removePanel()
    if let detail = state.detail { addPanel(of: detail) }
    detailPanel.nameField.text = state.nameDraft
    scroll = state.scroll
  }
}
