enum ViewInModelSamples {
  static let fires: [String] = []
  static let silent: [String] = []
}
