// The focus: which control the keyboard acts on. It is the window's own, view state that no screen stores.

extension ViewTable {
  /// Moves the focus to a control; nothing happens when it is disabled.
  func focus(_ id: ViewID) {
    guard isEnabled(id) else { return }
    focusFrame = frame(id)
    guard id != focusedID else { return }
    if let focusedID { invalidate(focusedID) }
    focusedID = id
    invalidate(id)
  }

  /// Keeps the focus on an enabled control: when the focused one is gone or disabled, it goes to the next in reading
  /// order, round the end; nowhere when no control is enabled.
  package func settleFocus() {
    if let focusedID, isEnabled(focusedID) {
      focusFrame = frame(focusedID)
      return
    }
    let place = (focusFrame.y, focusFrame.x)
    let enabled = enabledControls
    if let next = enabled.first(where: { (frame($0).y, frame($0).x) >= place }) ?? enabled.first {
      focus(next)
    } else if let focusedID {
      invalidate(focusedID)
      self.focusedID = nil
    }
  }

  /// Moves the focus round, in reading order.
  func moveFocus(by step: Int) {
    let enabled = Array(enabledControls)
    guard !enabled.isEmpty else { return }
    let current = enabled.firstIndex { $0 == focusedID } ?? (step > 0 ? -1 : enabled.count)
    focus(enabled[(current + step + enabled.count) % enabled.count])
  }

  /// The nearest enabled control that lies wholly in that direction.
  func nearest(_ direction: Direction) -> ViewID? {
    var nearest: (id: ViewID, distance: Int)?
    for id in enabledControls where id != focusedID {
      guard let distance = focusFrame.distance(to: frame(id), direction) else { continue }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
    }
    return nearest?.id
  }
}

extension Rect {
  /// The gap in the direction, and twice the gap across it; rows count twice, because cells are twice as high as wide.
  /// - Returns: `nil` if the other does not lie wholly in that direction.
  fileprivate func distance(to other: Rect, _ direction: Direction) -> Int? {
    let rowGap = 2 * max(0, max(y, other.y) - min(maxY, other.maxY) + 1)
    let columnGap = max(0, max(x, other.x) - min(maxX, other.maxX) + 1)
    let (along, across) =
      switch direction {
      case .left: (x - other.maxX, rowGap)
      case .right: (other.x - maxX, rowGap)
      case .up: (2 * (y - other.maxY), columnGap)
      case .down: (2 * (other.y - maxY), columnGap)
      }
    return along < 0 ? nil : along + 2 * across
  }
}
