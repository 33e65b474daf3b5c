import KataCheck
import KataToDo
import Separated
import Suites

@main
enum ToDoKata {
  static func main() {
    KataProgram(ToDoSuite.self, kata: KataToDo.ToDoScreen.self, reference: Separated.ToDoScreen.self)
      .main()
  }
}
