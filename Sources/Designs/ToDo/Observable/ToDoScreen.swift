import Lessons
import Renderer
import ToDoObservableModel

/// To-do, tracked: the items are the store's. This screen asks it for actions, the list and the title read what they
/// show, and the buttons are updated.
package final class ToDoScreen: TrackedScreen, Shareable {
  package let window = Window<ToDoControl>(size: ToDoLayout.size)

  private var title: ToDoTitle
  private var list: ToDoList
  /// One for each row that there can be; on the screen are those beside the rows in sight.
  private var deleteButtons: [Button]
  private var addButton = Button("Add", key: "a", frame: ToDoLayout.add)

  private let store: ToDoStore

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
    title = ToDoTitle(store: store, frame: ToDoLayout.title)
    list = ToDoList(store: store, frame: ToDoLayout.list)
    deleteButtons = (0..<store.capacity).map {
      Button("Delete", key: "\($0 % 10)".first, frame: ToDoLayout.delete(row: 0))
    }
    addViews()
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

  // MARK: Updating

  package func update() {
    list.followItems()
    refreshDeleteButtons()
    addButton.isEnabled = !store.isFull
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

  // MARK: Saved state

  /// The list's scroll.
  package var viewState: Int {
    get { list.scroll }
    set {
      updateIfNeeded()  // or the list would scroll to what happened before
      list.scroll = newValue
      list.scrollToFill()
      refreshDeleteButtons()
    }
  }

  package var savedState: ToDoState { store.savedState }

  /// - Precondition: The state has this capacity.
  package func restore(_ state: ToDoState) { store.restore(state) }
}
