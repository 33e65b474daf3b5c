extension Int {
  /// The number, or the limit that it lies beyond.
  func clamped(to limits: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound) }
}
