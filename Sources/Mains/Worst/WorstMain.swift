import Lessons
import Play
import Worst

@main
enum WorstMain {
  static func main() {
    LessonCommand(
      name: "worst",
      summary: "five small apps without a model, their state scattered through the views",
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
