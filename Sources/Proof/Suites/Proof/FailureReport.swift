import Equivalence
import Lessons
import Renderer

/// How the variants differ, and how to see it again.
package struct FailureReport {
  /// What differs, and both screens.
  package let difference: [String]
  package let script: [String]
  /// A command that can be pasted into a shell, with the script in it.
  package let replay: [String]

  package var lines: [String] {
    difference + ["script:"] + script.map { "  \($0)" } + ["replay:"] + replay
  }

  /// - Parameter program: What replays the script when the options behind it are given.
  package init<L: Lesson>(_ failure: ProofFailure<L>, replayedBy program: String) {
    difference = ["different: \(failure.description)"] + failure.picture
    script = failure.events.map(\.description)
    replay = FailureReport.replay(L.self, failure.start, script, program)
  }

  private static func replay<L: Lesson>(
    _ lesson: L.Type, _ start: ScreenStart<L.Settings, L.State>, _ script: [String], _ program: String
  ) -> [String] {
    let end = " --script - --print frames,state <<'END'"
    switch start {
    case .settings(let settings, let seed):
      let options = L.Settings.options.map { " --\($0.name) \(settings[keyPath: $0.value])" }.joined()
      return [program + options + " --seed \(seed)" + end] + script + ["END"]
    case .state(let state):
      return ["echo '\(state.json)' > state.json", program + " --state state.json" + end] + script + ["END"]
    }
  }
}
