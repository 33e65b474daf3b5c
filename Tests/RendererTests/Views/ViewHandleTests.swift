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

@Test func `a view in a window has itself redrawn, and no other`() {
  let screen = ViewScreen(NumberView())
  screen.view.number = 7
  #expect(screen.invalidated == ["view"])
  screen.redraw()
  #expect(screen.lines == ["7", "[>B<]", ""])
}

@Test func `a removed view has nothing redrawn, and can be added again`() {
  let screen = ViewScreen(NumberView())
  screen.window.remove(&screen.view)
  screen.view.number = 7
  #expect(!screen.view.isInWindow)
  #expect(screen.invalidated == [])
  screen.window.add(&screen.view, named: "view")
  #expect(screen.invalidated == ["view"])
  screen.redraw()
  #expect(screen.lines[0] == "7")
}

@Test func `a view in one of two windows has only that one redrawn`() {
  let (first, second) = (ViewScreen(NumberView()), ViewScreen(NumberView()))
  second.view.number = 7
  #expect(first.invalidated == [])
  #expect(second.invalidated == ["view"])
}

@Test func `a copy has the same place redrawn as long as the view is there`() {
  let screen = ViewScreen(NumberView())
  let copy = screen.view
  copy.setNeedsDisplay()
  #expect(screen.invalidated == ["view"])
  screen.window.remove(&screen.view)
  copy.setNeedsDisplay()
  #expect(screen.invalidated == [])
}

@Test func `the copy of a removed view reaches no view that got its number`() {
  let screen = ViewScreen(NumberView())
  var copy = screen.view
  screen.window.remove(&screen.view)
  var other = NumberView()
  screen.window.add(&other, named: "other")
  screen.window.discardInvalidations()
  #expect(other.id == copy.id)
  copy.setNeedsDisplay()
  #expect(screen.invalidated == [])
  screen.window.remove(&copy)
  #expect(other.isInWindow)
}

@Test func `a view can be removed through a copy, and then counts as removed`() {
  let screen = ViewScreen(NumberView())
  var copy = screen.view
  screen.window.remove(&copy)
  #expect(!screen.view.isInWindow)
  screen.window.remove(&screen.view)
  screen.view.number = 7
  #expect(screen.invalidated == [])
}

@Test func `a control takes over whether it is enabled, and a moved view clears its old place`() {
  let screen = ViewScreen(NumberView())
  screen.button.isEnabled = false
  #expect(screen.window.controls.map(\.isEnabled) == [false])
  screen.view.frame = Rect(x: 0, y: 2, width: 4)
  screen.view.setNeedsDisplay()
  screen.redraw()
  #expect(screen.lines == ["", "  B", "0"])
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

private protocol Counter: AnyObject {
  var count: Int { get }
}

private final class FixedCounter: Counter {
  let count = 3
}

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
