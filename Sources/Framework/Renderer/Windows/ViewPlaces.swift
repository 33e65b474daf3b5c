/// What is asked of a view on every event.
struct ViewPlace {
  enum Kind {
    case label, control, field
  }

  /// `nil` while no view has the number.
  var kind: Kind?
  var frame = Rect(x: 0, y: 0, width: 0)
  /// How many views have left the number, so that a handle to one of them is told apart from the present view's.
  var generation = 0
}

/// The places of a window's views, by their numbers.
///
/// They are plain values in memory of their own: reading an element of an array that an object stores takes a retain
/// and a release, which is more than the reading.
struct ViewPlaces: ~Copyable {
  private(set) var count = 0
  private var room = UnsafeMutableBufferPointer<ViewPlace>.allocate(capacity: 64)

  deinit { room.deallocate() }

  subscript(id: ViewID) -> ViewPlace {
    get {
      precondition(contains(id), "A view has a number in its window (was \(id.index))")
      return room[id.index]
    }
    set {
      precondition(contains(id), "A view has a number in its window (was \(id.index))")
      room[id.index] = newValue
    }
  }

  func contains(_ id: ViewID) -> Bool { id.index >= 0 && id.index < count }

  /// Makes a place for one more view.
  mutating func append() -> ViewID {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: ViewPlace())
    count += 1
    return ViewID(index: count - 1)
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<ViewPlace>.allocate(capacity: room.count * 2)
    _ = larger.initialize(from: room)
    room.deallocate()
    room = larger
  }
}
