import Equivalence
import Lessons
import Renderer

/// How the variants differ, and how to see it again.
package struct FailureReport: Codable, Equatable, Sendable {
  package let kind: CheckFailure.Kind
  package let description: String
  /// Both screens, side by side, with a mark at the first cell that differs.
  package let picture: [String]
  package let script: [String]
  /// A command that can be pasted into a shell, with the script in it.
  package let replay: [String]

  package var difference: [String] { ["different: \(description)"] + picture }

  package var lines: [String] { difference + ["script:"] + script.map { "  \($0)" } + ["replay:"] + replay }
}

extension FailureReport {
  /// - Parameter programs: What replays the script when the options behind it are given, and remarks on that.
  init<L: Lesson>(_ lesson: L.Type, _ example: LessonCounterexample<L>, replayedBy programs: [String]) {
    let script = example.events.map(\.description)
    self.init(
      kind: CheckFailure.Kind(example.divergence.difference), description: example.description,
      picture: example.picture, script: script,
      replay: FailureReport.replay(L.self, example.start, script, programs[0])
        + programs.dropFirst().map { "# \($0)" })
  }

  /// Commands that play a script from a start.
  package static func replay<L: Lesson>(
    _ lesson: L.Type, _ start: Start<L.Settings, L.State>, _ script: [String], _ program: String
  ) -> [String] {
    let end = " --script - --print frames,state <<'END'"
    switch start {
    case .settings(let settings, let seed):
      let options = L.Settings.options.map { " --\($0.name) \(settings[keyPath: $0.value])" }.joined()
      return [program + options + " --seed \(seed)" + end] + script + ["END"]
    case .state(let state):
      let quoted = state.json.replacing("'", with: "'\\''")
      return ["printf '%s\\n' '\(quoted)' > state.json", program + " --state state.json" + end] + script + ["END"]
    }
  }
}
