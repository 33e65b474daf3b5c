import LessonScreens
import Lessons
import Play
import PlayBoth
import Separated
import Worst

@main
enum PlayMain {
  static func main() {
    LessonCommand(
      name: "play", summary: "both variants side by side, one input, in lockstep",
      lessons: LessonName.allCases.map(program), takesFiles: false,
      details: [SideBySideHelp.withoutTerminal, SideBySideHelp.keys]
    ).main()
  }

  private static func program(_ lesson: LessonName) -> any RunnableLesson {
    switch lesson {
    case .mines: both(Mines.self, Worst.MinesScreen.self, Separated.MinesScreen.self)
    case .todo: both(ToDo.self, Worst.ToDoScreen.self, Separated.ToDoScreen.self)
    case .notes: both(Notes.self, Worst.NotesScreen.self, Separated.NotesScreen.self)
    case .promotions: both(Promotions.self, Worst.PromotionsScreen.self, Separated.PromotionsScreen.self)
    case .chat: both(Chat.self, Worst.ChatScreen.self, Separated.ChatScreen.self)
    }
  }

  private static func both<L: Lesson>(
    _ lesson: L.Type, _ first: (some LessonScreen<L>).Type, _ second: (some LessonScreen<L>).Type
  ) -> any RunnableLesson {
    SideBySideProgram(lesson, first, second, Pairing(.worst(of: L.self), .separated(of: L.self)))
  }
}
