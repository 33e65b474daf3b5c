import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Scripts
import SourceDiff

/// Records the flow of a lesson.
struct LessonFlow {
  let trees: (worst: TreeFacts, separated: TreeFacts)
  let files: (old: [SourceFile], new: [SourceFile])

  func record<Pair: LessonPair>(_ pair: Pair.Type) throws -> Flow {
    typealias L = Pair.L
    let script = L.parsedScript
    let worst = recorder(Pair.WorstScreen.self, L.self, trees.worst, files.old)
    let separated = recorder(Pair.SeparatedScreen.self, L.self, trees.separated, files.new)
    var frames = FrameTable()
    let worstRecords = try worst.play(script, &frames)
    let separatedRecords = try separated.play(script, &frames)
    let remarks = ScriptRemarks(L.script)
    let events = [("the start", "")] + script.steps.map { ($0.text, remarks[line: $0.line]) }
    let steps = zip(events, zip(worstRecords, separatedRecords)).map { event, records in
      let (worst, separated) = records
      return Flow.Step(
        event: event.0, remark: event.1,
        isEqual: worst.reaction.frame == separated.reaction.frame && worst.savedState == separated.savedState
          && worst.redrawn == separated.redrawn,
        worst: worst.reaction, separated: separated.reaction)
    }
    return Flow(steps: steps, frames: frames)
  }

  private func recorder<L: Lesson, S: RestorableScreen<L.Control, L.Settings, L.State>>(
    _ screen: S.Type, _ lesson: L.Type, _ tree: TreeFacts, _ files: [SourceFile]
  ) -> FlowRecorder<S> {
    let path = SourcePath(tree, screen: "\(S.self)", files: files)
    return FlowRecorder(S.self, settings: L.Settings(), seed: 1, path)
  }
}

/// The comments of a script: each holds for the events below it, up to the next.
struct ScriptRemarks {
  private let lines: [String]

  init(_ script: String) { lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// - Parameter line: From one.
  subscript(line line: Int) -> String {
    let comment = lines.prefix(line).last { $0.hasPrefix("#") }
    return String(comment?.drop { $0 == "#" || $0 == " " } ?? "")
  }
}
