// The focus: which control the keyboard acts on. It is the window's own, view state that no screen stores.

extension Window {
  /// The focused control.
  package var focusedControl: Control? { focusedID.flatMap { record($0)?.role.control } }

  /// Whether a text field has the focus, so that characters are text.
  package var acceptsText: Bool { focusedField != nil }

  /// The text field that has the focus.
  var focusedField: Control? {
    guard let id = focusedID, case .field(let field, _, _)? = record(id)?.role else { return nil }
    return field
  }

  /// Moves the focus to a control; nothing happens when it is absent or disabled.
  package func focus(_ control: Control) {
    guard let id = id(of: control) else { return }
    setFocus(id)
  }

  func setFocus(_ id: ViewID) {
    guard isEnabled(id) else { return }
    focusFrame = frame(id)
    guard id != focusedID else { return }
    if let old = focusedID, record(old) != nil { invalidate(old) }
    focusedID = id
    invalidate(id)
  }

  /// Keeps the focus on an enabled control: when the focused one is gone or disabled, it goes to the next in reading
  /// order, round the end; to none when no control is enabled.
  func settleFocus() {
    if let id = focusedID, isEnabled(id) {
      focusFrame = frame(id)
      return
    }
    let enabled = order.map(\.id).filter(isEnabled)
    let place = (focusFrame.y, focusFrame.x)
    if let next = enabled.first(where: { (frame($0).y, frame($0).x) >= place }) ?? enabled.first {
      setFocus(next)
    } else {
      if let old = focusedID, record(old) != nil { invalidate(old) }
      focusedID = nil
    }
  }

  /// Moves the focus round, in reading order.
  func moveFocus(by step: Int) {
    let enabled = order.map(\.id).filter(isEnabled)
    guard !enabled.isEmpty else { return }
    let current = enabled.firstIndex { $0 == focusedID } ?? (step > 0 ? -1 : enabled.count)
    setFocus(enabled[(current + step + enabled.count) % enabled.count])
  }

  /// The nearest enabled control that lies wholly in that direction.
  func nearest(_ direction: Direction) -> ViewID? {
    order.map(\.id).filter { isEnabled($0) && $0 != focusedID }
      .compactMap { id in distance(from: focusFrame, to: frame(id), direction).map { (id, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  /// The gap in the direction plus twice the gap across it, in cells counted as half as wide as high.
  private func distance(from: Rect, to: Rect, _ direction: Direction) -> Int? {
    let across: Int
    let along: Int
    switch direction {
    case .left:
      (along, across) = (from.x - to.maxX, 2 * gap(from.y, from.maxY, to.y, to.maxY))
    case .right:
      (along, across) = (to.x - from.maxX, 2 * gap(from.y, from.maxY, to.y, to.maxY))
    case .up:
      (along, across) = (2 * (from.y - to.maxY), gap(from.x, from.maxX, to.x, to.maxX))
    case .down:
      (along, across) = (2 * (to.y - from.maxY), gap(from.x, from.maxX, to.x, to.maxX))
    }
    return along < 0 ? nil : along + 2 * across
  }

  /// The distance between two spans; none when they overlap.
  private func gap(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Int {
    max(0, max(start, otherStart) - min(end, otherEnd) + 1)
  }
}
