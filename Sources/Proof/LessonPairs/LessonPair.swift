import Lessons
import Renderer
import Separated
import Suites
import Worst

/// Both variants of a lesson, with what they have to do.
package struct LessonPair<Suite: LessonSuite, WorstScreen: ShareableScreen, SeparatedScreen: ShareableScreen>
where
  WorstScreen.Control == Suite.L.Control, WorstScreen.Settings == Suite.L.Settings,
  WorstScreen.SavedState == Suite.L.State, SeparatedScreen.Control == Suite.L.Control,
  SeparatedScreen.Settings == Suite.L.Settings, SeparatedScreen.SavedState == Suite.L.State
{
  package typealias L = Suite.L

  package init(_ suite: Suite.Type, worst: WorstScreen.Type, separated: SeparatedScreen.Type) {}
}

/// A pair whatever its types; a command that works on any lesson visits it.
package protocol AnyLessonPair: Sendable {
  var name: String { get }
  var summary: String { get }
  var options: [String] { get }

  func accept<Visitor: LessonVisitor>(_ visitor: Visitor) throws -> Visitor.Result
}

/// What a command does with a lesson.
package protocol LessonVisitor {
  associatedtype Result

  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> Result
}

extension LessonPair: AnyLessonPair {
  package var name: String { L.name }
  package var summary: String { L.summary }
  package var options: [String] { L.Settings.options.map(\.name) }

  package func accept<Visitor: LessonVisitor>(_ visitor: Visitor) throws -> Visitor.Result {
    try visitor.visit(self)
  }
}

/// The lessons, in the order of the workshop.
package let allLessons: [any AnyLessonPair] = [
  LessonPair(MinesSuite.self, worst: Worst.MinesScreen.self, separated: Separated.MinesScreen.self),
  LessonPair(ToDoSuite.self, worst: Worst.ToDoScreen.self, separated: Separated.ToDoScreen.self),
  LessonPair(NotesSuite.self, worst: Worst.NotesScreen.self, separated: Separated.NotesScreen.self),
  LessonPair(PromotionsSuite.self, worst: Worst.PromotionsScreen.self, separated: Separated.PromotionsScreen.self),
  LessonPair(ChatSuite.self, worst: Worst.ChatScreen.self, separated: Separated.ChatScreen.self),
]
