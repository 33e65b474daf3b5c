import LessonScreens
import Lessons
import Renderer
import Separated
import SeparatedModel
import Specifications
import Suites
import Worst

/// A lesson with its variants, and what they have to do.
///
/// What works on any lesson is a function that is generic over the pair: it takes a member of `allLessons`.
package protocol LessonPair: SendableMetatype {
  associatedtype Suite: LessonSuite
  associatedtype WorstScreen: LessonScreen<Suite.L>
  associatedtype SeparatedScreen: LessonScreen<Suite.L>
  /// Plays the lesson on the separated variant's model alone.
  associatedtype Driver: ModelDriver<Suite.L>

  /// All of them: the two above, and every other design.
  static var variants: [Variant<Suite.L>] { get }
}

/// The lessons, in the order of the workshop.
package let allLessons: [any LessonPair.Type] = LessonName.allCases.map { lesson in
  switch lesson {
  case .mines: MinesPair.self
  case .todo: ToDoPair.self
  case .notes: NotesPair.self
  case .promotions: PromotionsPair.self
  case .chat: ChatPair.self
  }
}

/// - Parameter lesson: The name of one that there is.
package func pair(of lesson: String) -> any LessonPair.Type {
  guard let pair = allLessons.first(where: { $0.name == lesson }) else {
    preconditionFailure("There is such a lesson (was \(lesson))")
  }
  return pair
}

package enum MinesPair: LessonPair {
  package typealias Suite = MinesSuite
  package typealias WorstScreen = Worst.MinesScreen
  package typealias SeparatedScreen = Separated.MinesScreen
  package typealias Driver = MinesDriver<Game>
}

package enum ToDoPair: LessonPair {
  package typealias Suite = ToDoSuite
  package typealias WorstScreen = Worst.ToDoScreen
  package typealias SeparatedScreen = Separated.ToDoScreen
  package typealias Driver = ToDoDriver<ToDoStore>
}

package enum NotesPair: LessonPair {
  package typealias Suite = NotesSuite
  package typealias WorstScreen = Worst.NotesScreen
  package typealias SeparatedScreen = Separated.NotesScreen
  package typealias Driver = NotesDriver<Notebook>
}

package enum PromotionsPair: LessonPair {
  package typealias Suite = PromotionsSuite
  package typealias WorstScreen = Worst.PromotionsScreen
  package typealias SeparatedScreen = Separated.PromotionsScreen
  package typealias Driver = PromotionsDriver<Shop>
}

package enum ChatPair: LessonPair {
  package typealias Suite = ChatSuite
  package typealias WorstScreen = Worst.ChatScreen
  package typealias SeparatedScreen = Separated.ChatScreen
  package typealias Driver = ChatDriver<ChatContext>
}

extension LessonPair {
  package typealias L = Suite.L

  package static var suite: any LessonSuite.Type { Suite.self }
  package static var name: String { L.name }
  package static var summary: String { L.summary }
  /// The names of the lesson's own options.
  package static var options: [String] { L.Settings.options.map(\.name) }
}
