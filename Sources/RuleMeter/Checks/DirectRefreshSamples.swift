enum DirectRefreshSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
