/// Shows the views of one screen: knows them by the names of the screen's controls, draws the invalidated ones, owns
/// focus and hit-testing.
public final class Window<Control: Hashable & Sendable & LosslessStringConvertible> {
  /// Handed to each view as it is added: whatever the window's owner wants its views to reach.
  public let context: AnyObject?

  /// The views, apart from what their controls are called.
  public let views: ViewTable
  /// By the number of their view; `nil` for one that is not a control.
  private var controlsByID: [Control?] = []
  private var identifiers: [Control: ViewID] = [:]
  private var shortcuts: [ViewID: FieldShortcuts] = [:]

  /// - Parameter context: Kept alive by the window.
  public init(size: Size, context: AnyObject? = nil) {
    views = ViewTable(size: size)
    self.context = context
  }

  /// What is shown; up to date after `Screen.redraw()`.
  public var surface: Surface { views.surface }
  /// Columns and rows; they stay.
  public var size: Size { views.surface.size }

  /// The controls that Return and Escape press in a text field.
  struct FieldShortcuts {
    let `return`: Control?
    let escape: Control?
  }

  /// The name of a control, by its view.
  public func control(_ id: ViewID) -> Control? {
    id.index >= 0 && id.index < controlsByID.count ? controlsByID[id.index] : nil
  }

  func shortcuts(in field: ViewID) -> FieldShortcuts? { shortcuts[field] }
}

// MARK: - Adding and removing views

extension Window {
  /// Adds a view that only shows something.
  /// - Precondition: The name is the only one of its kind in the window.
  public func add(_ view: inout some View, named name: String) {
    require(!view.isInWindow, "A view is added once (was '\(name)' again)")
    view.handle = views.insert(
      ViewTable.Record(name: name, kind: .label, key: nil), frame: view.frame, isEnabled: true)
    view.didMove(to: context)
  }

  /// Adds a control under its name in scripts.
  public func add(_ view: inout some ControlView, as control: Control) { add(&view, control, .control, key: view.key) }

  /// Adds a text field; Return and Escape, typed into it, press the controls named here.
  public func addField(
    _ view: inout some ControlView, as control: Control, return: Control? = nil, escape: Control? = nil
  ) {
    add(&view, control, .field, key: nil)
    shortcuts[view.id] = FieldShortcuts(return: `return`, escape: escape)
  }

  private func add(_ view: inout some ControlView, _ control: Control, _ kind: ViewPlace.Kind, key: Character?) {
    require(!view.isInWindow, "A view is added once (was '\(control)' again)")
    let record = ViewTable.Record(name: control, kind: kind, key: key)
    view.handle = views.insert(record, frame: view.frame, isEnabled: view.isEnabled)
    while controlsByID.count <= view.id.index { controlsByID.append(nil) }
    controlsByID[view.id.index] = control
    let earlier = identifiers.updateValue(view.id, forKey: control)
    require(earlier == nil, "A control's name is unique (was '\(control)' twice)")
    view.didMove(to: context)
  }

  /// Removes a view and clears its place; nothing happens when it is in no window.
  public func remove(_ view: inout some View) {
    guard view.isInWindow else { return }
    require(view.handle.views === views, "A view is removed from the window it was added to (was another)")
    if let control = control(view.id) {
      controlsByID[view.id.index] = nil
      identifiers[control] = nil
      if views.isField(view.id) { shortcuts[view.id] = nil }
    }
    views.remove(view.id)
    view.handle = ViewHandle()
    view.didMove(to: nil)
  }
}

/// A precondition whose sentence is printed in an optimised build too: whoever edits a screen reads it there.
private func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { fatalError(sentence()) }
}

// MARK: - Drawing

extension Window {
  /// Has every view drawn at the next redraw.
  public func setNeedsDisplay() { views.invalidateAll() }

  /// Draws a view if it was invalidated.
  public func display(_ view: some View) {
    if invalidated.contains(view.id) { draw(view) }
  }

  /// Draws those of the views that were invalidated. Looks at no others when they were added one after the other, and
  /// the window has removed no view.
  /// - Precondition: None of the views was added before the first, or after the last.
  public func display(_ views: [some View]) {
    views.withUnsafeBufferPointer { views in  // which copies no view
      if views.isEmpty { return }
      let (first, last) = (views[0].id.index, views[views.count - 1].id.index)
      guard !self.views.hasRemoved, first >= 0, last - first == views.count - 1 else {
        return views.forEach { display($0) }
      }
      invalidated.forEach(in: first...last) { id in
        let place = id.index - first
        if let index = views[place].id == id ? place : views.firstIndex(where: { $0.id == id }) { draw(views[index]) }
      }
    }
  }

  private func draw(_ view: some View) {
    let isFocused = view.id == views.focusedID
    let canvas = Canvas(on: surface, frame: view.frame, isFocused: isFocused, showsKeys: views.showsKeys)
    if let tracking = views.tracking {
      tracking.draw(view.id) { view.draw(in: canvas) }
    } else {
      view.draw(in: canvas)
    }
  }

  /// The views invalidated since the last redraw.
  public var invalidated: ViewSet { views.invalidated }

  /// The views drawn by the last redraw.
  public var redrawn: ViewSet { views.redrawn }

  /// The names of the views drawn by the last redraw, sorted.
  public var redrawnNames: [String] { views.names(of: redrawn) }
}

// MARK: - Controls and focus

extension Window {
  /// A control as others see it.
  public struct ControlInfo: Equatable, Sendable {
    /// Its name.
    public let control: Control
    /// In the window's cells.
    public let frame: Rect
    /// Whether it can be pressed.
    public let isEnabled: Bool
    /// Whether the keyboard acts on it.
    public let isFocused: Bool
  }

  /// The controls on the screen, in reading order.
  public var controls: [ControlInfo] {
    views.controls.compactMap { id in
      control(id).map {
        ControlInfo(
          control: $0, frame: views.frame(id), isEnabled: views.isEnabled(id),
          isFocused: id == views.focusedID)
      }
    }
  }

  /// Whether the views with the same numbers are the same controls and labels, in the same places.
  public func hasSameLayout(as other: Window) -> Bool {
    controlsByID == other.controlsByID && views.hasSameLayout(as: other.views)
  }

  /// Whether both have the same controls, in the same places, enabled alike, and the same of them has the focus.
  public func hasSameControls(as other: Window) -> Bool {
    let (ids, otherIDs) = (views.controls, other.views.controls)
    guard ids.count == otherIDs.count else { return false }
    return ids.indices.allSatisfy { index in
      let (id, otherID) = (ids[index], otherIDs[index])
      return control(id) == other.control(otherID) && views.frame(id) == other.views.frame(otherID)
        && views.isEnabled(id) == other.views.isEnabled(otherID)
        && (id == views.focusedID) == (otherID == other.views.focusedID)
    }
  }

  /// The control's view, if it is on the screen.
  public func id(of control: Control) -> ViewID? { identifiers[control] }

  /// The focused control.
  public var focusedControl: Control? { views.focusedID.flatMap(control) }

  /// Tells whenever the focus has moved, and where to: for a screen that keeps the focus with view state of its own.
  /// There is one such handler; another one takes its place.
  public func observeFocus(_ handler: @escaping (Control?) -> Void) {
    views.focusObserver = { [unowned self] in handler(focusedControl) }
  }

  /// Moves the focus to a control; nothing happens when it is absent or disabled.
  public func focus(_ control: Control) {
    if let id = identifiers[control] { views.focus(id) }
  }

  /// Focuses the control that has the focus in another window, if it is there and enabled.
  public func takeFocus(from other: Window) {
    if let control = other.focusedControl { focus(control) }
  }

  /// Whether a text field has the focus, so that characters are text.
  public var acceptsText: Bool { focusedField != nil }

  /// The text field that has the focus.
  var focusedField: Control? { views.focusedID.flatMap { views.isField($0) ? control($0) : nil } }
}
