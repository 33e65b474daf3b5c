import Renderer
import Testing

/// One control of each kind, each changed by what the test says.
private struct Controls {
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
  }

  /// The views that the next redraw draws because of a change.
  mutating func invalidated(by change: (inout Controls) -> Void) -> [String] {
    window.views.discardInvalidations()
    change(&self)
    return window.views.names(of: window.invalidated)
  }
}

private struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let invalidated: [String]
  let apply: @Sendable (inout Controls) -> Void

  init(_ description: String, _ invalidated: String..., apply: @escaping @Sendable (inout Controls) -> Void) {
    testDescription = description
    self.invalidated = invalidated
    self.apply = apply
  }
}

@Test(
  arguments: [
    Change("another text", "label") { $0.label.text = "new" }, Change("the same text") { $0.label.text = "text" },
    Change("another style", "label") { $0.label.style = .bold }, Change("the same style") { $0.label.style = .plain },
    Change("a button off", "button") { $0.button.isEnabled = false },
    Change("a button on") { $0.button.isEnabled = true }, Change("a button moved", "button") { $0.button.frame.x = 2 },
    Change("a button where it is") { $0.button.frame.x = 0 },
    Change("a switch off", "switch") { $0.toggle.isEnabled = false },
    Change("a switch on") { $0.toggle.isEnabled = true }, Change("a switch set", "switch") { $0.toggle.isOn = true },
    Change("a switch as it is set") { $0.toggle.isOn = false },
    Change("a switch toggled", "switch") { $0.toggle.toggle() },
    Change("another field text", "field") { $0.field.text = "b" },
    Change("the same field text") { $0.field.text = "ab" },
    Change("a field's text taken over", "field") { $0.field.takeText(from: TextField("", frame: $0.field.frame)) },
    Change("the same text taken over") { $0.field.takeText(from: $0.field) },
    Change("a character typed", "field") { $0.field.apply(.insert("c")) },
    Change("an accent typed", "field") { $0.field.apply(.insert("\u{301}")) },
    Change("a character deleted", "field") { $0.field.apply(.deleteBackward) },
    Change("nothing to delete") { $0.field.apply(.deleteForward) },
    Change("the cursor moved", "field") { $0.field.apply(.moveLeft) },
    Change("the cursor at its right end") { $0.field.apply(.moveRight) },
    Change("the cursor at the start", "field") { $0.field.apply(.moveToStart) },
    Change("the cursor at the end") { $0.field.apply(.moveToEnd) },
  ])
private func `a control has itself redrawn when it is set to a different value, and only then`(change: Change) {
  var controls = Controls()
  #expect(controls.invalidated(by: change.apply) == change.invalidated)
}

@Test(arguments: [TextEdit.deleteBackward, .moveLeft, .moveToStart])
func `an edit that finds nothing before the cursor redraws nothing`(edit: TextEdit) {
  var controls = Controls()
  controls.field.apply(.moveToStart)
  #expect(controls.invalidated { $0.field.apply(edit) } == [])
  #expect(controls.invalidated { $0.field.apply(.deleteForward) } == ["field"])
  #expect(controls.invalidated { $0.field.apply(.moveRight) } == ["field"])
}

@Test func `texts that Unicode takes for equal are different where their characters are written differently`() {
  var controls = Controls()
  controls.label.text = "\u{E9}"
  controls.field.text = "\u{E9}"
  #expect(controls.invalidated { $0.label.text = "e\u{301}" } == ["label"])
  #expect(controls.invalidated { $0.field.text = "e\u{301}" } == ["field"])
}
