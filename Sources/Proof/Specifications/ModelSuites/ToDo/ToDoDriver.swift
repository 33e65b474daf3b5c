import Lessons

/// Somebody with things to do, without a screen.
package struct ToDoDriver<Model: ToDoModel>: ModelDriver {
  package typealias L = ToDo

  private let store: Model

  package init(settings: ToDoSettings, seed: UInt64) { store = Model(settings: settings, seed: seed) }

  package init(state: ToDoState) { store = Model(state: state) }

  package mutating func send(_ event: DataEvent<ToDoControl>) -> Bool {
    switch event {
    case .press(.add): store.addItem()
    case .press(.delete(let row)):
      guard store.savedState.items.indices.contains(row) else { return false }
      store.removeItem(at: row)
    case .tick: break
    default: return false
    }
    return true
  }

  package var model: Model { store }

  package var savedState: ToDoState { store.savedState }

  // MARK: What is explored

  package static var initialStates: [ToDoState] { [ToDoState(capacity: 4, items: [])] }

  package static var steps: [[DataEvent<ToDoControl>]] {
    [[.press(.add)]] + (0..<4).map { [.press(.delete(row: $0))] }
  }
}

extension ToDoModel {
  /// Plays the lesson on a model of this type.
  package static var driver: any ModelDriver<ToDo>.Type { ToDoDriver<Self>.self }
}
