import Testing

@testable import Renderer

/// Six buttons in two rows, a text field below them, and a line that tells what was activated last.
///
///     [ a ]  [ b ]  [ c ]
///     [ d ]  [ e ]  [ f ]
///     [field    ]
///     last
private final class ButtonScreen: Screen {
  let window = Window<String>(size: Size(width: 24, height: 4))
  var buttons: [Button]
  private(set) var field = TextField(frame: Rect(x: 0, y: 2, width: 12))
  private var last = Label(frame: Rect(x: 0, y: 3, width: 24))
  private(set) var activated: [String] = []

  init() {
    buttons = ["a", "b", "c", "d", "e", "f"].enumerated().map { index, title in
      Button(title, key: title == "c" ? "x" : nil, frame: Rect(x: index % 3 * 8, y: index / 3, width: 8))
    }
    for index in buttons.indices { window.add(&buttons[index], as: buttons[index].title) }
    window.addField(&field, as: "field", return: "a", escape: "b")
    window.add(&last, named: "last")
    redraw()
  }

  func display() {
    window.display(buttons)
    window.display(field)
    window.display(last)
  }

  func activate(_ control: String) {
    activated.append(control)
    last.text = control
  }

  func edit(_ control: String, _ edit: TextEdit) { field.apply(edit) }

  /// The names of the views that an event has redrawn.
  func redrawn(by event: Event<String>) -> [String] {
    play(event)
    return window.redrawnNames
  }

  func focus(after keys: Key...) -> String? {
    for key in keys { handle(.key(key)) }
    redraw()
    return window.focusedControl
  }
}

@Test func `a screen starts with the first control focused and everything drawn`() {
  let screen = ButtonScreen()
  #expect(screen.window.surface.lines == ["[>a<]   [ b ]   [ c ] x", "[ d ]   [ e ]   [ f ]", "[          ]", ""])
  #expect(screen.window.redrawnNames == ["a", "b", "c", "d", "e", "f", "field", "last"])
}

@Test(
  arguments: [
    ([.right], "b"), ([.right, .right], "c"), ([.right, .right, .right], "c"), ([.down], "d"), ([.up], "a"),
    ([.left], "a"), ([.down, .right, .up], "b"), ([.down, .down], "field"), ([.right, .right, .down, .down], "field"),
    ([.character("l"), .character("j"), .character("h"), .character("k")], "a"),
    ([.tab], "b"), ([.backtab], "field"), ([.backtab, .tab], "a"), ([.tab, .tab, .tab], "d"),
    ([.down, .down, .up], "d"),
  ] as [([Key], String)])
func `keys move the focus`(keys: [Key], control: String) {
  let screen = ButtonScreen()
  for key in keys { screen.handle(.key(key)) }
  #expect(screen.window.focusedControl == control)
}

@Test func `moving the focus passes disabled controls over`() {
  let screen = ButtonScreen()
  screen.buttons[1].isEnabled = false
  #expect(screen.focus(after: .tab) == "c")
  #expect(screen.focus(after: .backtab) == "a")
  #expect(screen.focus(after: .right) == "e")  // nearer than the one beyond the disabled one
}

@Test func `the focus leaves a control that is disabled or gone for the next in reading order`() {
  let screen = ButtonScreen()
  screen.window.focus("b")
  screen.buttons[1].isEnabled = false
  screen.redraw()
  #expect(screen.window.focusedControl == "c")
  screen.window.remove(&screen.buttons[2])
  screen.redraw()
  #expect(screen.window.focusedControl == "d")
  screen.handle(.press("field"))
  #expect(screen.window.focusedControl == "field")
}

@Test func `a removed view leaves a blank, and its name and its number to another`() {
  let screen = ButtonScreen()
  screen.window.remove(&screen.buttons[1])
  screen.redraw()
  #expect(screen.window.surface.lines[0] == "[>a<]           [ c ] x")
  #expect(screen.window.id(of: "b") == nil)
  screen.handle(.press("b"))
  #expect(screen.activated == [])
  var other = Button("g", frame: Rect(x: 8, y: 0, width: 8))
  screen.window.add(&other, as: "g")
  screen.buttons = [screen.buttons[3], other, screen.buttons[5]]
  screen.redraw()
  #expect(screen.window.surface.lines[0] == "[>a<]   [ g ]   [ c ] x")
}

@Test(
  arguments: [
    (Event.press("e"), ["e"], "e"), (.key(.return), ["a"], "a"), (.key(.space), ["a"], "a"),
    (.click(Point(x: 9, y: 1)), ["e"], "e"), (.click(Point(x: 15, y: 1)), ["e"], "e"),
    (.click(Point(x: 16, y: 1)), ["f"], "f"), (.click(Point(x: 0, y: 3)), [], "a"),
    (.click(Point(x: 99, y: 99)), [], "a"), (.key(.character("x")), ["c"], "a"), (.key(.character("z")), [], "a"),
    (.press("none such"), [], "a"), (.tick, [], "a"), (.type("x"), [], "a"), (.key(.backspace), [], "a"),
  ] as [(Event<String>, [String], String)])
func `an event activates the control it means`(event: Event<String>, activated: [String], focused: String) {
  let screen = ButtonScreen()
  screen.handle(event)
  #expect(screen.activated == activated)
  #expect(screen.window.focusedControl == focused)
  #expect(screen.field.text == "")
}

@Test func `a disabled control does nothing`() {
  let screen = ButtonScreen()
  screen.buttons[2].isEnabled = false
  for event: Event in [.press("c"), .click(Point(x: 17, y: 0)), .key(.character("x"))] { screen.handle(event) }
  #expect(screen.activated == [])
  #expect(screen.window.focusedControl == "a")
}

@Test func `in a field characters are text, and Return and Escape press what they stand for`() {
  let screen = ButtonScreen()
  screen.handle(.key(.character("x")))
  screen.handle(.press("field"))
  #expect(screen.window.acceptsText)
  for key in [Key.character("h"), .character("x"), .left, .character("é"), .home, .delete] { screen.handle(.key(key)) }
  for key in [Key.tab, .backtab, .character("y")] { screen.handle(.key(key)) }  // which comes back to the text's end
  #expect(screen.field.text == "éxy")
  screen.handle(.key(.return))
  screen.handle(.press("field"))
  screen.handle(.key(.escape))
  #expect(screen.activated == ["c", "a", "b"])
  #expect(screen.window.focusedControl == "b")
}

@Test func `only invalidated views are drawn, and the log names them`() {
  let screen = ButtonScreen()
  #expect(screen.redrawn(by: .tick) == [])
  #expect(screen.redrawn(by: .key(.right)) == ["a", "b"])
  #expect(screen.redrawn(by: .press("b")) == ["last"])
  #expect(screen.redrawn(by: .press("f")) == ["b", "f", "last"])
  screen.window.setNeedsDisplay()
  #expect(screen.redrawn(by: .tick).count == 8)
}

@Test func `the view that was invalidated is drawn, in whatever order the views are displayed`() {
  let (screen, swapped) = (ButtonScreen(), ButtonScreen())
  swapped.buttons.swapAt(1, 3)
  for screen in [screen, swapped] { _ = screen.redrawn(by: .press("d")) }
  #expect(swapped.window.surface.lines == screen.window.surface.lines)
}

@Test func `the controls are listed in reading order`() {
  let screen = ButtonScreen()
  screen.buttons[0].isEnabled = false
  screen.redraw()
  let controls = screen.window.controls
  #expect(controls.map(\.control) == ["a", "b", "c", "d", "e", "f", "field"])
  #expect(controls.map(\.isEnabled) == [false, true, true, true, true, true, true])
  #expect(controls.filter(\.isFocused).map(\.control) == ["b"])
  #expect(controls[6].frame == Rect(x: 0, y: 2, width: 12))
}

@Test func `sets of views know their members and their order`() {
  var set = ViewSet()
  set.reserve(200)
  for index in [199, 3, 64, 63] { set.insert(ViewID(index: index)) }
  set.remove(ViewID(index: 3))
  var members: [Int] = []
  set.forEach(in: 0...198) { members.append($0.index) }
  #expect(members == [63, 64])
  #expect(set.count == 3)
  #expect(set.contains(ViewID(index: 199)))
  #expect(!set.contains(.none))
  set.removeAll()
  #expect(set.isEmpty)
}
