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

extension Window {
  /// What differs between two windows, as they stand after a redraw.
  func difference(from other: Window, comparing comparison: Comparison) -> Divergence.Difference? {
    let difference = frameDifference(from: other) ?? controlDifference(from: other)
    return difference ?? (comparison == .everything ? redrawDifference(from: other) : nil)
  }

  private func frameDifference(from other: Window) -> Divergence.Difference? {
    size == other.size ? difference(from: other.surface.cells) : .size(size, other.size)
  }

  /// The first cell that is another one among as many, row by row.
  func difference(from cells: [Cell]) -> Divergence.Difference? {
    guard let index = zip(surface.cells, cells).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    return .cell(Point(x: index % size.width, y: index / size.width), surface.cells[index], cells[index])
  }

  private func controlDifference(from other: Window) -> Divergence.Difference? {
    let (one, another) = (controls, other.controls)
    if one == another { return nil }
    let pair = zip(one, another).first { $0 != $1 }
    return .control(
      (pair?.0).map { "\($0)" } ?? "\(one.count) controls", (pair?.1).map { "\($0)" } ?? "\(another.count) controls")
  }

  private func redrawDifference(from other: Window) -> Divergence.Difference? {
    let (one, another) = (names(of: redrawn), other.names(of: other.redrawn))
    if one == another { return nil }
    return .redraws(one.filter { !another.contains($0) }, another.filter { !one.contains($0) })
  }
}
