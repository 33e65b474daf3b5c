// Views in collections: the tasks are kept in their rows alone, and the rules in the field are only drawn.
import Renderer

struct TaskRow: ControlView {
  var handle = ViewHandle()
  let frame: Rect
  var isUrgent = false  // R1 state-in-view

  func draw(in canvas: Canvas) { canvas.line(isUrgent ? "!" : "-") }
}

struct RuleView: ControlView {
  var handle = ViewHandle()
  let frame: Rect

  func draw(in canvas: Canvas) { canvas.line("------") }
}

final class TasksScreen: Screen {
  let window = Window<Int>(size: Size(width: 20, height: 10))
  private var rows: [TaskRow] = []  // R1 state-in-view
  private var rules: [RuleView] = []

  var savedState: [Bool] { rows.map(\.isUrgent) }

  func display() {
    window.display(rows)
    window.display(rules)
  }

  func activate(_ control: Int) {
    guard rows.indices.contains(control) else { return addRow() }
    rows[control].isUrgent.toggle()  // R2 raw-write
    window.setNeedsDisplay(rows[control])  // R3 direct-refresh
  }

  private func addRow() {
    if rows.count == 10 { return }
    rows.append(TaskRow(frame: Rect(x: 0, y: rows.count, width: 20)))
    window.add(&rows[rows.count - 1], as: rows.count - 1)
    addRule()
  }

  private func addRule() {
    let frame = Rect(x: 0, y: rules.count, width: 20)
    rules.append(RuleView(frame: frame))
    window.add(&rules[rules.count - 1], named: "rule")
  }
}
