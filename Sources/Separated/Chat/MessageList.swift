import Lessons
import Observing
import Renderer
import SeparatedModel

/// Shows the messages: a row for each, of which those in sight are in the window, and the buttons that scroll them. It
/// follows by itself what becomes of the messages.
final class MessageList: CompositeView {
  private let window: Window<ChatControl>

  /// All of them, the oldest first; those in sight are in the window.
  private(set) var rows: [MessageView] = []
  private var olderButton = Button("Older", key: "o", frame: ChatLayout.older)
  private var newerButton = Button("Newer", key: "n", frame: ChatLayout.newer)

  /// Messages below the last one in sight.
  @ViewState var scroll = 0
  /// Whether the messages leave the right half to the detail panel.
  @ViewState var isPanelOpen = false

  private var subscription: Subscription?

  init(in window: Window<ChatControl>) { self.window = window }

  func add(showing data: any ChatData) {
    window.add(&olderButton, as: .older)
    window.add(&newerButton, as: .newer)
    messagesChanged(.everything(data.messages))
    subscription = data.observeMessages { [weak self] change in self?.messagesChanged(change) }
  }

  func display() {
    for row in rows where row.isInWindow { display(row) }
    window.display(olderButton)
    window.display(newerButton)
  }

  private func display(_ row: MessageView) {
    window.display(row)
    window.display(row.avatar)
    if row.isOwn { window.display(row.deleteButton) }
  }

  // MARK: The messages

  private func messagesChanged(_ change: ObservableArray<Message>.Change) {
    switch change {
    case .inserted(let message, let index): insert(MessageView(message), at: index)
    case .removed(_, let index): remove(at: index)
    case .replaced(let message, let index): rows[index].message = message
    case .everything(let messages): replaceAll(with: messages.map { MessageView($0) })
    }
  }

  private func insert(_ row: MessageView, at index: Int) {
    rows.insert(row, at: index)
    if scroll > 0 { scroll += 1 }
    layOut()
  }

  private func remove(at index: Int) {
    // Another screen may have deleted what is below the last message in sight here.
    if index >= rows.count - scroll { scroll -= 1 }
    keepingFocus {
      // The controls of the messages after it get other names.
      for index in index..<rows.count { removeRow(index) }
      rows.remove(at: index)
      layOut()
    }
  }

  private func replaceAll(with rows: [MessageView]) {
    keepingFocus {
      for index in self.rows.indices { removeRow(index) }
      self.rows = rows
      layOut()
    }
  }

  // MARK: Scrolling

  func scroll(to scroll: Int) {
    self.scroll = scroll
    layOut()
  }

  /// Scrolls if there is more in that direction, and returns the control that then takes the focus.
  func scroll(_ direction: Direction, from control: ChatControl) -> ChatControl? {
    guard let index = control.message, !hasNeighbour(control, direction) else { return nil }
    let isAtTop = index == 0 || !rows[index - 1].isInWindow
    let isAtBottom = index == rows.count - 1 || !rows[index + 1].isInWindow
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
    case (.avatar(let index), .down): isPanelOpen && rows[index].isOwn
    case (.delete, .up): isPanelOpen
    default: false
    }
  }

  // MARK: Rows in sight

  /// Takes out of the window what is out of sight or in another place by now, and adds what has come into sight.
  func layOut() {
    let layout = ChatLayout(isPanelOpen: isPanelOpen)
    scroll = min(scroll, layout.greatestScroll(of: rows.count))
    let inSight = layout.inSight(of: rows.count, scroll: scroll)
    keepingFocus {
      for index in rows.indices where rows[index].isInWindow {
        let place = index - inSight.lowerBound
        if !inSight.contains(index) || rows[index].frame != layout.message(at: place) { removeRow(index) }
      }
      for (place, index) in inSight.enumerated() where !rows[index].isInWindow {
        rows[index].place(at: place, in: layout)
        addRow(index)
      }
    }
    olderButton.isEnabled = inSight.lowerBound > 0
    newerButton.isEnabled = scroll > 0
  }

  private func addRow(_ index: Int) {
    window.add(&rows[index], named: "message \(index)")
    window.add(&rows[index].avatar, as: .avatar(index))
    if rows[index].isOwn { window.add(&rows[index].deleteButton, as: .delete(index)) }
  }

  private func removeRow(_ index: Int) {
    window.remove(&rows[index])
    window.remove(&rows[index].avatar)
    window.remove(&rows[index].deleteButton)
  }

  /// Leaves the focus on the control of the same name when views are taken out and added again.
  private func keepingFocus(_ change: () -> Void) {
    let focused = window.focusedControl
    change()
    if let focused { window.focus(focused) }
  }
}
