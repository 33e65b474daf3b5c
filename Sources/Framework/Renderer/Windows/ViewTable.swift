/// The views of a window, whatever its controls are called: where they are, what is to be drawn, which has the focus.
///
/// Views go by number here, and everything that is asked for on every event takes constant time.
public final class ViewTable {
  /// What the window knows of a view for as long as it is there.
  struct Record {
    /// Its description is what scripts and messages call the view; a control's is not spelled out before it is asked for.
    let name: any CustomStringConvertible & Sendable
    let kind: Kind
    let key: Character?
  }

  enum Kind {
    case label, control, field
  }

  /// Where the views are drawn.
  public let surface: Surface

  /// Counts the views added, moved and removed: while it stays, a `ViewID` names the same view in the same place.
  public private(set) var layoutVersion = 0 {
    didSet { sortedControls = nil }
  }
  /// The views invalidated since the last redraw.
  public private(set) var invalidated = ViewSet()
  /// The views drawn by the last redraw.
  public private(set) var redrawn = ViewSet()

  /// Whether keys press controls, so that they are worth showing: not while a text field has the focus.
  private(set) var showsKeys = true

  var focusedID: ViewID? {
    didSet { if focusedID != oldValue { focusObserver?() } }
  }
  /// Told when the focus has moved.
  var focusObserver: (() -> Void)?
  /// Where the focused control was last seen: from there the focus goes on when the control goes.
  var focusFrame = Rect(x: 0, y: 0, width: 0)

  private var records: [Record?] = []
  /// Those of the records, where they are compared quickly.
  private var kinds: [Kind?] = []
  /// How many views have left each number, so that a handle to one of them is told apart from the present view's.
  private var generations: [Int] = []
  private var frames: [Rect] = []
  private var fields = ViewSet()
  private var enabled = ViewSet()
  /// Numbers that removed views have left, the lowest last.
  private var freeIDs: [ViewID] = []
  /// The controls in reading order, once they have been asked for.
  private var sortedControls: [ViewID]?

  init(size: Size) { surface = Surface(size: size) }

  func record(_ id: ViewID) -> Record? { records.indices.contains(id.index) ? records[id.index] : nil }

  func frame(_ id: ViewID) -> Rect { frames[id.index] }

  func isEnabled(_ id: ViewID) -> Bool { enabled.contains(id) }

  func isField(_ id: ViewID) -> Bool { fields.contains(id) }

  private func isControl(_ id: ViewID) -> Bool { kinds[id.index].map { $0 != .label } ?? false }

  /// The name of a view.
  public func name(of id: ViewID) -> String? { record(id)?.name.description }

  /// The names of views, sorted.
  public func names(of views: ViewSet) -> [String] {
    ids.filter(views.contains).compactMap(name).sorted()
  }

  private var ids: some RandomAccessCollection<ViewID> { records.indices.lazy.map { ViewID(index: $0) } }
}

// MARK: - Adding and removing

extension ViewTable {
  func insert(_ record: Record, frame: Rect, isEnabled: Bool) -> ViewHandle {
    let id = freeIDs.popLast() ?? appendID()
    records[id.index] = record
    kinds[id.index] = record.kind
    frames[id.index] = frame
    fields.set(id, record.kind == .field)
    enabled.set(id, isEnabled)
    invalidated.insert(id)
    layoutVersion += 1
    return ViewHandle(id: id, views: self, generation: generations[id.index])
  }

  /// Whether the handle's view is still in this window.
  func isCurrent(_ handle: ViewHandle) -> Bool {
    handle.views === self && generations[handle.id.index] == handle.generation
  }

  func remove(_ id: ViewID) {
    surface.clear(frames[id.index])
    records[id.index] = nil
    kinds[id.index] = nil
    generations[id.index] += 1
    freeIDs.append(id)
    freeIDs.sort { $0.index > $1.index }
    invalidated.remove(id)
    enabled.remove(id)
    if focusedID == id { focusedID = nil }
    layoutVersion += 1
  }

  private func appendID() -> ViewID {
    records.append(nil)
    kinds.append(nil)
    generations.append(0)
    frames.append(Rect(x: 0, y: 0, width: 0))
    fields.reserve(records.count)
    enabled.reserve(records.count)
    invalidated.reserve(records.count)
    redrawn.reserve(records.count)
    return ViewID(index: records.count - 1)
  }
}

// MARK: - Invalidating and redrawing

extension ViewTable {
  func invalidate(_ id: ViewID) { invalidated.insert(id) }

  func invalidate(_ id: ViewID, frame: Rect, isEnabled: Bool) {
    enabled.set(id, isEnabled)
    invalidate(id, frame: frame)
  }

  func invalidate(_ id: ViewID, frame: Rect) {
    invalidated.insert(id)
    if frames[id.index] != frame {
      surface.clear(frames[id.index])
      frames[id.index] = frame
      layoutVersion += 1
    }
  }

  func invalidateAll() {
    for id in ids where records[id.index] != nil { invalidated.insert(id) }
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
    for id in ids where isEnabled(id) && records[id.index]?.key != nil { invalidated.insert(id) }
  }

  func endRedraw() {
    swap(&redrawn, &invalidated)  // a copy would need memory for every frame
    invalidated.removeAll()
  }
}

// MARK: - Comparing

extension ViewTable {
  /// Whether the same views are enabled and the same has the focus, given that the layouts are the same.
  public func hasSameFocus(as other: ViewTable) -> Bool {
    focusedID == other.focusedID && enabled == other.enabled
  }

  /// Whether the views with the same numbers are of the same kind and in the same place, and the labels among them have
  /// the same names.
  func hasSameLayout(as other: ViewTable) -> Bool {
    guard kinds == other.kinds else { return false }
    return ids.allSatisfy { id in
      guard let kind = kinds[id.index] else { return true }
      return frame(id) == other.frame(id) && (kind != .label || name(of: id) == other.name(of: id))
    }
  }
}

// MARK: - Finding controls

extension ViewTable {
  /// The controls in reading order: by row, then by column. Constant time while the layout stays.
  public var controls: [ViewID] {
    if let sortedControls { return sortedControls }
    let controls = ids.filter(isControl).sorted { one, other in
      (frame(one).y, frame(one).x, one.index) < (frame(other).y, frame(other).x, other.index)
    }
    sortedControls = controls
    return controls
  }

  /// The controls that are enabled, in reading order; none of them is put into a list.
  var enabledControls: some BidirectionalCollection<ViewID> { controls.lazy.filter { self.isEnabled($0) } }

  /// The control shown at a cell.
  func control(at point: Point) -> ViewID? {
    ids.first { frame($0).contains(point) && isControl($0) }
  }

  /// The enabled control that a key stands for.
  func control(forKey key: Character) -> ViewID? {
    ids.first { isEnabled($0) && records[$0.index]?.key == key }
  }
}
