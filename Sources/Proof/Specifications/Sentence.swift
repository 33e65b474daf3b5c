import Lessons

/// One sentence of a lesson's description, with the examples that show it.
package struct Sentence<L: Lesson>: Sendable {
  package let examples: [Example<L>]

  /// - Parameters:
  ///   - number: Its number on the lesson's page.
  ///   - examples: At least one; for a limit, one at it and one past it.
  package init(_ number: Int, _ text: String, _ examples: Example<L>...) {
    self.init(number, text, examples)
  }

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
  /// The examples of all sentences, in their order.
  package static var examples: [Example<Self>] { sentences.flatMap(\.examples) }
}
