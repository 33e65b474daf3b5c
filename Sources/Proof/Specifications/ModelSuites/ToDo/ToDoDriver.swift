import Lessons

/// Somebody with things to do, without a screen.
package struct ToDoDriver<Model: ToDoModel>: ModelDriver {
  package typealias L = ToDo

  package let model: Model

  package init(settings: ToDoSettings, seed: UInt64) { model = Model(settings: settings, seed: seed) }

  package init(state: ToDoState) { model = Model(state: state) }

  package mutating func send(_ event: DataEvent<ToDoControl>) -> Bool {
    switch event {
    case .press(.add): model.addItem()
    case .press(.delete(let row)):
      guard model.savedState.items.indices.contains(row) else { return false }
      model.removeItem(at: row)
    case .tick: break
    default: return false
    }
    return true
  }

  package var savedState: ToDoState { model.savedState }

  // MARK: What is explored

  package static var initialStates: [ToDoState] { [ToDoState(capacity: 4, items: [])] }

  package static var steps: [[DataEvent<ToDoControl>]] { [[.press(.add)]] + (0..<4).map { [.press(.delete(row: $0))] } }
}

extension ToDoModel {
  package static var driver: any ModelDriver<ToDo>.Type { ToDoDriver<Self>.self }
}

extension ToDoDriver {
  package static var smallSettings: [ToDoSettings] { [ToDoSettings(capacity: 4), ToDoSettings(capacity: 12)] }

  package static func data(of state: ToDoState) -> ToDoState { state }

  package static func requests(from before: ToDoState, to after: ToDoState) -> [ModelRequest<Model>] {
    [ModelRequest("addItem") { $0.addItem() }]
      + before.items.indices.map { index in ModelRequest("removeItem") { $0.removeItem(at: index) } }
  }
}
