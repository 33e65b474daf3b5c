import Lessons
import Testing

@Suite struct `The lessons` {
  private var lessons: [any Lesson.Type] {
    LessonName.allCases.map { lesson in
      switch lesson {
      case .mines: Mines.self
      case .todo: ToDo.self
      case .notes: Notes.self
      case .promotions: Promotions.self
      case .chat: Chat.self
      }
    }
  }

  @Test func `are called on the command line as in the list`() {
    #expect(lessons.map { $0.name } == LessonName.allCases.map { "\($0)" })
  }

  @Test func `have a type, and so folders, of their name up to upper and lower case`() {
    for lesson in lessons { #expect("\(lesson)".lowercased() == lesson.name) }
  }
}
