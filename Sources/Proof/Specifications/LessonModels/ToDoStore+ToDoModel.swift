import Lessons
import SeparatedModel

extension ToDoStore: ToDoModel {
  package convenience init(settings: ToDoSettings, seed: UInt64) { self.init(capacity: settings.capacity) }
}
