import LessonScreens
import Lessons
import Renderer
import Separated
import Suites
import Worst

/// A lesson with the screens of the two variants that it is told with, and the suite that asks them.
package protocol ScreenPair: SendableMetatype {
  associatedtype Suite: LessonSuite
  associatedtype WorstScreen: LessonScreen<Suite.L>
  associatedtype SeparatedScreen: LessonScreen<Suite.L>
}

package func screens(of lesson: LessonName) -> any ScreenPair.Type {
  switch lesson {
  case .mines: MinesPair.self
  case .todo: ToDoPair.self
  case .notes: NotesPair.self
  case .promotions: PromotionsPair.self
  case .chat: ChatPair.self
  }
}

package enum MinesPair: ScreenPair {
  package typealias Suite = MinesSuite
  package typealias WorstScreen = Worst.MinesScreen
  package typealias SeparatedScreen = Separated.MinesScreen
}

package enum ToDoPair: ScreenPair {
  package typealias Suite = ToDoSuite
  package typealias WorstScreen = Worst.ToDoScreen
  package typealias SeparatedScreen = Separated.ToDoScreen
}

package enum NotesPair: ScreenPair {
  package typealias Suite = NotesSuite
  package typealias WorstScreen = Worst.NotesScreen
  package typealias SeparatedScreen = Separated.NotesScreen
}

package enum PromotionsPair: ScreenPair {
  package typealias Suite = PromotionsSuite
  package typealias WorstScreen = Worst.PromotionsScreen
  package typealias SeparatedScreen = Separated.PromotionsScreen
}

package enum ChatPair: ScreenPair {
  package typealias Suite = ChatSuite
  package typealias WorstScreen = Worst.ChatScreen
  package typealias SeparatedScreen = Separated.ChatScreen
}

extension ScreenPair {
  package typealias L = Suite.L

  package static var name: String { L.name }
}
