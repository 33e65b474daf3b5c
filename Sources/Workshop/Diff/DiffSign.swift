import SourceDiff

/// A line's sign in the margin, and its colour.
extension LineDifference {
  /// A small letter: moved with changes.
  var sign: String {
    switch kind {
    case .noCode, .unchanged: " "
    case .changed: "~"
    case .movedIntoModel: isVerbatim ? "M" : "m"
    case .movedInside: isVerbatim ? "S" : "s"
    case .new: "+"
    case .gone: "-"
    }
  }

  var color: DiffColor? {
    switch kind {
    case .noCode: .dim
    case .unchanged: nil
    case .changed: .yellow
    case .movedIntoModel: .cyan
    case .movedInside: .magenta
    case .new: .green
    case .gone: .red
    }
  }

  static let legend = [
    "M moved into the model   m with changes   S moved elsewhere in its program   s with changes",
    "~ in its place, with changes   + new   - gone   (no sign) the same, or no code",
  ]
}

extension LineChange {
  var note: String {
    if case .renamed(let from, let to) = self { "\(from) → \(to)" } else { name }
  }
}
