import LessonPairs
import Lessons
import Play
import Renderer
import RuleMeter
import SourceDiff

/// Records the flow of a lesson.
struct LessonFlow: LessonVisitor {
  let worst: ProgramMeasure
  let separated: ProgramMeasure
  let files: (old: [SourceFile], new: [SourceFile])

  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> Flow {
    typealias L = Suite.L
    let script = try Script<L.Control>(L.script, name: "the script of \(L.name)")
    let ones = recorder(WorstScreen.self, L.self, worst, files.old)
    let others = recorder(SeparatedScreen.self, L.self, separated, files.new)
    var frames = FrameTable()
    let worstRecords = try ones.play(script, &frames)
    let separatedRecords = try others.play(script, &frames)
    let remarks = ScriptRemarks(L.script)
    let events = [("the start", "")] + script.steps.map { ($0.text, remarks[line: $0.line]) }
    let steps = zip(events, zip(worstRecords, separatedRecords)).map { event, records in
      let (worst, separated) = records
      return Flow.Step(
        event: event.0, remark: event.1, saved: separated.saved,
        isEqual: worst.reaction.frame == separated.reaction.frame && worst.savedState == separated.savedState
          && worst.redrawn == separated.redrawn,
        worst: worst.reaction, separated: separated.reaction)
    }
    return Flow(steps: steps, frames: frames)
  }

  private func recorder<L: Lesson, S: RestorableScreen>(
    _ screen: S.Type, _ lesson: L.Type, _ measure: ProgramMeasure, _ files: [SourceFile]
  ) -> FlowRecorder<S> where S.Control == L.Control, S.Settings == L.Settings, S.SavedState == L.State {
    let path = SourcePath(measure, screen: "\(S.self)", files: files)
    return FlowRecorder(S.self, settings: L.Settings(), seed: 1, measure, path)
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
