enum GlobalStateSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
