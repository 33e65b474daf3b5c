import LessonScreens
import Lessons
import Observing
import PlayBoth
import Renderer

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
    AnnouncementMonitor.$current.withValue(monitor) {
      screen.handle(event)
      screen.redraw()
    }
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
