import Foundation
import Lessons

/// What a sentence of a lesson's description says, as an example: from where, which events, with what outcome.
///
/// It is absolute: a fault that both variants share fails it. It knows no renderer: what it asks of the saved state alone
/// can be asked of a model without a screen as well.
package struct Example<L: Lesson>: Sendable, CustomStringConvertible {
  package typealias Start = Lessons.Start<L.Settings, L.State>

  /// One thing that has to come out. It is as small as the sentence allows: a cell, a line, a control, a value.
  package indirect enum Check: Sendable {
    case shows(String)
    case hides(String)
    /// A row of the frame is this, without the spaces at its end.
    case line(Int, String)
    /// The whole frame is this, without the spaces at the ends of its rows.
    case frame(String)
    /// A cell, in words: its character, and how it looks. `'7' bold blue`
    case cell(column: Int, row: Int, String)
    case size(columns: Int, rows: Int)
    case enabled(L.Control)
    case disabled(L.Control)
    case absent(L.Control)
    case focused(L.Control)
    /// Where a control stands: its first cell, and its columns.
    case place(L.Control, column: Int, row: Int, columns: Int)
    case state(L.State)
    case value(Value)
    /// The saved state is written as this line of JSON.
    case writes(String)
    /// A file with this text is read as this state.
    case reads(String, L.State)
    /// A file with this text is refused, and that is why.
    case refuses(String, because: String)
    /// What a script calls by this name: a control, or nothing.
    case names(String, L.Control?)
    /// What an option of the command line may be, with the settings that the example starts from.
    case option(String, ClosedRange<Int>)
    /// The last line of the script had this many views redrawn at most. Who redraws as it chooses is not asked.
    case redrawsAtMost(Int)
    /// This holds after the screen has gone back to a saved state in place.
    case afterRestoring(L.State, [Check])
    /// This holds on a screen that begins where the example does, and takes over the view state of this one.
    case inAnotherWindow([Check])
    /// This holds after more events, which go on from where the checks before this one left the screen.
    case after(String, [Check])
  }

  package struct Value: Sendable, CustomStringConvertible {
    package let description: String
    let found: @Sendable (L.State) -> String
    let isRight: @Sendable (L.State) -> Bool
  }

  package let start: Start
  package let script: String
  package let checks: [Check]
  /// The number of the sentence in the lesson's page.
  package private(set) var number = 0
  package private(set) var sentence = ""

  package var title: String { "\(number). \(sentence)" }

  package var description: String { title }

  func of(_ number: Int, _ sentence: String) -> Example {
    var example = self
    example.number = number
    example.sentence = sentence
    return example
  }
}

extension Example.Check {
  package static func value<Part: Equatable & Sendable>(
    _ path: any KeyPath<L.State, Part> & Sendable, _ part: Part
  ) -> Example.Check {
    .value(
      Example.Value(description: "\(part)", found: { "\($0[keyPath: path])" }, isRight: { $0[keyPath: path] == part }))
  }

  package var isAboutData: Bool {
    switch self {
    case .state, .value, .writes: true
    default: false
    }
  }

  package var isAboutRedraws: Bool {
    if case .redrawsAtMost = self { true } else { false }
  }

  /// What the saved state is instead; `nil` for a check that asks for something else.
  package func failure(in savedState: L.State) -> String? {
    switch self {
    case .state(let state):
      savedState.isWritten(as: state) ? nil : "the state is \(savedState.json), not \(state.json)"
    case .value(let value): value.isRight(savedState) ? nil : "it is \(value.found(savedState))"
    case .writes(let json): savedState.json == json ? nil : "it is written as \(savedState.json)"
    default: nil
    }
  }
}

extension SavedState {
  /// Whether a file says the same of both, to the last scalar: equal texts can be composed in different ways.
  fileprivate func isWritten(as other: Self) -> Bool { json.utf8.elementsEqual(other.json.utf8) }
}

// MARK: - What asks for no screen and no model

extension Example {
  /// What a file or an option was found to be instead; `nil` for a check that asks for something else.
  package func failure(ofFormat check: Check) -> String? {
    switch check {
    case .reads(let text, let state): Self.reading(text) == .success(state) ? nil : "it is \(Self.reading(text))"
    case .refuses(let text, let reason):
      Self.reading(text) == .failure(InvalidState(reason)) ? nil : "it is \(Self.reading(text))"
    case .names(let name, let control):
      L.Control(name) == control ? nil : "it is \(L.Control(name).map { "'\($0)'" } ?? "nothing")"
    case .option(let name, let limits):
      self.limits(of: name) == limits ? nil : "it is \(self.limits(of: name) ?? 0...0)"
    default: nil
    }
  }

  private static func reading(_ text: String) -> Result<L.State, InvalidState> {
    Result { () throws(InvalidState) in try L.State(json: Data(text.utf8)) }
  }

  private func limits(of option: String) -> ClosedRange<Int>? {
    var settings = L.Settings()
    if case .settings(let given, _) = start { settings = given }
    return L.Settings.options.first { $0.name == option }?.limits(settings)
  }
}
