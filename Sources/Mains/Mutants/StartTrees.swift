import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Suites

// The trees without a change that others have, where they are built beside those.

#if canImport(StartWorst)
  import StartSeparated
  import StartWorst

  func examplesAtStart(_ lesson: String, _ variant: String) -> LessonOutcome? {
    switch lesson {
    case Mines.name: examples(MinesSuite.self, variant, StartWorst.MinesScreen.self, StartSeparated.MinesScreen.self)
    case ToDo.name: examples(ToDoSuite.self, variant, StartWorst.ToDoScreen.self, StartSeparated.ToDoScreen.self)
    case Notes.name: examples(NotesSuite.self, variant, StartWorst.NotesScreen.self, StartSeparated.NotesScreen.self)
    case Promotions.name:
      examples(
        PromotionsSuite.self, variant, StartWorst.PromotionsScreen.self, StartSeparated.PromotionsScreen.self)
    case Chat.name: examples(ChatSuite.self, variant, StartWorst.ChatScreen.self, StartSeparated.ChatScreen.self)
    default: nil
    }
  }

  private func examples<Suite: LessonSuite>(
    _ suite: Suite.Type, _ variant: String, _ worst: (some LessonScreen<Suite.L>).Type,
    _ separated: (some LessonScreen<Suite.L>).Type
  ) -> LessonOutcome {
    let parts = [CheckPart.examples]
    return variant == VariantName.worst
      ? LessonCheck(suite, subject: worst, reference: separated).run(parts, stopsEarly: false)
      : LessonCheck(suite, subject: separated, reference: worst).run(parts, stopsEarly: false)
  }
#else
  func examplesAtStart(_ lesson: String, _ variant: String) -> LessonOutcome? { nil }
#endif
