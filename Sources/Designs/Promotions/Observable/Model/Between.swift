extension Int {
  /// Whether the number is neither below the first nor above the last.
  func isBetween(_ first: Int, and last: Int) -> Bool { first <= self && self <= last }
}
