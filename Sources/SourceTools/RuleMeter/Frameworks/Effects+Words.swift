/// The words by which `Effects` knows what is only told what happened.
extension Effects {
  /// Whether a type's name says that it keeps a log: nothing that is shown comes from there.
  static func isLog(_ name: String) -> Bool {
    ["Analytics", "Telemetry"].contains { name.contains($0) } || ["Logger", "Logging"].contains { name.hasSuffix($0) }
  }
}
