enum RawWriteSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
