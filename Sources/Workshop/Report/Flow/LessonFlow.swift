import LessonPairs
import LessonScreens
import Lessons
import PlayBoth
import Renderer
import SourceTools

extension LessonPair {
  fileprivate typealias Play = (variant: Flow.Variant, savedStates: [L.State])

  /// Plays the lesson's script in all of its variants, and records what happens.
  /// - Parameter trees: Those that are read already, by their folders.
  static func flow(_ trees: [String: TreeFacts], in root: String) throws -> Flow {
    var frames = FrameTable()
    var redrawings = Numbering<[String]>()
    let plays = try variants.map { variant in
      let source = variant.source
      let path = try SourcePath(source, screen: "\(folder)Screen", in: root, trees[source.program])
      return try play(variant.screen, source.name, path, &frames, &redrawings)
    }
    return Flow(steps: steps(of: plays), variants: plays.map(\.variant), frames: frames)
  }

  /// What a variant does at the start, and after each event of the script.
  private static func play<S: LessonScreen<L>>(
    _ screen: S.Type, _ name: String, _ path: SourcePath, _ frames: inout FrameTable,
    _ redrawings: inout Numbering<[String]>
  ) throws -> Play {
    let screen = RecordingScreen<S>(settings: L.Settings(), seed: 1)
    let reader = ReactionReader(screen, path)
    var reactions: [Reaction] = []
    var savedStates: [L.State] = []
    func record() {
      var reaction = reader.next(screen.take())
      reaction.frame = frames.add(screen.window.surface)
      reaction.redrawing = redrawings.number(screen.redrawn)
      reactions.append(reaction)
      savedStates.append(screen.savedState)
    }
    screen.redraw()
    record()
    for step in L.parsedScript.steps {
      try screen.play(step)
      record()
    }
    let variant = Flow.Variant(name: name, hasModel: path.hasModel, isTracked: path.isTracked, reactions: reactions)
    return (variant, savedStates)
  }

  private static func steps(of plays: [Play]) -> [Flow.Step] {
    let lines = L.script.split(separator: "\n", omittingEmptySubsequences: false)
    let events = [("the start", "")] + L.parsedScript.steps.map { ($0.text, remark(in: lines.prefix($0.line))) }
    return events.enumerated().map { index, event in
      let found = plays.map { ($0.variant.reactions[index].frame, $0.savedStates[index]) }
      return Flow.Step(event: event.0, remark: event.1, isEqual: found.allSatisfy { $0 == found[0] })
    }
  }

  /// - Parameter lines: Those of a script up to an event: a comment holds for the events below it, up to the next.
  private static func remark(in lines: ArraySlice<Substring>) -> String {
    String(lines.last { $0.hasPrefix("#") }?.drop { $0 == "#" || $0 == " " } ?? "")
  }
}
