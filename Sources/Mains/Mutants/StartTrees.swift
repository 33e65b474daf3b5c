import LessonScreens
import Lessons
import Renderer
import Suites

// The trees without a change that others have, where they are built beside those.

#if canImport(StartPairs)
  import StartPairs

  func examplesAtStart(_ lesson: String, _ variant: String) -> LessonOutcome? {
    LessonName.allCases.map(screens).first { $0.name == lesson }.map { $0.examples(of: variant) }
  }

  extension ScreenPair {
    fileprivate static func examples(of variant: String) -> LessonOutcome {
      variant == VariantName.worst
        ? examples(of: WorstScreen.self, with: SeparatedScreen.self)
        : examples(of: SeparatedScreen.self, with: WorstScreen.self)
    }

    private static func examples(
      of subject: (some LessonScreen<L>).Type, with reference: (some LessonScreen<L>).Type
    ) -> LessonOutcome {
      LessonCheck(Suite.self, subject: subject, reference: reference).run([.examples])
    }
  }
#else
  func examplesAtStart(_ lesson: String, _ variant: String) -> LessonOutcome? { nil }
#endif
