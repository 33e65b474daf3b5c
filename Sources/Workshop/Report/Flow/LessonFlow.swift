import LessonPairs
import LessonScreens
import Lessons
import Observing
import PlayBoth
import Renderer
import SourceTools

/// Records the flow of a lesson in all of its variants.
struct LessonFlow {
  /// Those that are read already, by their folders.
  let trees: [String: TreeFacts]
  let root: String

  private typealias Play<State> = (name: String, path: SourcePath, records: [FlowRecord<State>])

  func record<Pair: LessonPair>(_ pair: Pair.Type) throws -> Flow {
    var frames = FrameTable()
    var plays: [Play<Pair.L.State>] = []
    for variant in Pair.variants {
      let source = variant.source
      let path = try SourcePath(source, screen: "\(Pair.folder)Screen", in: root, trees[source.program])
      plays.append((source.name, path, try play(variant.screen, Pair.L.self, path, &frames)))
    }
    return Flow(steps: steps(of: Pair.L.self, plays), variants: variants(plays), frames: frames)
  }

  private func play<L: Lesson, S: LessonScreen<L>>(
    _ screen: S.Type, _ lesson: L.Type, _ path: SourcePath, _ frames: inout FrameTable
  ) throws -> [FlowRecord<L.State>] {
    try FlowRecorder(screen, settings: L.Settings(), seed: 1, path).play(L.parsedScript, &frames)
  }

  private func steps<L: Lesson>(of lesson: L.Type, _ plays: [Play<L.State>]) -> [Flow.Step] {
    let lines = L.script.split(separator: "\n", omittingEmptySubsequences: false)
    let events = [("the start", "")] + L.parsedScript.steps.map { ($0.text, remark(in: lines.prefix($0.line))) }
    return events.enumerated().map { index, event in
      let records = plays.map { $0.records[index] }
      return Flow.Step(
        event: event.0, remark: event.1,
        isEqual: records.allSatisfy {
          $0.reaction.frame == records[0].reaction.frame && $0.savedState == records[0].savedState
        })
    }
  }

  /// - Parameter lines: Those of a script up to an event: a comment holds for the events below it, up to the next.
  private func remark(in lines: ArraySlice<Substring>) -> String {
    String(lines.last { $0.hasPrefix("#") }?.drop { $0 == "#" || $0 == " " } ?? "")
  }

  private func variants<State>(_ plays: [Play<State>]) -> [Flow.Variant] {
    var redrawings = Numbering<[String]>()
    return plays.map { play in
      let reactions = play.records.map { record in
        var reaction = record.reaction
        reaction.redrawing = redrawings.number(record.redrawn)
        return reaction
      }
      return Flow.Variant(
        name: play.name, hasModel: play.path.hasModel, isTracked: play.path.isTracked, reactions: reactions)
    }
  }
}

/// Plays a lesson's script on one variant and records what happens.
struct FlowRecorder<S: Screen & Restorable> where S.SavedState: SavedState {
  private let monitor = AnnouncementMonitor()
  private let screen: RecordingScreen<S>
  private let reader: ReactionReader<S>

  init(_ screen: S.Type, settings: S.Settings, seed: UInt64, _ source: SourcePath) {
    let recorded = AnnouncementMonitor.$current.withValue(monitor) {
      RecordingScreen(S(settings: settings, seed: seed))
    }
    self.screen = recorded
    reader = ReactionReader(recorded, source)
  }

  var window: Window<S.Control> { screen.window }
  var savedState: S.SavedState { screen.savedState }

  /// Shows the screen, as it stands before the first event.
  func start() {
    screen.redraw()
    _ = monitor.takeAnnouncements()
  }

  /// Plays one event that no script names.
  func play(_ event: Event<S.Control>) -> Reaction {
    AnnouncementMonitor.$current.withValue(monitor) { screen.play(event) }
    return reader.next(announced: monitor.takeAnnouncements())
  }

  /// - Returns: The start, then a record for each event of the script.
  func play(_ script: Script<S.Control>, _ frames: inout FrameTable) throws -> [FlowRecord<S.SavedState>] {
    start()
    var records = [record(&frames)]
    try AnnouncementMonitor.$current.withValue(monitor) {
      for step in script.steps {
        try screen.play(step)
        records.append(record(&frames))
      }
    }
    return records
  }

  private func record(_ frames: inout FrameTable) -> FlowRecord<S.SavedState> {
    var reaction = reader.next(announced: monitor.takeAnnouncements())
    reaction.frame = frames.add(screen.window.surface)
    return FlowRecord(reaction: reaction, savedState: screen.savedState, redrawn: screen.redrawn)
  }
}

/// What one event did to a variant.
struct FlowRecord<State> {
  let reaction: Reaction
  let savedState: State
  /// The names of all views that were redrawn, sorted.
  let redrawn: [String]
}
