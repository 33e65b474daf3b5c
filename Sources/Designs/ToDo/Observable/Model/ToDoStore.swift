import Lessons
import Observation

/// The items of a to-do list. They change only when one is added or removed.
@Observable
package final class ToDoStore {
  /// How many items there can be.
  package let capacity: Int
  /// In the order of the list.
  package private(set) var items: [ToDoItem] = []

  /// Goes on with saved items.
  package convenience init(state: ToDoState) {
    self.init(capacity: state.capacity)
    restore(state)
  }

  /// Starts with no items.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  // MARK: The items

  /// Whether there is no room for another item.
  package var isFull: Bool { items.count >= capacity }

  /// Appends an item, titled with its number; does nothing when the store is full.
  package func addItem() {
    if isFull { return }
    items.append(ToDoItem(number: items.count + 1))
  }

  /// - Precondition: There is an item at this index.
  package func removeItem(at index: Int) {
    precondition(items.indices.contains(index), "An item to remove is there (was \(index) of \(items.count))")
    items.remove(at: index)
  }

  // MARK: Saved state

  package var savedState: ToDoState {
    ToDoState(capacity: capacity, items: items.map(\.title))
  }

  /// Takes over saved items in place.
  /// - Precondition: The state has this capacity.
  package func restore(_ state: ToDoState) {
    precondition(state.capacity == capacity, "Restored items have the same capacity (was \(state.capacity))")
    items = state.items.map { ToDoItem(title: $0) }
  }
}
