// Tracked screens: one shows an observable model, one refreshes all the same, and one is observable itself.
import Observation
import Renderer

@Observable final class Tally {
  private(set) var value = 0
  @ObservationIgnored private var steps: [Int] = []
  var canUndo: Bool { value > 0 }

  func add(_ step: Int) {
    steps.append(step)
    value += step
  }

  func undo() { value -= steps.popLast() ?? 0 }
}

struct TallyLabel: View {
  var handle = ViewHandle()
  let frame: Rect
  let tally: Tally

  func draw(in canvas: Canvas) { canvas.line("\(tally.value)") }
}

final class TallyScreen: TrackedScreen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private let tally = Tally()
  private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))
  private var marks: [Label] = []
  private var drawn = 0

  func display() { window.display(undoButton) }

  func update() {
    undoButton.isEnabled = tally.canUndo
    drawn = tally.value
    showMarks()
  }

  private func showMarks() {
    while marks.count < drawn { marks.append(Label("|", frame: Rect(x: marks.count, y: 1, width: 1))) }
  }

  func activate(_ control: Int) { control == 0 ? tally.undo() : tally.add(control) }
}

final class HastyScreen: TrackedScreen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private let tally = Tally()
  private var label: TallyLabel
  private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))

  init() { label = TallyLabel(frame: Rect(x: 0, y: 2, width: 20), tally: tally) }

  func display() { window.display(label) }

  func update() { undoButton.isEnabled = tally.canUndo }

  func activate(_ control: Int) {
    tally.add(control)
    update()  // R3 direct-refresh
    updateIfNeeded()  // R3 direct-refresh
    label.setNeedsDisplay()  // R3 direct-refresh
  }
}

@Observable final class PlainScreen: TrackedScreen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private(set) var value = 0  // R1 state-in-view
  @ObservationIgnored private var steps: [Int] = []  // R1 state-in-view
  @ObservationIgnored private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))

  func display() { window.display(undoButton) }

  func update() { undoButton.isEnabled = value > 0 }

  func activate(_ control: Int) {
    if control == 0 { return undo() }
    steps.append(control)
    value += control
  }

  private func undo() { value -= steps.popLast() ?? 0 }
}

struct PlainLabel: View {
  var handle = ViewHandle()
  let frame: Rect
  unowned let screen: PlainScreen

  func draw(in canvas: Canvas) { canvas.line("\(screen.value)") }
}

/// Nothing asks this panel for an update: it is a word like others.
final class Panel: Screen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private let tally = Tally()
  private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))

  func display() { window.display(undoButton) }

  func update() { undoButton.isEnabled = tally.canUndo }

  func activate(_ control: Int) {
    tally.add(control)
    update()  // R3 direct-refresh
  }
}
