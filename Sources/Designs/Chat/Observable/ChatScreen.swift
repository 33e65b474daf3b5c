import ChatObservableModel
import Lessons
import Renderer

/// Chat, tracked: the conversation is the model's. The views reach it through the context, read what they show and ask
/// for what they offer; this screen puts them together.
package final class ChatScreen: TrackedScreen, Shareable {
  package let window: Window<ChatControl>

  private var titleView = TitleView(frame: ChatLayout.title)
  private let messageList: MessageList
  private var composer = ComposerView(frame: ChatLayout.composer)
  private var receiveButton = Button("Receive", key: "r", frame: ChatLayout.receive)
  private var detailPanel = DetailPanel(frame: ChatLayout.panel)

  private let context: ChatContext

  /// Starts with the first greetings; the seed is not used.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(context: ChatContext(.start))
  }

  /// Goes on with a saved conversation.
  package convenience init(state: ChatState) {
    self.init(context: ChatContext(state.conversation))
    restoreViewState(state)
    messageList.layOut()
  }

  /// Opens a second screen on the same conversation.
  package convenience init(beside other: ChatScreen) {
    self.init(context: other.context)
  }

  /// Shows a conversation, which other screens may show as well.
  package init(context: ChatContext) {
    self.context = context
    window = Window(size: ChatLayout.size, context: context)
    messageList = MessageList(in: window)
    addViews()
  }

  private func addViews() {
    window.add(&titleView, named: "title")
    window.add(&composer, named: "composer")
    window.addField(&composer.input, as: .input, return: .send)
    window.add(&composer.sendButton, as: .send)
    window.add(&receiveButton, as: .receive)
    messageList.add(showing: context.dataHandler)
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

  package func update() { messageList.followMessages() }

  package func activate(_ control: ChatControl) {
    switch control {
    case .send: send()
    case .receive: context.businessObject.receive()
    case .delete(let index): messageList.rows[index].delete(index)
    case .change: detailPanel.change()
    case .avatar(let index): openPanel(of: messageList.rows[index].message.sender)
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

  package func tick() { context.businessObject.deliver() }

  private func send() {
    guard composer.canSend else { return }
    messageList.scroll(to: 0)
    composer.send()
  }

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
      updateIfNeeded()  // or the list would follow messages that the scroll knows already
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
      scroll: messageList.scroll, conversation: context.dataHandler.savedState)
  }

  package func restore(_ state: ChatState) {
    restoreViewState(state)
    context.dataHandler.restore(state.conversation)
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
