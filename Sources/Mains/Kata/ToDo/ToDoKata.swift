import KataCheck
import KataToDo
import KataToDoModel
import Specifications
import Separated
import SeparatedModel
import Suites

@main
enum ToDoKata {
  static func main() {
    KataProgram(
      ToDoSuite.self, kata: KataToDo.ToDoScreen.self, reference: Separated.ToDoScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.ToDoStore.driver
    ).main()
  }
}
