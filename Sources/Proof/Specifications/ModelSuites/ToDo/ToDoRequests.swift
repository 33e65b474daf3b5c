import Lessons

extension ToDoDriver {
  package static var smallSettings: [ToDoSettings] { [ToDoSettings(capacity: 4), ToDoSettings(capacity: 12)] }

  package static func data(of state: ToDoState) -> ToDoState { state }

  package static func requests(from before: ToDoState, to after: ToDoState) -> [ModelRequest<Model>] {
    [ModelRequest("addItem") { $0.addItem() }]
      + before.items.indices.map { index in ModelRequest("removeItem") { $0.removeItem(at: index) } }
  }
}
