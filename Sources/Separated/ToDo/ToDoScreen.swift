import Lessons
import Observing
import Renderer
import SeparatedModel

/// To-do, separated: the items are the store's. This screen asks it for actions, and the list, the title and the
/// buttons follow what it announces.
package final class ToDoScreen: Screen, Shareable {
  package let window = Window<ToDoControl>(size: ToDoLayout.size)

  private var title: ToDoTitle
  private var list = ToDoList(frame: ToDoLayout.list)
  /// One for each row that there can be; on the screen are those beside the rows in sight.
  private var deleteButtons: [Button]
  private var addButton = Button("Add", key: "a", frame: ToDoLayout.add)

  private let store: ToDoStore
  private var subscription: Subscription?

  /// Starts with no items.
  package convenience init(settings: ToDoSettings, seed: UInt64) {
    self.init(store: ToDoStore(capacity: settings.capacity))
  }

  /// Goes on with saved items.
  package convenience init(state: ToDoState) {
    self.init(store: ToDoStore(state: state))
  }

  /// Opens a second screen on the same store.
  package convenience init(beside other: ToDoScreen) {
    self.init(store: other.store)
  }

  private init(store: ToDoStore) {
    self.store = store
    title = ToDoTitle(capacity: store.capacity, frame: ToDoLayout.title)
    deleteButtons = (0..<store.capacity).map {
      Button("Delete", key: "\($0 % 10)".first, frame: ToDoLayout.delete(row: 0))
    }
    addViews()
    subscription = store.observe { [weak self] change in self?.storeChanged(change) }
    storeChanged(.everything(store.items))
  }

  private func addViews() {
    window.add(&title, named: "title")
    window.add(&list, named: "list")
    window.add(&addButton, as: .add)
  }

  package func display() {
    window.display(title)
    window.display(list)
    for button in deleteButtons { window.display(button) }
    window.display(addButton)
  }

  package func activate(_ control: ToDoControl) {
    switch control {
    case .add: store.addItem()
    case .delete(let row): store.removeItem(at: row)
    }
  }

  package func scroll(_ direction: Direction, from control: ToDoControl) -> ToDoControl? {
    guard case .delete(let row) = control, let next = list.rowOutOfSight(direction, from: row) else { return nil }
    list.scroll(to: next)
    refreshDeleteButtons()
    return .delete(row: next)
  }

  // MARK: Refreshing

  private func storeChanged(_ change: ObservableArray<ToDoItem>.Change) {
    switch change {
    case .inserted(let item, let index): insertRow(item, at: index)
    case .removed(_, let index): removeRow(index)
    case .replaced: break  // an item keeps its title
    case .everything(let items): reloadRows(items)
    }
    refreshTitle()
    refreshAddButton()
  }

  private func insertRow(_ item: ToDoItem, at index: Int) {
    list.items.insert(item, at: index)
    list.scroll(to: index)
    refreshDeleteButtons()
  }

  private func removeRow(_ index: Int) {
    list.items.remove(at: index)
    list.scrollToFill()
    refreshDeleteButtons()
  }

  private func reloadRows(_ items: [ToDoItem]) {
    list.items = items
    list.scroll = 0
    refreshDeleteButtons()
  }

  private func refreshDeleteButtons() {
    for row in deleteButtons.indices {
      if list.rowsInSight.contains(row) { showDeleteButton(row) } else { window.remove(&deleteButtons[row]) }
    }
  }

  private func showDeleteButton(_ row: Int) {
    deleteButtons[row].frame = ToDoLayout.delete(row: row - list.rowsInSight.lowerBound)
    if !deleteButtons[row].isInWindow { window.add(&deleteButtons[row], as: .delete(row: row)) }
  }

  private func refreshTitle() { title.count = store.items.count }

  private func refreshAddButton() { addButton.isEnabled = !store.isFull }

  // MARK: Saved state

  /// The list's scroll.
  package var viewState: Int {
    get { list.scroll }
    set {
      list.scroll = newValue
      list.scrollToFill()
      refreshDeleteButtons()
    }
  }

  package var savedState: ToDoState { store.savedState }

  /// - Precondition: The state has this capacity.
  package func restore(_ state: ToDoState) { store.restore(state) }
}
