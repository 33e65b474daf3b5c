import Lessons

/// Puts a description together: each sentence with its number, as the lesson's page has it, and behind it the examples
/// that show it: at least one; for a limit, one at it and one past it.
///
///     "8. A field takes any length; what does not fit ends in `…`."
///     given(editing("a"), "type b", .value(\.draft, "ab"))
///     given(editing("ab"), "key home\ntype x")
///       .expect(.value(\.draft, "xab"), .focused(.text))
@resultBuilder
enum SentenceBuilder<L: Lesson> {
  enum Part {
    case sentence(String)
    case examples([Example<L>])
  }

  static func buildExpression(_ sentence: String) -> Part { .sentence(sentence) }
  static func buildExpression(_ example: Example<L>) -> Part { .examples([example]) }
  static func buildExpression(_ examples: [Example<L>]) -> Part { .examples(examples) }

  static func buildBlock(_ parts: Part...) -> [Sentence<L>] {
    var sentences: [(text: Substring, examples: [Example<L>])] = []
    for part in parts {
      switch part {
      case .sentence(let text): sentences.append((text[...], []))
      case .examples(let examples): sentences[sentences.count - 1].examples += examples
      }
    }
    return sentences.map { text, examples in
      let number = text.prefix { $0 != "." }
      let sentence = String(text.dropFirst(number.count + 2))
      precondition(
        !examples.isEmpty && !examples.contains { $0.checks.isEmpty },
        "A sentence is shown by examples, which expect something (was not: \(text))")
      return Sentence(examples: examples.map { $0.of(Int(number) ?? 0, sentence) })
    }
  }
}

// What examples are put together from.

extension SpecifiedLesson {
  typealias Start = Example<Self>.Start
  typealias Check = Example<Self>.Check

  /// A start with the lesson's default settings.
  static var fresh: Start { .settings(Settings()) }

  /// What comes of a script.
  static func given(_ start: Start, _ script: String, _ checks: Check...) -> Example<Self> {
    Example(start: start, script: script, checks: checks)
  }

  static func given(_ state: State, _ script: String, _ checks: Check...) -> Example<Self> {
    Example(start: .state(state), script: script, checks: checks)
  }

  /// What is there before anything happens.
  static func given(_ start: Start, _ checks: Check...) -> Example<Self> {
    Example(start: start, script: "", checks: checks)
  }

  static func given(_ state: State, _ checks: Check...) -> Example<Self> {
    Example(start: .state(state), script: "", checks: checks)
  }

  /// A script after which a state has changed in nothing else than in what is given.
  static func given(_ state: State, _ script: String, changes change: (inout State) -> Void) -> Example<Self> {
    var after = state
    change(&after)
    return given(state, script, .state(after))
  }

  /// A file that is read as a state, and written for it.
  static func file(_ text: String, holds state: State) -> Example<Self> {
    given(state, .reads(text, state), .writes(text))
  }

  static func file(_ text: String, isRefused reason: String) -> Example<Self> {
    given(fresh, .refuses(text, because: reason))
  }

  static func mayBeSaved(_ state: State) -> Example<Self> { given(state, .reads(state.json, state)) }

  /// A line of a script as often as given.
  static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }

  /// A text of so many letters, from `a` to `z` over and over.
  static func letters(_ count: Int) -> String {
    String(String(repeating: "abcdefghijklmnopqrstuvwxyz", count: count / 26 + 1).prefix(count))
  }
}

extension Example {
  /// What comes of it, on a line of its own.
  func expect(_ checks: Check...) -> Example { Example(start: start, script: script, checks: self.checks + checks) }
}

extension Example.Check {
  static func after(_ script: String, _ checks: Example.Check...) -> Example.Check { .after(script, checks) }

  static func afterRestoring(_ state: L.State, _ checks: Example.Check...) -> Example.Check {
    .afterRestoring(state, checks)
  }

  static func inAnotherWindow(_ checks: Example.Check...) -> Example.Check { .inAnotherWindow(checks) }
}
