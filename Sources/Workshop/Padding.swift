import Renderer

extension String {
  /// With spaces behind it, to so many columns.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - columnWidth, 0)) }
  /// With spaces before it, to so many columns.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(width - columnWidth, 0)) + self }
}
