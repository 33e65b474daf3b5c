/// The words by which `Registrations` knows what keeps what it is given.
extension Registrations {
  static let keepers: Set<String> = [
    "append", "insert", "updateValue", "add", "register", "subscribe", "observe", "addObserver", "store",
  ]
}
