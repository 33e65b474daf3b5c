import Lessons
import Play
import Separated

@main
enum SeparatedMain {
  static func main() {
    LessonCommand(
      name: "separated",
      summary: "five small apps, each with a sealed model that announces its changes",
      lessons: [
        LessonProgram(Mines.self, MinesScreen.self),
        LessonProgram(ToDo.self, ToDoScreen.self),
        LessonProgram(Notes.self, NotesScreen.self),
        LessonProgram(Promotions.self, PromotionsScreen.self),
        LessonProgram(Chat.self, ChatScreen.self),
      ]
    ).main()
  }
}
