import PlainText
import Renderer

// What differs between two windows, in one place for all that compare them. Whether anything does is asked before it, as
// cheaply as whoever asks can.

extension Divergence.Difference {
  /// The cells at a place, or the sizes of the surfaces where they differ.
  static func cells(of first: Surface, _ second: Surface, at place: Point) -> Self {
    first.size == second.size
      ? .cell(place, first[place.x, place.y], second[place.x, place.y]) : .size(first.size, second.size)
  }

  /// The first control that is another one.
  static func controls<Control>(of first: Window<Control>, _ second: Window<Control>) -> Self? {
    let (one, other) = (first.controls, second.controls)
    if one == other { return nil }
    let pair = zip(one, other).first { $0 != $1 }
    return .control(
      (pair?.0).map { "\($0)" } ?? "\(one.count) controls", (pair?.1).map { "\($0)" } ?? "\(other.count) controls")
  }

  /// The views that were to be redrawn in one window alone, by their names.
  static func redraws(of first: [String], _ second: [String]) -> Self? {
    first == second ? nil : .redraws(first.filter { !second.contains($0) }, second.filter { !first.contains($0) })
  }
}

extension Window {
  /// What differs between two windows, as they stand after a redraw.
  package func difference(from other: Window, comparing comparison: Comparison) -> Divergence.Difference? {
    let difference = frameDifference(from: other) ?? .controls(of: self, other)
    return difference ?? (comparison == .everything ? redrawDifference(from: other) : nil)
  }

  private func frameDifference(from other: Window) -> Divergence.Difference? {
    size == other.size ? difference(from: other.surface.cells) : .size(size, other.size)
  }

  /// The first cell that is another one among as many, row by row.
  package func difference(from cells: [Cell]) -> Divergence.Difference? {
    guard let index = zip(surface.cells, cells).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
    return .cell(Point(x: index % size.width, y: index / size.width), surface.cells[index], cells[index])
  }

  private func redrawDifference(from other: Window) -> Divergence.Difference? {
    .redraws(of: redrawnNames, other.redrawnNames)
  }
}

extension Screen {
  /// What differs between the windows that two screens have beside their first ones, as they stand after a redraw.
  /// - Parameter comparison: What is compared.
  func differenceInOtherWindows(
    from other: some Screen<Control>, comparing comparison: Comparison
  ) -> Divergence.Difference? {
    let (windows, others) = (otherWindows, other.otherWindows)
    if windows.isEmpty && others.isEmpty { return nil }  // without a list of differences, after each event of a walk
    if windows.count != others.count {
      let counts = [windows, others].map { plural($0.count + 1, one: "window", other: "windows") }
      return .control(counts[0], counts[1])
    }
    return zip(windows, others).lazy.compactMap { $0.difference(from: $1, comparing: comparison) }.first
  }
}
