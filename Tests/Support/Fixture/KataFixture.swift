import Foundation
import KataCheck
import Lessons
import Separated
import SeparatedModel
import Specifications
import Suites
import Worst

/// The program of a kata that gets into the trouble that `TROUBLE` names when the first item is deleted.
enum KataFixture {
  static func main() {
    KataProgram(
      ToDoSuite.self, kata: FaultyScreen<GetsIntoTrouble>.self, reference: Separated.ToDoScreen.self, model: nil,
      referenceModel: ToDoStore.driver
    ).main()
  }

  static func getIntoTrouble() {
    switch ProcessInfo.processInfo.environment["TROUBLE"] {
    case "loop": while true { usleep(10_000) }
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

private enum GetsIntoTrouble: Fault {
  static func activate(_ control: ToDoControl, on screen: Worst.ToDoScreen) {
    if control == .delete(row: 0) { KataFixture.getIntoTrouble() }
    screen.activate(control)
  }
}
