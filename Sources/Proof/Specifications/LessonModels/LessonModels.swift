import Lessons
import SeparatedModel

/// Each lesson's model by itself, with what plays the lesson on it, in the order of the workshop.
package let allModels: [any ModelDriver.Type] = LessonName.allCases.map { lesson in
  switch lesson {
  case .mines: MinesDriver<Game>.self
  case .todo: ToDoDriver<ToDoStore>.self
  case .notes: NotesDriver<Notebook>.self
  case .promotions: PromotionsDriver<Shop>.self
  case .chat: ChatDriver<ChatContext>.self
  }
}
