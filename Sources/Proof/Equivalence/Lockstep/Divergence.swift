import Renderer

/// Where two screens that should be the same first differ.
public struct Divergence: Error, Equatable, CustomStringConvertible {
  /// What differs: the one screen's, then the other's.
  public enum Difference: Equatable, Sendable {
    case size(Size, Size)
    case cell(Point, Cell, Cell)
    case control(String, String)
    case savedState(ValueDifference?)
    /// The views that only the one redrew, and those that only the other did.
    case redraws([String], [String])
  }

  /// Events sent so far; zero for the start.
  public let step: Int
  /// The event after which they differ, as a script has it; empty for the start.
  public let event: String
  /// What differs.
  public let difference: Difference
  private let first: String
  private let second: String

  /// - Parameter names: What the two screens are called in the description.
  public init(step: Int, event: String, difference: Difference, names: (first: String, second: String)) {
    self.step = step
    self.event = event
    self.difference = difference
    first = names.first
    second = names.second
  }

  /// Whether the same differs after the same event, whatever the screens are called.
  public static func == (one: Divergence, other: Divergence) -> Bool {
    one.step == other.step && one.event == other.event && one.difference == other.difference
  }

  /// One line: where, and what.
  public var description: String { "\(place): \(explanation)" }

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
