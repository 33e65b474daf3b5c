enum ExposedStateSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
