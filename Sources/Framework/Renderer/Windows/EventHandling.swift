// From events to what a screen is asked for: the only input code there is.

extension Screen {
  /// Handles one event. Nothing is drawn until `redraw()`.
  public func handle(_ event: Event<Control>) {
    updateIfNeeded()
    switch event {
    case .press(let control): if let id = window.id(of: control) { press(control, id) }
    case .type(let character): if let field = window.focusedField { edit(field, .insert(character)) }
    case .key(let key): handle(key)
    case .click(let point):
      if let id = window.views.control(at: point), let control = window.control(id) { press(control, id) }
    case .tick: tick()
    case .window: break  // what has several windows hands each event to one of them
    }
    updateIfNeeded()
    window.views.settleFocus()
  }

  /// Handles one event, and draws what came of it.
  public func play(_ event: Event<Control>) {
    handle(event)
    redraw()
  }

  /// Focuses a control and activates it; a disabled one does nothing. The cursor of a field goes to the end.
  /// - Parameter id: The control's view.
  public func press(_ control: Control, _ id: ViewID) {
    guard window.views.isEnabled(id) else { return }
    window.views.focus(id)
    if window.views.isField(id) { edit(control, .moveToEnd) } else { activate(control) }
    updateIfNeeded()
  }

  private func handle(_ key: Key) {
    if let id = window.views.focusedID, let field = window.control(id), let shortcuts = window.shortcuts(in: id) {
      handle(key, in: field, shortcuts)
    } else {
      handleOutsideField(key)
    }
  }

  private func handle(_ key: Key, in field: Control, _ shortcuts: Window<Control>.FieldShortcuts) {
    switch key {
    case .character(let character): edit(field, .insert(character))
    case .backspace: edit(field, .deleteBackward)
    case .delete: edit(field, .deleteForward)
    case .left: edit(field, .moveLeft)
    case .right: edit(field, .moveRight)
    case .home: edit(field, .moveToStart)
    case .end: edit(field, .moveToEnd)
    case .return: if let control = shortcuts.return { handle(.press(control)) }
    case .escape: if let control = shortcuts.escape { handle(.press(control)) }
    default: moveFocus(key)
    }
  }

  private func handleOutsideField(_ key: Key) {
    switch key {
    case .character("h"): moveFocus(.left)
    case .character("j"): moveFocus(.down)
    case .character("k"): moveFocus(.up)
    case .character("l"): moveFocus(.right)
    case .return, .space:
      if let id = window.views.focusedID, let control = window.control(id) { press(control, id) }
    case .character(let character): pressKey(character)
    default: moveFocus(key)
    }
  }

  /// Activates the control that a key stands for, and leaves the focus where it is.
  private func pressKey(_ key: Character) {
    if let id = window.views.control(forKey: key), let control = window.control(id) { activate(control) }
  }

  private func moveFocus(_ key: Key) {
    switch key {
    case .up: move(.up)
    case .down: move(.down)
    case .left: move(.left)
    case .right: move(.right)
    case .tab: focusNext(by: 1)
    case .backtab: focusNext(by: -1)
    default: break
    }
  }

  private func move(_ direction: Direction) {
    if let focused = window.focusedControl, let next = scroll(direction, from: focused) {
      window.focus(next)
    } else if let next = window.views.nearest(direction) {
      window.views.focus(next)
      moveCursorToEnd()
    }
  }

  private func focusNext(by step: Int) {
    window.views.moveFocus(by: step)
    moveCursorToEnd()
  }

  private func moveCursorToEnd() {
    if let field = window.focusedField { edit(field, .moveToEnd) }
  }
}
