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
}

/// A numbered sentence about data: one whose examples expect the saved state and nothing else.
package struct DataSentence<L: Lesson>: Sendable {
  package let number: Int
  package let sentence: String
  package let examples: [Example<L>]
}

extension SpecifiedLesson {
  package static var dataSentences: [DataSentence<Self>] {
    Dictionary(grouping: examples, by: \.number).sorted { $0.key < $1.key }.compactMap { number, examples in
      guard examples.allSatisfy(\.isAboutData) else { return nil }
      return DataSentence(number: number, sentence: examples[0].sentence, examples: examples)
    }
  }
}

extension Example {
  fileprivate var isAboutData: Bool { checks.allSatisfy(\.isAboutData) }
}
