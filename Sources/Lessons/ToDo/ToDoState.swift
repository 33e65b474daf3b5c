/// What To-do saves. The list's scroll is not part of it.
package struct ToDoState: SavedState {
  package var capacity: Int
  /// The titles, in the order of the list. Whoever writes the file by hand may choose them.
  package var items: [String]

  package init(capacity: Int, items: [String]) {
    self.capacity = capacity
    self.items = items
  }

  package func validate() throws(InvalidState) {
    try InvalidState.check("capacity", capacity, in: ToDoSettings.capacities)
    try InvalidState.check("number of items", items.count, in: 0...capacity)
  }
}
