import Renderer
import Testing

/// One control of each kind, each changed by what the test says.
private final class ControlScreen: Screen {
  let window = Window<String>(size: Size(width: 20, height: 5))
  var label = Label("text", frame: Rect(x: 0, y: 0, width: 20))
  var button = Button("Press", frame: Rect(x: 0, y: 1, width: 20))
  var toggle = Switch("Switch", frame: Rect(x: 0, y: 2, width: 20))
  var field = TextField("ab", frame: Rect(x: 0, y: 3, width: 20))

  init() {
    window.add(&label, named: "label")
    window.add(&button, as: "button")
    window.add(&toggle, as: "switch")
    window.addField(&field, as: "field")
    redraw()
  }

  func display() {
    window.display(label)
    window.display(button)
    window.display(toggle)
    window.display(field)
  }

  func activate(_ control: String) {}

  /// What a change has redrawn at the next redraw.
  func invalidated(by change: (ControlScreen) -> Void) -> [String] {
    window.discardInvalidations()
    change(self)
    return window.names(of: window.invalidated)
  }
}

private struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (ControlScreen) -> Void

  init(_ description: String, _ apply: @escaping @Sendable (ControlScreen) -> Void) {
    testDescription = description
    self.apply = apply
  }
}

@Test(
  arguments: [
    (Change("another text") { $0.label.text = "new" }, "label"),
    (Change("another style") { $0.label.style = .bold }, "label"),
    (Change("a button off") { $0.button.isEnabled = false }, "button"),
    (Change("a button moved") { $0.button.frame.x = 2 }, "button"),
    (Change("a switch off") { $0.toggle.isEnabled = false }, "switch"),
    (Change("a switch set") { $0.toggle.isOn = true }, "switch"),
    (Change("a switch toggled") { $0.toggle.toggle() }, "switch"),
    (Change("a field off") { $0.field.isEnabled = false }, "field"),
    (Change("another field text") { $0.field.text = "b" }, "field"),
    (Change("a field's text taken over") { $0.field.takeText(from: TextField("", frame: $0.field.frame)) }, "field"),
    (Change("a character typed") { $0.field.apply(.insert("c")) }, "field"),
    (Change("an accent typed") { $0.field.apply(.insert("\u{301}")) }, "field"),
    (Change("a character deleted") { $0.field.apply(.deleteBackward) }, "field"),
    (Change("the cursor moved") { $0.field.apply(.moveLeft) }, "field"),
    (Change("the cursor at the start") { $0.field.apply(.moveToStart) }, "field"),
  ])
private func `a control that is set to a different value has itself redrawn`(change: Change, control: String) {
  #expect(ControlScreen().invalidated(by: change.apply) == [control])
}

@Test(
  arguments: [
    Change("the same text") { $0.label.text = "text" },
    Change("the same style") { $0.label.style = .plain },
    Change("a button on") { $0.button.isEnabled = true },
    Change("a button where it is") { $0.button.frame.x = 0 },
    Change("a switch on") { $0.toggle.isEnabled = true },
    Change("a switch as it is set") { $0.toggle.isOn = false },
    Change("a field on") { $0.field.isEnabled = true },
    Change("the same field text") { $0.field.text = "ab" },
    Change("the same text taken over") { $0.field.takeText(from: $0.field) },
    Change("nothing to delete") { $0.field.apply(.deleteForward) },
    Change("the cursor at its right end") { $0.field.apply(.moveRight) },
    Change("the cursor at the end") { $0.field.apply(.moveToEnd) },
  ])
private func `a control that is set to the same value is not redrawn`(change: Change) {
  #expect(ControlScreen().invalidated(by: change.apply) == [])
}

@Test(arguments: [TextEdit.deleteBackward, .moveLeft, .moveToStart])
func `an edit that finds nothing before the cursor redraws nothing`(edit: TextEdit) {
  let screen = ControlScreen()
  screen.field.apply(.moveToStart)
  #expect(screen.invalidated { $0.field.apply(edit) } == [])
  #expect(screen.invalidated { $0.field.apply(.deleteForward) } == ["field"])
  #expect(screen.invalidated { $0.field.apply(.moveRight) } == ["field"])
}

@Test func `texts that Unicode takes for equal are different where their characters are written differently`() {
  let screen = ControlScreen()
  screen.label.text = "\u{E9}"
  screen.field.text = "\u{E9}"
  #expect(screen.invalidated { $0.label.text = "e\u{301}" } == ["label"])
  #expect(screen.invalidated { $0.field.text = "e\u{301}" } == ["field"])
}
