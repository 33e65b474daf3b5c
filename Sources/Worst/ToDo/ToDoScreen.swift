import Lessons
import Renderer

/// To-do, the worst way: there is no model. Whoever changes the items keeps the list, the title and the buttons in step
/// with them.
package final class ToDoScreen: Screen, Shareable {
  package let window = Window<ToDoControl>(size: ToDoLayout.size)

  private var title: ToDoTitle
  private var list = ToDoList(frame: ToDoLayout.list)
  /// One for each row that there can be; on the screen are those beside the rows in sight.
  private var deleteButtons: [Button]
  private var addButton = Button("Add", key: "a", frame: ToDoLayout.add)

  private let capacity: Int
  private var items: [ToDoItem] = []

  /// Starts with no items.
  package convenience init(settings: ToDoSettings, seed: UInt64) {
    self.init(capacity: settings.capacity)
  }

  /// Goes on with saved items.
  package convenience init(state: ToDoState) {
    self.init(capacity: state.capacity)
    restore(state)
  }

  /// Opens a second screen. The items belong to the other one, so this one starts with none.
  package convenience init(beside other: ToDoScreen) {
    self.init(capacity: other.capacity)
  }

  private init(capacity: Int) {
    self.capacity = capacity
    title = ToDoTitle(capacity: capacity, frame: ToDoLayout.title)
    deleteButtons = (0..<capacity).map { Button("Delete", key: "\($0 % 10)".first, frame: ToDoLayout.delete(row: 0)) }
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
    case .add: addItem()
    case .delete(let row): removeItem(at: row)
    }
  }

  package func scroll(_ direction: Direction, from control: ToDoControl) -> ToDoControl? {
    guard case .delete(let row) = control, let next = list.rowOutOfSight(direction, from: row) else { return nil }
    list.scroll(to: next)
    refreshDeleteButtons()
    return .delete(row: next)
  }

  // MARK: The items

  private var isFull: Bool { items.count >= capacity }

  private func addItem() {
    if isFull { return }
    let index = items.count
    items.append(ToDoItem(number: index + 1))
    insertRow(index)
    refreshTitle()
    refreshAddButton()
  }

  private func removeItem(at index: Int) {
    precondition(items.indices.contains(index), "An item to remove is there (was \(index) of \(items.count))")
    items.remove(at: index)
    removeRow(index)
    refreshTitle()
    refreshAddButton()
  }

  // MARK: Refreshing

  private func insertRow(_ index: Int) {
    list.items.insert(items[index], at: index)
    list.scroll(to: index)
    refreshDeleteButtons()
  }

  private func removeRow(_ index: Int) {
    list.items.remove(at: index)
    list.scrollToFill()
    refreshDeleteButtons()
  }

  private func reloadRows() {
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

  private func refreshTitle() { title.count = items.count }

  private func refreshAddButton() { addButton.isEnabled = !isFull }

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

  package var savedState: ToDoState {
    ToDoState(capacity: capacity, items: items.map(\.title))
  }

  /// - Precondition: The state has this capacity.
  package func restore(_ state: ToDoState) {
    precondition(state.capacity == capacity, "Restored items have the same capacity (was \(state.capacity))")
    items = state.items.map { ToDoItem(title: $0) }
    reloadRows()
    refreshTitle()
    refreshAddButton()
  }
}
