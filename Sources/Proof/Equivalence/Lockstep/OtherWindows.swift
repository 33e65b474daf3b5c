import Renderer

extension Screen {
  /// What differs between the windows that two screens have beside their first ones, as they stand after a redraw.
  /// - Parameter comparison: What is compared.
  func differenceInOtherWindows(
    from other: some Screen<Control>, comparing comparison: Comparison
  ) -> Divergence.Difference? {
    let (windows, others) = (otherWindows, other.otherWindows)
    if windows.isEmpty && others.isEmpty { return nil }  // without a list of differences, after each event of a walk
    if windows.count != others.count {
      return .control("\(windows.count + 1) windows", "\(others.count + 1) windows")
    }
    return zip(windows, others).lazy.compactMap { $0.difference(from: $1, comparing: comparison) }.first
  }
}
