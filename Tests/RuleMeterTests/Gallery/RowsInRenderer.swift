// Views in collections: the tasks are kept in their rows alone, and the rules in the field are only drawn.
import Renderer

struct TaskRow: ControlView {
  let frame: Rect
  var isUrgent = false  // R1 state-in-view
}

struct RuleView: ControlView { let frame: Rect }

final class TasksScreen: Screen {
  let window = Window<Int>(size: Size(width: 20, height: 10))
  private var rows: [TaskRow] = []  // R1 state-in-view
  private var rules: [RuleView] = []

  func activate(_ control: Int) {
    guard rows.indices.contains(control) else { return addRow() }
    rows[control].isUrgent.toggle()  // R2 raw-write
  }

  private func addRow() {
    if rows.count == 10 { return }
    rows.append(TaskRow(frame: Rect(x: 0, y: rows.count, width: 20)))
    addRule()
  }

  private func addRule() {
    let frame = Rect(x: 0, y: rules.count, width: 20)
    rules.append(RuleView(frame: frame))
    window.add(&rules[rules.count - 1], named: "rule")
  }
}
