// Tracked screens: one shows an observable model, one refreshes all the same.
import Observation
import Renderer

@Observable final class Tally {
  private(set) var value = 0

  func add(_ step: Int) { value += step }
}

struct TallyLabel: View {
  let frame: Rect
  let tally: Tally
}

final class TallyScreen: TrackedScreen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private let tally = Tally()
  private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))
  private var marks: [Label] = []
  private var drawn = 0

  func display() { window.display(undoButton) }
  func update() { drawn = tally.value }

  private func showMarks() {
    while marks.count < drawn { marks.append(Label("|", frame: Rect(x: marks.count, y: 1, width: 1))) }
  }
}

final class HastyScreen: TrackedScreen {
  let window = Window<Int>(size: Size(width: 20, height: 3))
  private let tally = Tally()
  private var label: TallyLabel
  private var undoButton = Button("Undo", frame: Rect(x: 0, y: 0, width: 9))

  init() { label = TallyLabel(frame: Rect(x: 0, y: 2, width: 20), tally: tally) }
  func display() { window.display(label) }

  func activate(_ control: Int) {
    tally.add(control)
    updateIfNeeded()  // R3 direct-refresh
    window.setNeedsDisplay(label)  // R3 direct-refresh
  }
}
