import Renderer

/// Where two screens that should be the same first differ.
package struct Divergence: Error, Equatable, CustomStringConvertible {
  package enum Difference: Equatable {
    case size(Size, Size)
    case cell(Point, Cell, Cell)
    case control(String, String)
    case savedState(ValueDifference?)
    /// The views that only the one redrew, and those that only the other did.
    case redraws([String], [String])
  }

  /// Events sent so far; zero for the start.
  package let step: Int
  package let event: String
  package let difference: Difference
  private let first: String
  private let second: String

  package init(
    step: Int, event: String, difference: Difference, names: (first: String, second: String)
  ) {
    self.step = step
    self.event = event
    self.difference = difference
    first = names.first
    second = names.second
  }

  package static func == (one: Divergence, other: Divergence) -> Bool {
    one.step == other.step && one.event == other.event && one.difference == other.difference
  }

  package var description: String { "\(place): \(explanation)" }

  private var place: String { step == 0 ? "start" : "step \(step), \(event)" }

  private var explanation: String {
    switch difference {
    case .size(let one, let other): "the screen is \(one) in \(first), \(other) in \(second)"
    case .cell(let place, let one, let other):
      "cell \(place.x) \(place.y) is \(one) in \(first), \(other) in \(second)"
    case .control(let one, let other): "\(one) in \(first), \(other) in \(second)"
    case .savedState(let difference?):
      "saved state\(difference.path) is \(difference.first) in \(first), \(difference.second) in \(second)"
    case .savedState(nil): "the saved states differ"
    case .redraws(let one, let other):
      [explanation(one, onlyBy: first), explanation(other, onlyBy: second)].compactMap { $0 }.joined(separator: "; ")
    }
  }

  private func explanation(_ views: [String], onlyBy variant: String) -> String? {
    views.isEmpty ? nil : "redrawn only by \(variant): \(views.joined(separator: ", "))"
  }
}
