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
  /// Where the views are and which are enabled, by their numbers: what a redraw asks for, apart from what it does not.
  private var frames: [Rect] = []
  private var enabled = ViewSet()
  /// Numbers that removed views have left, the lowest last.
  private var freeIDs: [ViewID] = []
  private var identifiers: [Control: ViewID] = [:]
  private var showsKeys = true

  /// - Parameter context: Kept alive by the window.
  package init(size: Size, context: AnyObject? = nil) {
    surface = Surface(size: size)
    self.context = context
  }

  package var size: Size { surface.size }
}

// MARK: - Adding and removing views

extension Window {
  /// What the window knows of a view for as long as it is there.
  struct Record {
    let name: String
    let role: Role
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
    insert(&view, isEnabled: true, Record(name: name, role: .label))
  }

  /// Adds a control under its name in scripts.
  package func add(_ view: inout some ControlView, as control: Control) {
    let record = Record(name: control.description, role: .control(control), key: view.key)
    insert(&view, isEnabled: view.isEnabled, record)
  }

  /// Adds a text field; Return and Escape, typed into it, press the controls named here.
  package func addField(
    _ view: inout some ControlView, as control: Control, return: Control? = nil, escape: Control? = nil
  ) {
    let role = Role.field(control, return: `return`, escape: escape)
    insert(&view, isEnabled: view.isEnabled, Record(name: control.description, role: role))
  }

  /// Removes a view and clears its place.
  package func remove(_ view: inout some View) {
    guard let record = record(view.id) else { return }
    surface.clear(frames[view.id.index])
    if let control = record.role.control { identifiers[control] = nil }
    records[view.id.index] = nil
    freeIDs.append(view.id)
    freeIDs.sort { $0.index > $1.index }
    invalidated.remove(view.id)
    enabled.remove(view.id)
    if focusedID == view.id { focusedID = nil }
    layoutVersion += 1
    view.id = .none
  }

  private func insert(_ view: inout some View, isEnabled: Bool, _ record: Record) {
    precondition(view.id == .none, "A view is added once (was '\(record.name)' again)")
    let id = freeIDs.popLast() ?? appendID()
    records[id.index] = record
    frames[id.index] = view.frame
    if isEnabled { enabled.insert(id) } else { enabled.remove(id) }
    if let control = record.role.control {
      precondition(identifiers[control] == nil, "A control's name is unique (was '\(control)' twice)")
      identifiers[control] = id
    }
    invalidated.insert(id)
    layoutVersion += 1
    view.id = id
    view.didMove(to: context)
  }

  private func appendID() -> ViewID {
    records.append(nil)
    frames.append(Rect(x: 0, y: 0, width: 0))
    enabled.reserve(records.count)
    invalidated.reserve(records.count)
    redrawn.reserve(records.count)
    return ViewID(index: records.count - 1)
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
    if showsKeys == acceptsText { toggleKeys() }
    return !invalidated.isEmpty
  }

  func endRedraw() {
    redrawn = invalidated
    invalidated.removeAll()
  }

  private func draw(_ view: some View) {
    view.draw(in: Canvas(on: surface, frame: view.frame, isFocused: view.id == focusedID, showsKeys: showsKeys))
  }

  /// Shows or hides the keys beside the controls, as the focus leaves a text field or goes to one.
  private func toggleKeys() {
    showsKeys.toggle()
    for index in records.indices where records[index]?.key != nil { invalidated.insert(ViewID(index: index)) }
  }

  private func update(_ id: ViewID, frame: Rect, isEnabled: Bool) {
    precondition(id != .none, "A view is displayed in the window it was added to (was in none)")
    invalidated.insert(id)
    if frames[id.index] != frame {
      surface.clear(frames[id.index])
      frames[id.index] = frame
    }
    if isEnabled { enabled.insert(id) } else { enabled.remove(id) }
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
    order.map { id, control in
      ControlInfo(control: control, frame: frame(id), isEnabled: isEnabled(id), isFocused: id == focusedID)
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

  func frame(_ id: ViewID) -> Rect { frames[id.index] }

  func isEnabled(_ id: ViewID) -> Bool { enabled.contains(id) }

  /// The controls in reading order: by row, then by column.
  var order: [(id: ViewID, control: Control)] {
    records.indices
      .compactMap { index in records[index]?.role.control.map { (ViewID(index: index), $0) } }
      .sorted { one, other in
        let (a, b) = (frame(one.0), frame(other.0))
        return (a.y, a.x, one.0.index) < (b.y, b.x, other.0.index)
      }
  }

  /// The control shown at a cell.
  func control(at point: Point) -> ViewID? {
    records.indices.lazy.map { ViewID(index: $0) }
      .first { record($0)?.role.control != nil && frame($0).contains(point) }
  }

  /// The enabled control that a key stands for.
  func control(forKey key: Character) -> Control? {
    records.indices.lazy.first { records[$0]?.key == key && isEnabled(ViewID(index: $0)) }
      .flatMap { records[$0]?.role.control }
  }
}
