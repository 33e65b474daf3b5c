import Lessons

/// One sentence of a lesson's description, with the examples that show it.
package struct Sentence<L: Lesson>: Sendable {
  package let examples: [Example<L>]

  /// - Parameters:
  ///   - number: Its number on the lesson's page.
  ///   - examples: At least one; for a limit, one at it and one past it.
  package init(_ number: Int, _ text: String, _ examples: Example<L>...) { self.init(number, text, examples) }

  /// The same, for examples that were made together.
  package init(_ number: Int, _ text: String, _ examples: [Example<L>]) {
    self.examples = examples.map { $0.of(number, text) }
  }
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
