import Lessons
import Play
import Separated

@main
enum SeparatedMain {
  static func main() {
    LessonCommand(
      name: "separated",
      summary: "five small apps, each with a sealed model that announces its changes",
      lessons: LessonName.allCases.map(program)
    ).main()
  }

  private static func program(_ lesson: LessonName) -> any RunnableLesson {
    switch lesson {
    case .mines: LessonProgram(Mines.self, MinesScreen.self)
    case .todo: LessonProgram(ToDo.self, ToDoScreen.self)
    case .notes: LessonProgram(Notes.self, NotesScreen.self)
    case .promotions: LessonProgram(Promotions.self, PromotionsScreen.self)
    case .chat: LessonProgram(Chat.self, ChatScreen.self)
    }
  }
}
