import Lessons

/// One sentence of a lesson's description as an example: from where, which events, with what outcome.
///
/// It is absolute: a fault that both variants share fails it. It knows no renderer: what it asks of the saved state alone
/// can be asked of a model without a screen as well.
package struct Example<L: Lesson>: Sendable {
  package enum Start: Sendable {
    case settings(L.Settings, seed: UInt64 = 1)
    case state(L.State)
  }

  package enum Check: Sendable {
    /// A line of the frame contains this.
    case shows(String)
    /// No line of the frame contains this.
    case hides(String)
    case state(L.State)
    case enabled(L.Control)
    case disabled(L.Control)
    /// The control is not on the screen.
    case absent(L.Control)
    case focused(L.Control)
  }

  /// The number of the sentence in the lesson's page.
  package let number: Int
  package let sentence: String
  package let start: Start
  package let script: String
  package let checks: [Check]

  package init(_ number: Int, _ sentence: String, from start: Start, script: String, _ checks: Check...) {
    self.number = number
    self.sentence = sentence
    self.start = start
    self.script = script
    self.checks = checks
  }

  /// The sentence with its number.
  package var title: String { "\(number). \(sentence)" }
}

extension Example.Check {
  /// Whether it asks for the saved state alone.
  package var isAboutData: Bool {
    if case .state = self { return true }
    return false
  }

  /// What the saved state is instead; nothing for a check that asks for something else.
  package func failure(in savedState: L.State) -> String? {
    guard case .state(let state) = self, savedState != state else { return nil }
    return "the state is \(savedState.json), not \(state.json)"
  }
}

/// A lesson with its description as examples.
package protocol SpecifiedLesson: Lesson {
  /// At least one for each sentence of the lesson's description, in its order.
  static var examples: [Example<Self>] { get }
}
