import Foundation
import KataCheck
import KataToDo
import KataToDoModel
import Separated
import SeparatedModel
import Specifications
import Suites

@main
enum ToDoKata {
  static func main() {
    let hasReferenceViewState = KataToDo.ToDoScreen.SavedViewState.self == Separated.ToDoScreen.SavedViewState.self
    if CommandLine.arguments.dropFirst() == ["view-state"] { exit(hasReferenceViewState ? 0 : 1) }
    KataProgram(
      ToDoSuite.self, kata: KataToDo.ToDoScreen.self, reference: Separated.ToDoScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.ToDoStore.driver
    ).main()
  }
}
