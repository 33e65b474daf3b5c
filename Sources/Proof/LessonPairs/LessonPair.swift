import LessonScreens
import Lessons
import Renderer
import SeparatedModel
import Specifications
import Suites

/// A lesson with its variants, and what they have to do.
///
/// What works on any lesson is a function that is generic over the pair: it takes a member of `allLessons`.
package protocol LessonPair: ScreenPair {
  /// Plays the lesson on the separated variant's model alone.
  associatedtype Driver: ModelDriver<Suite.L>

  /// All of them: the two above, and every other design.
  static var variants: [Variant<Suite.L>] { get }
}

/// The lessons, in the order of the workshop.
package let allLessons: [any LessonPair.Type] = LessonName.allCases.map { lesson in
  guard let pair = screens(of: lesson) as? any LessonPair.Type else {
    preconditionFailure("The lesson has a list of variants (was \(lesson))")
  }
  return pair
}

/// - Parameter lesson: The name of one that there is.
package func pair(of lesson: String) -> any LessonPair.Type {
  guard let pair = allLessons.first(where: { $0.name == lesson }) else {
    preconditionFailure("There is such a lesson (was \(lesson))")
  }
  return pair
}

extension MinesPair: LessonPair { package typealias Driver = MinesDriver<Game> }
extension ToDoPair: LessonPair { package typealias Driver = ToDoDriver<ToDoStore> }
extension NotesPair: LessonPair { package typealias Driver = NotesDriver<Notebook> }
extension PromotionsPair: LessonPair { package typealias Driver = PromotionsDriver<Shop> }
extension ChatPair: LessonPair { package typealias Driver = ChatDriver<ChatContext> }

extension LessonPair {
  package static var summary: String { L.summary }
  /// The names of the lesson's own options.
  package static var options: [String] { L.Settings.options.map(\.name) }
}
