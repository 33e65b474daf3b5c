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
    KataProgram(
      ToDoSuite.self, kata: KataToDo.ToDoScreen.self, reference: Separated.ToDoScreen.self,
      model: (kataModel as Optional)?.driver, referenceModel: SeparatedModel.ToDoStore.driver
    ).main()
  }
}
