import Lessons

/// A numbered sentence about data: one whose examples expect the saved state and nothing else.
package struct DataSentence<L: Lesson>: Sendable {
  package let number: Int
  package let sentence: String
  package let examples: [Example<L>]
}

extension SpecifiedLesson {
  /// The sentences about data, in their order.
  package static var dataSentences: [DataSentence<Self>] {
    Dictionary(grouping: examples, by: \.number).sorted { $0.key < $1.key }.compactMap { number, examples in
      guard examples.allSatisfy(\.isAboutData) else { return nil }
      return DataSentence(number: number, sentence: examples[0].sentence, examples: examples)
    }
  }
}

extension Example {
  /// Whether it expects the saved state and nothing else.
  fileprivate var isAboutData: Bool { checks.allSatisfy(\.isAboutData) }
}
