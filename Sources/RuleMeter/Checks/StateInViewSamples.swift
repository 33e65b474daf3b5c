enum StateInViewSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
