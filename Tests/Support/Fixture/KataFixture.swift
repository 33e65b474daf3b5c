import Foundation
import KataCheck
import Lessons
import Renderer
import Separated
import SeparatedModel
import Specifications
import Suites
import Worst

/// The program of a kata that gets into trouble when the first item is deleted, into that which `TROUBLE` names: the
/// tests check it.
enum KataFixture {
  static func main() {
    KataProgram(
      ToDoSuite.self, kata: TroubledScreen.self, reference: Separated.ToDoScreen.self, model: nil,
      referenceModel: ToDoStore.driver
    ).main()
  }

  static func getIntoTrouble() {
    switch ProcessInfo.processInfo.environment["TROUBLE"] {
    case "loop": while true {}
    case "trap": fatalError("trapped on purpose")
    case "recursion": print(depth(of: 1))
    case "memory": fillMemory()
    case "output": while true { print("printed on purpose") }
    case "input": print(readLine() ?? "nothing to read")
    case "exit": exit(3)
    case "kill": kill(getpid(), SIGKILL)
    default: break
    }
  }

  /// Fills the stack.
  private static func depth(of start: Int) -> Int { start < 0 ? 0 : depth(of: start + 1) + "\(start)".count }

  private static func fillMemory() {
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 10_000_000)) }
  }
}

final class TroubledScreen: Screen, Shareable {
  private let base: Worst.ToDoScreen

  init(settings: ToDoSettings, seed: UInt64) { base = Worst.ToDoScreen(settings: settings, seed: seed) }
  init(state: ToDoState) { base = Worst.ToDoScreen(state: state) }
  init(beside other: TroubledScreen) { base = Worst.ToDoScreen(beside: other.base) }

  var window: Window<ToDoControl> { base.window }
  var savedState: ToDoState { base.savedState }

  var viewState: Worst.ToDoScreen.SavedViewState {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  func restore(_ state: ToDoState) { base.restore(state) }
  func display() { base.display() }
  func tick() { base.tick() }
  func edit(_ field: ToDoControl, _ edit: TextEdit) { base.edit(field, edit) }

  func scroll(_ direction: Direction, from control: ToDoControl) -> ToDoControl? {
    base.scroll(direction, from: control)
  }

  func activate(_ control: ToDoControl) {
    if control == .delete(row: 0) { KataFixture.getIntoTrouble() }
    base.activate(control)
  }
}
