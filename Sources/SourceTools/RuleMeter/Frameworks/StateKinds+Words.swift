/// The words by which `StateKinds` knows what a framework asks a view to have.
extension StateKinds {
  static let required: Set<String> = ["window", "animatableData", "restorationIdentifier"]
}
