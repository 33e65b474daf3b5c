// From events to what a screen is asked for: the only input code there is.

extension Screen {
  /// Handles one event. Nothing is drawn until `redraw()`.
  package func handle(_ event: Event<Control>) {
    switch event {
    case .press(let control): if let id = window.id(of: control) { press(id) }
    case .type(let character): if let field = window.focusedField { edit(field, .insert(character)) }
    case .key(let key): handle(key)
    case .click(let point): if let id = window.control(at: point) { press(id) }
    case .tick: tick()
    }
    window.settleFocus()
  }

  /// Focuses a control and activates it; a disabled one does nothing. The cursor of a field goes to the end.
  package func press(_ id: ViewID) {
    guard window.isEnabled(id), let role = window.record(id)?.role else { return }
    window.setFocus(id)
    switch role {
    case .label: break
    case .control(let control): activate(control)
    case .field(let field, _, _): edit(field, .moveToEnd)
    }
  }

  private func handle(_ key: Key) {
    if let id = window.focusedID, case .field(let field, let `return`, let escape)? = window.record(id)?.role {
      handle(key, in: field, return: `return`, escape: escape)
    } else {
      handleOutsideField(key)
    }
  }

  private func handle(_ key: Key, in field: Control, return: Control?, escape: Control?) {
    switch key {
    case .character(let character): edit(field, .insert(character))
    case .backspace: edit(field, .deleteBackward)
    case .delete: edit(field, .deleteForward)
    case .left: edit(field, .moveLeft)
    case .right: edit(field, .moveRight)
    case .home: edit(field, .moveToStart)
    case .end: edit(field, .moveToEnd)
    case .return: if let `return` { handle(.press(`return`)) }
    case .escape: if let escape { handle(.press(escape)) }
    default: moveFocus(key)
    }
  }

  private func handleOutsideField(_ key: Key) {
    switch key {
    case .character("h"): moveFocus(.left)
    case .character("j"): moveFocus(.down)
    case .character("k"): moveFocus(.up)
    case .character("l"): moveFocus(.right)
    case .return, .space: if let id = window.focusedID { press(id) }
    case .character(let character): if let control = window.control(forKey: character) { activate(control) }
    default: moveFocus(key)
    }
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
    } else if let next = window.nearest(direction) {
      window.setFocus(next)
      moveCursorToEnd()
    }
  }

  private func focusNext(by step: Int) {
    window.moveFocus(by: step)
    moveCursorToEnd()
  }

  private func moveCursorToEnd() {
    if let field = window.focusedField { edit(field, .moveToEnd) }
  }

}
