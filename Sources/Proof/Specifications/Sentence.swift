import Lessons

/// One sentence of a lesson's description, with the examples that show it.
package struct Sentence<L: Lesson>: Sendable {
  package let examples: [Example<L>]
}

/// A lesson with its description as sentences.
package protocol SpecifiedLesson: Lesson {
  /// In the order of the lesson's page.
  static var sentences: [Sentence<Self>] { get }
}

extension SpecifiedLesson {
  package static var examples: [Example<Self>] { sentences.flatMap(\.examples) }

  /// The sentences about data: those whose examples expect the saved state and nothing else.
  package static var dataSentences: [Sentence<Self>] {
    sentences.filter { $0.examples.flatMap(\.checks).allSatisfy(\.isAboutData) }
  }
}
