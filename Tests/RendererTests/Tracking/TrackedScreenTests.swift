import Fixture
import Foundation
import Observation
import Renderer
import Testing

@Observable private final class Counter { var value = 0 }

/// Shows one counter, or the sum of two.
private struct SumLabel: ControlView {
  var handle = ViewHandle()
  var frame: Rect
  let counters: [Counter]

  func draw(in canvas: Canvas) {
    canvas.line((canvas.isFocused ? ">" : " ") + "\(counters.reduce(0) { $0 + $1.value })")
  }
}

/// A line for each of two counters and one for their sum; while the first one is negative, a warning below.
private final class CounterScreen: TrackedScreen {
  let window = Window<String>(size: Size(width: 6, height: 4))
  let counters: [Counter]
  var one: SumLabel
  var two: SumLabel
  var sum: SumLabel
  private var warning = Label("below", frame: Rect(x: 0, y: 3, width: 6))
  /// What an event does.
  var action: (CounterScreen) -> Void = { _ in }
  var actionOfUpdate: (CounterScreen) -> Void = { _ in }
  private(set) var updates = 0

  init(_ counters: [Counter] = [Counter(), Counter()]) {
    self.counters = counters
    one = SumLabel(frame: Rect(x: 0, y: 0, width: 6), counters: [counters[0]])
    two = SumLabel(frame: Rect(x: 0, y: 1, width: 6), counters: [counters[1]])
    sum = SumLabel(frame: Rect(x: 0, y: 2, width: 6), counters: counters)
    window.add(&one, as: "one")
    window.add(&two, as: "two")
    window.add(&sum, as: "sum")
    redraw()
  }

  func display() {
    window.display(one)
    window.display(two)
    window.display(sum)
    window.display(warning)
  }

  func update() {
    updates += 1
    actionOfUpdate(self)
    if counters[0].value >= 0 {
      window.remove(&warning)
    } else if !warning.isInWindow {
      window.add(&warning, named: "warning")
    }
  }

  func activate(_ control: String) { action(self) }

  /// Presses `one`, which does the action.
  /// - Returns: The names of the views that were drawn again.
  func redrawn(by action: @escaping (CounterScreen) -> Void) -> [String] {
    self.action = action
    play(.press("one"))
    return window.redrawnNames
  }

  var lines: [String] { window.surface.lines }
}

@Suite struct `A tracked screen` {
  @Test(arguments: [
    ([0], ["one", "sum"], [">1", " 0", " 1", ""]), ([1], ["sum", "two"], [">0", " 1", " 1", ""]),
    ([0, 1], ["one", "sum", "two"], [">1", " 1", " 2", ""]), ([0, 0], ["one", "sum"], [">2", " 0", " 2", ""]),
    ([], [], [">0", " 0", " 0", ""]),
  ])
  func `draws what has read what was written, once, and as it is after the last write`(
    written: [Int], redrawn: [String], lines: [String]
  ) {
    let screen = CounterScreen()
    #expect(screen.redrawn { screen in for number in written { screen.counters[number].value += 1 } } == redrawn)
    #expect(screen.lines == lines)
  }

  @Test func `is updated before it is drawn, and only when what the update read was written`() {
    let screen = CounterScreen()
    #expect(screen.updates == 1)
    #expect(screen.redrawn { $0.counters[0].value = -1 } == ["one", "sum", "warning"])
    #expect(screen.lines == [">-1", " 0", " -1", "below"])
    _ = screen.redrawn { $0.counters[1].value = 5 }
    #expect(screen.updates == 2)
    _ = screen.redrawn { $0.counters[0].value = 1 }
    #expect(screen.updates == 3)
    #expect(screen.lines == [">1", " 5", " 6", ""])
  }

  @Test func `shows its controls as updated when an event was handled, drawn or not`() {
    let screen = CounterScreen()
    screen.action = { $0.counters[0].value = -1 }
    screen.handle(.press("one"))
    #expect(screen.window.views.names(of: screen.window.invalidated).contains("warning"))
  }

  @Test func `is updated again when it asks for it, but not for having asked while it was updated, and muted as well`()
  {
    let screen = CounterScreen()
    screen.window.views.tracking?.isMuted = true
    screen.actionOfUpdate = { $0.setNeedsUpdate() }
    _ = screen.redrawn { $0.setNeedsUpdate() }
    #expect(screen.updates == 2)
    _ = screen.redrawn { _ in }
    #expect(screen.updates == 2)
  }

  @Test func `does nothing more for a view that was removed, nor for the one that has its number now`() {
    let screen = CounterScreen()
    let number = screen.two.id
    screen.window.remove(&screen.two)
    var next = Label("next", frame: Rect(x: 0, y: 1, width: 6))
    screen.window.add(&next, named: "next")
    #expect(next.id == number)
    screen.redraw()
    #expect(screen.redrawn { $0.counters[1].value = 3 } == ["sum"])
  }

  @Test func `draws nothing for a view that was removed after the write`() {
    let screen = CounterScreen()
    let redrawn = screen.redrawn { screen in
      screen.counters[1].value = 3
      screen.window.remove(&screen.two)
    }
    #expect(redrawn == ["sum"])
  }

  @Test func `draws a view where it is since it was moved`() {
    let screen = CounterScreen()
    screen.two.frame = Rect(x: 0, y: 3, width: 6)
    screen.two.setNeedsDisplay()
    screen.redraw()
    #expect(screen.redrawn { $0.counters[1].value = 4 } == ["sum", "two"])
    #expect(screen.lines == [">0", "", " 4", " 4"])
  }

  @Test func `hears nothing while it is muted`() {
    let screen = CounterScreen()
    screen.window.views.tracking?.isMuted = true
    #expect(screen.redrawn { $0.counters[0].value = -1 } == [])
    #expect(screen.updates == 1)
    #expect(screen.lines == [">0", " 0", " 0", ""])
  }

  /// A tracking that is never told would otherwise stay with the counter for ever: about 330 bytes for each.
  @Test(.enabled(if: LongTests.areRun))
  func `takes no more memory for moves of the focus, and for updates, while nothing is written`() async {
    await #expect(processExitsWith: .success) {
      let screen = CounterScreen()
      func moveFocus(times: Int) {
        for number in 0..<times {
          screen.window.focus(number % 2 == 0 ? "two" : "one")
          screen.setNeedsUpdate()
          screen.redraw()
        }
      }
      moveFocus(times: 10_000)
      let before = memory()
      let times = 1_000_000
      moveFocus(times: times)  // each draws two views
      precondition(memory() - before < 20_000_000)
      let updates = screen.updates
      precondition(updates > times)
      precondition(screen.redrawn { $0.counters[0].value = 1 } == ["one", "sum"])
      precondition(screen.updates == updates + 1)
    }
  }
}

/// What this process has in use, in bytes; on macOS, the most that it ever had.
private func memory() -> Int {
  #if canImport(Darwin)
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    // `ru_maxrss` begins with what the program had in use that started this one.
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return pages.flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 0
  #endif
}
