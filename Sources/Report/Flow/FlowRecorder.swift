import Lessons
import Observing
import Renderer
import RuleMeter
import Scripts

/// Plays a lesson's script on one variant and records what happens.
struct FlowRecorder<S: RestorableScreen> where S.SavedState: SavedState {
  /// What one event did.
  struct Record {
    let reaction: Flow.Reaction
    let saved: [NameGroup]
    let savedState: S.SavedState
    /// Sorted.
    let redrawn: [String]
  }

  private let path: SourcePath
  /// Where there is no model, application state is what the views hold.
  private let hasModel: Bool
  /// The symbols of application state, as the rule meter finds it.
  private let applicationState: Set<String>
  private let monitor = AnnouncementMonitor()
  private let screen: S
  private let recorder: RecordingScreen<S>

  init(_ screen: S.Type, settings: S.Settings, seed: UInt64, _ tree: TreeFacts, _ path: SourcePath) {
    self.path = path
    hasModel = tree.measure.models > 0
    applicationState = tree.calls.applicationState
    self.screen = AnnouncementMonitor.$current.withValue(monitor) { S(settings: settings, seed: seed) }
    recorder = RecordingScreen(self.screen)
  }

  /// - Returns: The start, then a record for each event of the script.
  func play(_ script: Script<S.Control>, _ frames: inout FrameTable) throws -> [Record] {
    recorder.redraw()
    _ = monitor.takeAnnouncements()
    var values = StoredValues(of: screen, modelModule: "SeparatedModel")
    var saved = screen.savedState
    var records = [record([], [], from: saved, &frames)]
    try AnnouncementMonitor.$current.withValue(monitor) {
      for step in script.steps {
        try recorder.play(step)
        let newValues = StoredValues(of: screen, modelModule: "SeparatedModel")
        records.append(
          record(newValues.changes(since: values), recorder.takeAsked(), from: saved, &frames))
        values = newValues
        saved = screen.savedState
      }
    }
    return records
  }

  private func record(
    _ changes: [StoredValues.Change], _ asked: [AskedFor], from saved: S.SavedState, _ frames: inout FrameTable
  ) -> Record {
    let redrawn = screen.window.names(of: screen.window.redrawn)
    let reaction = Flow.Reaction(
      frame: frames.add(screen.window.surface),
      asked: NameGroup.groups(asked.map(\.description)),
      source: path.steps(for: asked),
      state: groups(changes, hasModel ? .model : .view),
      announced: NameGroup.groups(monitor.takeAnnouncements().map(\.withoutModule)),
      shown: hasModel ? groups(changes, .view) : [], viewState: groups(changes, .viewState),
      redrawn: NameGroup.groups(redrawn.sorted(by: PathOrder.precedes)))
    return Record(
      reaction: reaction, saved: SavedStateChanges.groups(from: saved, to: screen.savedState),
      savedState: screen.savedState, redrawn: redrawn)
  }

  /// Only the application state that a model holds: how it knows its observers is its own business.
  private func groups(_ changes: [StoredValues.Change], _ owner: StoredValues.Owner) -> [NameGroup] {
    let own = changes.filter {
      $0.owner == owner && (owner != .model || !applicationState.isDisjoint(with: $0.symbols))
    }
    return NameGroup.groups(changes: own.map { ($0.path, NameGroup.change(from: $0.old, to: $0.new)) })
  }
}

extension String {
  /// `edited(0, SeparatedModel.Promotion.Property.rule)` as `edited(0, rule)`.
  fileprivate var withoutModule: String {
    replacing(/SeparatedModel\.([A-Z][A-Za-z]*\.)*/, with: "")
  }
}
