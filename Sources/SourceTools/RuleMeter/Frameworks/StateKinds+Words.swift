/// The words by which `StateKinds` knows what a framework asks a view to have.
extension StateKinds {
  static let required: Set<String> = ["window", "animatableData", "restorationIdentifier"]
  /// What ends the names of screens and of what shows them one after the other.
  static let screens = ["Controller", "Window"]
}
