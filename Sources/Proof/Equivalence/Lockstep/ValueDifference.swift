/// The first part in which two values of the same type differ.
public struct ValueDifference: Equatable, Sendable {
  /// From the whole to the part: `.game.squares.12.covering`.
  public let path: String
  /// What the one value has there.
  public let first: String
  /// What the other has there.
  public let second: String
}

/// Walks through both values by reflection, for messages: it is slow.
public func firstDifference(_ first: Any, _ second: Any) -> ValueDifference? {
  firstDifference(first, second, path: "")
}

private func firstDifference(_ first: Any, _ second: Any, path: String) -> ValueDifference? {
  let (ones, others) = (Array(Mirror(reflecting: first).children), Array(Mirror(reflecting: second).children))
  if ones.isEmpty || ones.count != others.count {
    let (one, other) = (String(describing: first), String(describing: second))
    return one == other ? nil : ValueDifference(path: path, first: one, second: other)
  }
  for (index, (one, other)) in zip(ones, others).enumerated() {
    let name = one.label ?? "\(index)"
    if let difference = firstDifference(one.value, other.value, path: "\(path).\(name)") { return difference }
  }
  return nil
}
