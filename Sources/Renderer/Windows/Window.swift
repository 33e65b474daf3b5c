/// Shows the views of one screen: keeps their places and names, draws the invalidated ones, owns focus and hit-testing.
package final class Window<Control: Hashable & Sendable & LosslessStringConvertible> {
  /// What is shown; up to date after `Screen.redraw()`.
  package private(set) var surface: Surface

  /// Handed to each view as it is added: whatever the window's owner wants its views to reach.
  package let context: AnyObject?

  /// The views invalidated since the last redraw.
  package private(set) var invalidated = ViewSet()
  /// The views drawn by the last redraw.
  package private(set) var redrawn = ViewSet()
  /// Counts the views added and removed: while it stays, a `ViewID` names the same view.
  package private(set) var layoutVersion = 0

  package internal(set) var focusedID: ViewID?
  /// Where the focused control was when the focus last moved: from there the focus goes on when the control goes.
  var focusFrame = Rect(x: 0, y: 0, width: 0)

  private var records: [Record?] = []
  private var identifiers: [Control: ViewID] = [:]

  /// - Parameter context: Kept alive by the window.
  package init(size: Size, context: AnyObject? = nil) {
    surface = Surface(size: size)
    self.context = context
  }

  package var size: Size { surface.size }

  /// Starts anew with another size and no views.
  package func reset(size: Size) {
    surface = Surface(size: size)
    records = []
    identifiers = [:]
    invalidated = ViewSet()
    redrawn = ViewSet()
    focusedID = nil
    layoutVersion += 1
  }
}

// MARK: - Adding and removing views

extension Window {
  /// What the window knows of a view, as of the last `setNeedsDisplay`.
  struct Record {
    let name: String
    let role: Role
    var frame: Rect
    var isEnabled = true
    var key: Character?
  }

  enum Role {
    case label
    case control(Control)
    /// A text field, and the controls that Return and Escape press in it.
    case field(Control, return: Control?, escape: Control?)

    var control: Control? {
      switch self {
      case .label: nil
      case .control(let control), .field(let control, _, _): control
      }
    }
  }

  /// Adds a view that only shows something.
  /// - Precondition: The name is the only one of its kind in the window.
  package func add(_ view: inout some View, named name: String) {
    insert(&view, Record(name: name, role: .label, frame: view.frame))
  }

  /// Adds a control under its name in scripts.
  package func add(_ view: inout some ControlView, as control: Control) {
    let record = Record(
      name: control.description, role: .control(control), frame: view.frame, isEnabled: view.isEnabled, key: view.key)
    insert(&view, record)
  }

  /// Adds a text field; Return and Escape, typed into it, press the controls named here.
  package func add(
    _ view: inout some ControlView, as control: Control, return: Control? = nil, escape: Control? = nil
  ) {
    let role = Role.field(control, return: `return`, escape: escape)
    insert(
      &view, Record(name: control.description, role: role, frame: view.frame, isEnabled: view.isEnabled, key: nil))
  }

  /// Removes a view and clears its place.
  package func remove(_ view: inout some View) {
    guard let record = record(view.id) else { return }
    surface.clear(record.frame)
    if let control = record.role.control { identifiers[control] = nil }
    records[view.id.index] = nil
    invalidated.remove(view.id)
    if focusedID == view.id { focusedID = nil }
    layoutVersion += 1
    view.id = .none
  }

  private func insert(_ view: inout some View, _ record: Record) {
    precondition(view.id == .none, "A view is added once (was '\(record.name)' again)")
    let id = nextID
    if id.index == records.count { records.append(record) } else { records[id.index] = record }
    if let control = record.role.control {
      precondition(identifiers[control] == nil, "A control's name is unique (was '\(control)' twice)")
      identifiers[control] = id
    }
    invalidated.reserve(records.count)
    redrawn.reserve(records.count)
    invalidated.insert(id)
    layoutVersion += 1
    view.id = id
    view.didMove(to: context)
  }

  /// The lowest number that is free.
  private var nextID: ViewID {
    ViewID(index: records.firstIndex { $0 == nil } ?? records.count)
  }
}

// MARK: - Drawing

extension Window {
  /// Has a view drawn at the next redraw, and takes over where it is and whether it is enabled.
  package func setNeedsDisplay(_ view: some View) {
    update(view.id, frame: view.frame, isEnabled: true)
  }

  /// Has a control drawn at the next redraw, and takes over where it is and whether it is enabled.
  package func setNeedsDisplay(_ view: some ControlView) {
    update(view.id, frame: view.frame, isEnabled: view.isEnabled)
  }

  /// Has every view drawn at the next redraw.
  package func setNeedsDisplay() {
    for index in records.indices where records[index] != nil { invalidated.insert(ViewID(index: index)) }
  }

  /// Forgets what was invalidated, undrawn: for those who compare which views *would* be drawn, and draw none.
  package func discardInvalidations() { invalidated.removeAll() }

  /// Draws a view if it was invalidated.
  package func display(_ view: some View) {
    if invalidated.contains(view.id) { draw(view) }
  }

  /// Draws those of the views that were invalidated; as fast as there are few of them when they were added in a row.
  package func display(_ views: [some View]) {
    guard let first = views.first?.id.index, let last = views.last?.id.index else { return }
    guard first >= 0, last - first == views.count - 1 else { return views.forEach { display($0) } }
    invalidated.forEach(in: first...last) { draw(views[$0.index - first]) }
  }

  /// - Returns: Whether there is anything to draw.
  func beginRedraw() -> Bool {
    redrawn.removeAll()
    return !invalidated.isEmpty
  }

  func endRedraw() {
    redrawn = invalidated
    invalidated.removeAll()
  }

  private func draw(_ view: some View) {
    view.draw(in: Canvas(on: surface, frame: view.frame, isFocused: view.id == focusedID))
  }

  private func update(_ id: ViewID, frame: Rect, isEnabled: Bool) {
    guard let record = record(id) else { return }
    invalidated.insert(id)
    if record.frame != frame {
      surface.clear(record.frame)
      records[id.index]?.frame = frame
    }
    if record.isEnabled != isEnabled { records[id.index]?.isEnabled = isEnabled }
  }

  func invalidate(_ id: ViewID) { invalidated.insert(id) }
}

// MARK: - Asking

extension Window {
  /// A control as others see it.
  package struct ControlInfo: Equatable, Sendable {
    package let control: Control
    package let frame: Rect
    package let isEnabled: Bool
    package let isFocused: Bool
  }

  /// The controls on the screen, in reading order.
  package var controls: [ControlInfo] {
    order.map { id, control, record in
      ControlInfo(
        control: control, frame: record.frame, isEnabled: record.isEnabled, isFocused: id == focusedID)
    }
  }

  /// The control's view, if it is on the screen.
  package func id(of control: Control) -> ViewID? { identifiers[control] }

  /// The names of views, sorted.
  package func names(of views: ViewSet) -> [String] {
    var names: [String] = []
    guard !records.isEmpty else { return [] }
    views.forEach(in: 0...records.count - 1) { if let name = record($0)?.name { names.append(name) } }
    return names.sorted()
  }

  func record(_ id: ViewID) -> Record? {
    records.indices.contains(id.index) ? records[id.index] : nil
  }

  /// The controls in reading order: by row, then by column.
  var order: [(id: ViewID, control: Control, record: Record)] {
    records.enumerated()
      .compactMap { index, record in
        record.flatMap { record in record.role.control.map { (ViewID(index: index), $0, record) } }
      }
      .sorted { ($0.2.frame.y, $0.2.frame.x, $0.0.index) < ($1.2.frame.y, $1.2.frame.x, $1.0.index) }
  }

  /// The control shown at a cell.
  func control(at point: Point) -> Control? {
    records.lazy.compactMap { $0 }.first { $0.role.control != nil && $0.frame.contains(point) }?.role.control
  }

  /// The enabled control that a key stands for.
  func control(forKey key: Character) -> Control? {
    records.lazy.compactMap { $0 }.first { $0.key == key && $0.isEnabled }?.role.control
  }
}
