import Lessons
import Play
import Worst

@main
enum WorstMain {
  static func main() {
    LessonCommand(
      name: "worst",
      summary: "five small apps without a model, their state scattered through the views",
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
