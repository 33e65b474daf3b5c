import Renderer
import Testing

/// A model that knows of those whom it tells only that they may be gone.
private final class Person {
  weak var dependent: NameSubscription?
  var name: String { didSet { dependent?.nameDidChange(of: self) } }

  init(name: String) { self.name = name }
}

private final class NameSubscription: ViewSubscription<String> {
  func nameDidChange(of person: Person) { value = person.name }
}

private struct NameLabel: View {
  var handle = ViewHandle() { didSet { name.view = handle } }
  let frame = Rect(x: 0, y: 0, width: 8)
  let name = NameSubscription("nobody")

  func draw(in canvas: Canvas) { canvas.line(name.value) }
}

private final class NameScreen: Screen {
  let window = Window<String>(size: Size(width: 8, height: 2))
  var label = NameLabel()
  var other = Label("other", frame: Rect(x: 0, y: 1, width: 8))

  init() {
    window.add(&label, named: "name")
    window.add(&other, named: "other")
    redraw()
  }

  func display() {
    window.display(label)
    window.display(other)
  }

  func activate(_ control: String) {}

  var invalidated: [String] { window.names(of: window.invalidated) }
}

@Suite struct `The subscription of a view` {
  @Test func `has the view redrawn when it is told, and no other`() {
    let (screen, person) = (NameScreen(), Person(name: "Ada"))
    person.dependent = screen.label.name
    person.name = "Grace"
    #expect(screen.invalidated == ["name"])
    screen.redraw()
    #expect(screen.window.surface.lines == ["Grace", "other"])
  }

  @Test func `keeps a copy, so that a view shows nothing that it was not told`() {
    let (screen, person) = (NameScreen(), Person(name: "Ada"))
    person.name = "Grace"
    screen.window.setNeedsDisplay()
    screen.redraw()
    #expect(screen.window.surface.lines == ["nobody", "other"])
  }

  @Test func `is told while the view is in no window, and redraws nothing then`() {
    let (screen, person) = (NameScreen(), Person(name: "Ada"))
    person.dependent = screen.label.name
    screen.window.remove(&screen.label)
    person.name = "Grace"
    #expect(screen.invalidated == [])
    screen.window.add(&screen.label, named: "name")
    screen.redraw()
    #expect(screen.window.surface.lines == ["Grace", "other"])
  }

  @Test func `may be made for a view that is in its window already`() {
    let screen = NameScreen()
    let subscription = ViewSubscription(1, for: screen.label.handle)
    #expect(screen.invalidated == [])
    subscription.value = 2
    #expect(screen.invalidated == ["name"])
  }

  @Test func `goes with the last copy of its view`() {
    let person = Person(name: "Ada")
    do {
      let screen = NameScreen()
      person.dependent = screen.label.name
      #expect(person.dependent != nil)
    }
    #expect(person.dependent == nil)
    person.name = "Grace"  // and does no harm
  }
}
