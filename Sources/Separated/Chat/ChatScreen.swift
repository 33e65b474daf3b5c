import Lessons
import Observing
import Renderer
import SeparatedModel

/// Chat, separated: the conversation is the model's. The views reach it through the context, bind themselves to what they
/// show and ask for what they offer; this screen has a view for each message, and puts the views where they belong.
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

  private let context: ChatContext
  private var subscription: Subscription?

  /// Starts with the first greetings. There is no chance in it.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(context: ChatContext(.start))
  }

  /// Goes on with a saved conversation.
  package convenience init(state: ChatState) {
    self.init(context: ChatContext(state.conversation))
    restoreViewState(state)
    layOutMessages()
  }

  /// Opens a second screen on the same conversation.
  package convenience init(beside other: ChatScreen) {
    self.init(context: other.context)
  }

  /// Shows a conversation, which other screens may show as well.
  package init(context: ChatContext) {
    self.context = context
    window = Window(size: ChatLayout.size, context: context)
    addViews()
    subscription = context.dataHandler.observeMessages { [weak self] change in self?.messagesChanged(change) }
    messagesChanged(.everything(context.dataHandler.messages))
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
    case .send: send()
    case .receive: context.businessObject.receive()
    case .delete(let index): messageViews[index].delete(index)
    case .change: detailPanel.change()
    case .avatar(let index): openPanel(of: messageViews[index].message.sender)
    case .back: closePanel()
    case .older: scroll(to: scroll + 1)
    case .newer: scroll(to: scroll - 1)
    case .input, .name: break
    }
  }

  package func edit(_ field: ChatControl, _ edit: TextEdit) {
    if field == .input { composer.input.apply(edit) } else { detailPanel.nameField.apply(edit) }
  }

  package func tick() { context.businessObject.deliver() }

  private func send() {
    guard composer.canSend else { return }
    scroll(to: 0)
    composer.send()
  }

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

  // MARK: Refreshing

  private func messagesChanged(_ change: ObservableArray<Message>.Change) {
    switch change {
    case .inserted(let message, let index): insert(message, at: index)
    case .removed(_, let index): deleteMessage(index)
    case .replaced(let message, let index): messageViews[index].message = message
    case .everything(let messages): replaceMessages(with: messages)
    }
  }

  private func insert(_ message: Message, at index: Int) {
    messageViews.insert(MessageView(message), at: index)
    if scroll > 0 { scroll += 1 }
    layOutMessages()
  }

  private func deleteMessage(_ index: Int) {
    // Another screen may have deleted what is below the last message in sight here.
    if index >= messageViews.count - scroll { scroll -= 1 }
    keepingFocus {
      // The controls of the messages behind it get other names.
      for index in index..<messageViews.count { removeMessage(index) }
      messageViews.remove(at: index)
      layOutMessages()
    }
  }

  private func replaceMessages(with messages: [Message]) {
    keepingFocus {
      for index in messageViews.indices { removeMessage(index) }
      messageViews = messages.map { MessageView($0) }
      layOutMessages()
    }
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
      }
      detailPanel.nameField.takeText(from: newValue.nameDraft)
      scroll(to: newValue.scroll)
    }
  }

  package var savedState: ChatState {
    ChatState(
      detail: detailPanel.detail, draft: composer.input.text, nameDraft: detailPanel.nameField.text, scroll: scroll,
      conversation: context.dataHandler.savedState)
  }

  package func restore(_ state: ChatState) {
    restoreViewState(state)
    context.dataHandler.restore(state.conversation)
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
