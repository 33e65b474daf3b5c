/// The views of a window, whatever its controls are called: where they are, what is to be drawn, which has the focus.
///
/// Views go by number here, and everything that is asked for on every event takes constant time.
public final class ViewTable {
  /// What the window knows of a view for as long as it is there.
  struct Record {
    /// What scripts and messages call it. That of a control is not spelled out before it is asked for.
    let name: any CustomStringConvertible & Sendable
    let kind: ViewPlace.Kind
    let key: Character?
  }

  /// Where the views are drawn.
  public let surface: Surface

  /// Counts the views added, moved and removed: while it stays, a `ViewID` names the same view in the same place.
  public private(set) var layoutVersion = 0
  /// The views invalidated since the last redraw.
  public private(set) var invalidated = ViewSet()
  /// The views drawn by the last redraw.
  public private(set) var redrawn = ViewSet()

  /// Told of each view that its screen has drawn again: for those who record what a screen does. Not of what the focus
  /// has drawn.
  public var refreshObserver: ((ViewID) -> Void)?

  /// What the views read as they were drawn; `nil` if the screen is not tracked.
  public private(set) var tracking: ScreenTracking?

  /// Whether keys press controls, so that they are worth showing: not while a text field has the focus.
  private(set) var showsKeys = true

  var focusedID: ViewID? { didSet { if focusedID != oldValue { focusObserver?() } } }
  /// Told when the focus has moved.
  var focusObserver: (() -> Void)?
  /// Where the focused control was last seen: from there the focus goes on when the control goes.
  var focusFrame = Rect(x: 0, y: 0, width: 0)

  private var places = ViewPlaces()
  /// For messages and keys; on every event the places are asked. That of a removed view stays until its number is given
  /// anew.
  private var records: [Record] = []
  private var enabled = ViewSet()
  /// The controls that a key stands for.
  private var keyed = ViewSet()
  /// Numbers that removed views have left.
  private var free = ViewSet()
  /// Whether a view was removed, whose number another one gets: then numbers do not tell which was added first.
  private(set) var hasRemoved = false
  /// The controls in reading order, as they were in a version of the layout.
  private var sortedControls: (layoutVersion: Int, ids: [ViewID]) = (-1, [])

  init(size: Size) { surface = Surface(size: size) }

  func frame(_ id: ViewID) -> Rect { places[id].frame }

  func isEnabled(_ id: ViewID) -> Bool { enabled.contains(id) }

  func isField(_ id: ViewID) -> Bool { places[id].kind == .field }

  private func isControl(_ id: ViewID) -> Bool { places[id].kind.map { $0 != .label } ?? false }

  /// The name of a view.
  public func name(of id: ViewID) -> String? {
    guard places.contains(id), places[id].kind != nil else { return nil }
    return records[id.index].name.description
  }

  /// The names of views, sorted.
  public func names(of views: ViewSet) -> [String] { ids.filter(views.contains).compactMap(name).sorted() }

  private var ids: some RandomAccessCollection<ViewID> { (0..<places.count).lazy.map { ViewID(index: $0) } }
}

// MARK: - Adding and removing

extension ViewTable {
  func insert(_ record: Record, frame: Rect, isEnabled: Bool) -> ViewHandle {
    let id = free.popFirst() ?? appendID()
    if id.index < records.count { records[id.index] = record } else { records.append(record) }
    places[id].kind = record.kind
    places[id].frame = frame
    enabled.set(id, isEnabled)
    keyed.set(id, record.key != nil)
    invalidated.insert(id)
    layoutVersion += 1
    return ViewHandle(id: id, views: self, generation: places[id].generation)
  }

  /// Whether the view that got its number in this generation is still in this window.
  func isCurrent(_ id: ViewID, generation: Int) -> Bool { places[id].generation == generation }

  func remove(_ id: ViewID) {
    hasRemoved = true
    surface.clear(frame(id))
    places[id].kind = nil
    places[id].generation += 1
    free.insert(id)
    invalidated.remove(id)
    enabled.remove(id)
    keyed.remove(id)
    tracking?.remove(id)
    if focusedID == id { focusedID = nil }
    layoutVersion += 1
  }

  private func appendID() -> ViewID {
    let id = places.append()
    enabled.reserve(places.count)
    keyed.reserve(places.count)
    free.reserve(places.count)
    invalidated.reserve(places.count)
    redrawn.reserve(places.count)
    return id
  }
}

// MARK: - Tracking

extension ViewTable {
  func startTracking() -> ScreenTracking {
    if let tracking { return tracking }
    let started = ScreenTracking(self)
    tracking = started
    return started
  }
}

// MARK: - Invalidating and redrawing

extension ViewTable {
  func invalidate(_ id: ViewID) { invalidated.insert(id) }

  /// For handles, whose views may be gone; with where the view is, and whether it is enabled, as far as that is known.
  ///
  /// It is called and not inlined: where it was inlined, the table would be retained and released, which takes longer
  /// than the rest.
  @inline(never)
  func invalidate(_ id: ViewID, generation: Int, frame: Rect? = nil, isEnabled: Bool? = nil) {
    guard isCurrent(id, generation: generation) else { return }
    if let isEnabled { enabled.set(id, isEnabled) }
    let earlier = self.frame(id)
    if let frame, frame != earlier {
      surface.clear(earlier)
      places[id].frame = frame
      layoutVersion += 1
    }
    refresh(id)
  }

  /// For a view that its screen has drawn again, as it says so, or as what the view has read is about to be written.
  func refresh(_ id: ViewID) {
    invalidated.insert(id)
    refreshObserver?(id)
  }

  func invalidateAll() {
    for id in ids where places[id].kind != nil { invalidated.insert(id) }
  }

  /// Forgets what was invalidated, undrawn.
  public func discardInvalidations() { invalidated.removeAll() }

  /// - Returns: Whether there is anything to draw.
  func beginRedraw() -> Bool {
    redrawn.removeAll()
    updateKeys()
    return !invalidated.isEmpty
  }

  private func updateKeys() {
    let acceptsText = focusedID.map(isField) ?? false
    guard showsKeys == acceptsText else { return }
    showsKeys.toggle()
    invalidated.insert(keyed, where: enabled)
  }

  func endRedraw() {
    swap(&redrawn, &invalidated)  // a copy would need memory for every frame
    invalidated.removeAll()
  }
}

// MARK: - Comparing

extension ViewTable {
  /// Whether the same views are enabled and the same has the focus, given that the layouts are the same.
  public func hasSameFocus(as other: ViewTable) -> Bool { focusedID == other.focusedID && enabled == other.enabled }

  /// Whether the views with the same numbers are of the same kind and in the same place, and the labels among them have
  /// the same names.
  func hasSameLayout(as other: ViewTable) -> Bool {
    guard places.count == other.places.count else { return false }
    return ids.allSatisfy { id in
      let (place, otherPlace) = (places[id], other.places[id])
      guard place.kind == otherPlace.kind else { return false }
      guard let kind = place.kind else { return true }
      return place.frame == otherPlace.frame && (kind != .label || name(of: id) == other.name(of: id))
    }
  }
}

// MARK: - Finding controls

extension ViewTable {
  /// The controls in reading order: by row, then by column. Constant time while the layout stays.
  public var controls: [ViewID] {
    if sortedControls.layoutVersion != layoutVersion { sortedControls = (layoutVersion, inReadingOrder()) }
    return sortedControls.ids
  }

  private func inReadingOrder() -> [ViewID] {
    ids.filter(isControl).sorted { one, other in
      let (place, otherPlace) = (frame(one), frame(other))
      return (place.y, place.x, one.index) < (otherPlace.y, otherPlace.x, other.index)
    }
  }

  /// The controls that are enabled, in reading order; none of them is put into a list.
  var enabledControls: some BidirectionalCollection<ViewID> { controls.lazy.filter { self.isEnabled($0) } }

  /// The control shown at a cell.
  func control(at point: Point) -> ViewID? { ids.first { frame($0).contains(point) && isControl($0) } }

  /// The enabled control that a key stands for.
  func control(forKey key: Character) -> ViewID? {
    ids.first { isEnabled($0) && keyed.contains($0) && records[$0.index].key == key }
  }
}
