import Observation

/// One of the two who write, and the only one who knows the name. Whoever shows it reads it from the user.
@Observable
package final class User {
  package let id: Int
  package private(set) var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// It tells so even of a name that Unicode takes for equal, as that may look different.
  func rename(_ name: String) {
    withMutation(keyPath: \.name) { _name = name }
  }
}
