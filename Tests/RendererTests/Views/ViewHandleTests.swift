import Fixture
import Renderer
import Testing

/// A view that has itself redrawn whenever its number is set.
private struct NumberView: View {
  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 4)
  var number = 0 { didSet { setNeedsDisplay() } }

  func draw(in canvas: Canvas) { canvas.line("\(number)") }
}

/// A view, and a button below it.
private final class ViewScreen: Screen {
  let window = Window<String>(size: Size(width: 8, height: 3))
  var view = NumberView()
  var button = Button("B", frame: Rect(x: 0, y: 1, width: 8))

  init() {
    window.add(&view, named: "view")
    window.add(&button, as: "button")
    redraw()
  }

  func display() {
    window.display(view)
    window.display(button)
  }

  func activate(_ control: String) {}

  var invalidated: [String] { window.views.names(of: window.invalidated) }
}

@Test func `a view in a window has itself redrawn, and no other`() {
  let screen = ViewScreen()
  screen.view.number = 7
  #expect(screen.invalidated == ["view"])
  screen.redraw()
  #expect(screen.window.surface.lines == ["7", "[>B<]", ""])
}

@Test func `the copy of a removed view reaches no view that got its number`() {
  let screen = ViewScreen()
  var copy = screen.view
  screen.window.remove(&screen.view)
  var other = NumberView()
  screen.window.add(&other, named: "other")
  screen.window.views.discardInvalidations()
  #expect(other.id == copy.id)
  copy.setNeedsDisplay()
  #expect(screen.invalidated == [])
  screen.window.remove(&copy)
  #expect(other.isInWindow)
}

@Test func `what a view keeps of its window keeps no window alive`() {
  var view = NumberView()
  weak var gone: Window<String>?
  do {
    let window = Window<String>(size: Size(width: 4, height: 1))
    window.add(&view, named: "view")
    gone = window
  }
  #expect(gone == nil)
  view.number = 7  // and does no harm
}

// MARK: - Contexts

private protocol Counter: AnyObject { var count: Int { get } }

private final class FixedCounter: Counter { let count = 3 }

private struct CounterView: ContextView {
  var handle = ViewHandle()
  let frame = Rect(x: 0, y: 0, width: 4)
  private(set) var count: Int?
  private var counter: (any Counter)?

  mutating func didMove(toContext context: (any Counter)?) {
    counter = context
    count = context?.count
  }

  func draw(in canvas: Canvas) {}
}

@Test func `a view gets what its window's owner offers as it is added, and nothing as it is removed`() {
  let window = Window<String>(size: Size(width: 4, height: 1), context: FixedCounter())
  var view = CounterView()
  #expect(view.count == nil)
  window.add(&view, named: "view")
  #expect(view.count == 3)
  window.remove(&view)
  #expect(view.count == nil)
}

@Test(.enabled(if: LongTests.areRun))
func `a window whose context is not what a view needs is a programmer's error`() async {
  await #expect(processExitsWith: .failure) {
    let window = Window<String>(size: Size(width: 4, height: 1))
    var view = CounterView()
    window.add(&view, named: "view")
  }
}
