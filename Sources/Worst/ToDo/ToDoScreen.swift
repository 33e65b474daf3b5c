import Lessons
import Renderer

/// To-do, the worst way: there is no model. The items live in the list's view, and this screen keeps the list, the
/// title and the buttons in step with them.
package final class ToDoScreen: ShareableScreen {
  package let window: Window<ToDoControl>

  private var title: ToDoTitle
  private var list: ToDoList
  /// One for each row that there can be; on the screen are those beside the rows in sight.
  private var deleteButtons: [Button]
  private var addButton: Button

  private let capacity: Int

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
    window = Window(size: ToDoLayout.size)
    title = ToDoTitle(capacity: capacity, frame: ToDoLayout.title)
    list = ToDoList(frame: ToDoLayout.list)
    deleteButtons = (0..<capacity).map { Button("Delete", key: "\($0 % 10)".first, frame: ToDoLayout.delete(row: 0)) }
    addButton = Button("Add", key: "a", frame: ToDoLayout.add)
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
    refreshList()
    return .delete(row: next)
  }

  // MARK: The items

  private var isFull: Bool { list.items.count >= capacity }

  private func addItem() {
    if isFull { return }
    let index = list.items.count
    list.items.append("To Do Item \(index + 1)")
    list.scroll(to: index)
    refreshList()
    refreshTitle()
    refreshAddButton()
  }

  private func removeItem(at index: Int) {
    list.items.remove(at: index)
    list.scrollToFill()
    refreshList()
    refreshTitle()
    refreshAddButton()
  }

  // MARK: Refreshing

  private func refreshList() {
    window.setNeedsDisplay(list)
    for row in deleteButtons.indices {
      if list.rowsInSight.contains(row) { showDeleteButton(row) } else { window.remove(&deleteButtons[row]) }
    }
  }

  private func showDeleteButton(_ row: Int) {
    let frame = ToDoLayout.delete(row: row - list.rowsInSight.lowerBound)
    if deleteButtons[row].id == .none {
      deleteButtons[row].frame = frame
      window.add(&deleteButtons[row], as: .delete(row: row))
    } else if deleteButtons[row].frame != frame {
      deleteButtons[row].frame = frame
      window.setNeedsDisplay(deleteButtons[row])
    }
  }

  private func refreshTitle() {
    title.count = list.items.count
    window.setNeedsDisplay(title)
  }

  private func refreshAddButton() {
    if addButton.isEnabled == !isFull { return }
    addButton.isEnabled = !isFull
    window.setNeedsDisplay(addButton)
  }

  // MARK: Saved state

  /// The list's scroll.
  package var viewState: Int {
    get { list.scroll }
    set {
      list.scroll = newValue
      list.scrollToFill()
      refreshList()
    }
  }

  package var savedState: ToDoState {
    ToDoState(capacity: capacity, items: list.items)
  }

  /// - Precondition: The state has this capacity.
  package func restore(_ state: ToDoState) {
    precondition(state.capacity == capacity, "Restored items have the same capacity (was \(state.capacity))")
    list.items = state.items
    list.scroll = 0
    refreshList()
    refreshTitle()
    refreshAddButton()
  }
}
