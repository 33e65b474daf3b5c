import Observation

/// One of the two who write. In the model the name is stored here alone. Whoever shows it reads it from the user.
@Observable
package final class User {
  package let id: Int
  package private(set) var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Announces even a name that Swift takes for equal: equivalent names may look different.
  func rename(_ name: String) {
    withMutation(keyPath: \.name) { _name = name }
  }
}
