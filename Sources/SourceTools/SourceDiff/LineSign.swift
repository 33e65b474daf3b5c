extension LineDifference {
  /// A line's sign in the margin. A small letter: moved with changes; a space: the same, or no code.
  package var sign: String {
    switch kind {
    case .noCode, .unchanged: " "
    case .changed: "~"
    case .movedIntoModel: isVerbatim ? "M" : "m"
    case .movedInside: isVerbatim ? "S" : "s"
    case .new: "+"
    case .gone: "-"
    }
  }

  package static let legend = [
    "M moved into the model   m with changes   S moved elsewhere in its program   s with changes",
    "~ in its place, with changes   + new   - gone   (no sign) the same, or no code",
  ]
}

extension LineChange {
  package var note: String {
    if case .renamed(let from, let to) = self { "\(from) → \(to)" } else { name }
  }
}
