import LessonScreens
import Lessons
import Observing
import Renderer

/// Stands between the events and a screen, and takes down what the window asks the screen for, what its models
/// announce, and which views the screen has drawn again.
package final class RecordingScreen<Base: Screen>: ScreenDecorator {
  package let base: Base
  private let monitor = AnnouncementMonitor()
  private var asked: [AskedFor] = []
  /// With the names that the views had then.
  private var refreshed: [(id: ViewID, name: String)] = []

  /// Does not hear the screen's models, which are made already.
  package convenience init(_ base: Base) { self.init { base } }

  /// - Parameter make: Makes the screen and its models.
  init(_ make: () -> Base) {
    base = AnnouncementMonitor.$current.withValue(monitor, operation: make)
    let views = base.window.views
    views.refreshObserver = { [weak self, unowned views] id in self?.refreshed.append((id, views.name(of: id) ?? "")) }
  }

  package func activate(_ control: Base.Control) {
    asked.append(AskedFor(function: "activate", control: control.description))
    hearing { base.activate(control) }
  }

  package func edit(_ field: Base.Control, _ edit: TextEdit) {
    asked.append(AskedFor(function: "edit", control: field.description))
    hearing { base.edit(field, edit) }
  }

  package func tick() {
    asked.append(AskedFor(function: "tick", control: nil))
    hearing { base.tick() }
  }

  package func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    let next = hearing { base.scroll(direction, from: control) }
    if next != nil { asked.append(AskedFor(function: "scroll", control: control.description)) }
    return next
  }

  /// Also hears the models that are made meanwhile.
  private func hearing<Result>(_ body: () -> Result) -> Result {
    AnnouncementMonitor.$current.withValue(monitor, operation: body)
  }

  /// The names of the views that the last redraw drew, sorted.
  package var redrawn: [String] { window.redrawnNames }

  /// What happened since the last time this was called. `Observation` tells those who track the same value in no fixed
  /// order, so the refreshes of a tracked screen come in the order of its views.
  package func take() -> Recording {
    defer { (asked, refreshed) = ([], []) }
    let isTracked = base.window.views.tracking != nil
    return Recording(
      asked: asked, announced: monitor.takeAnnouncements(),
      refreshed: isTracked ? refreshed.sorted { $0.id.index < $1.id.index } : refreshed)
  }
}

extension RecordingScreen: Savable, Restorable where Base: Restorable {
  package convenience init(settings: Base.Settings, seed: UInt64) {
    self.init { Base(settings: settings, seed: seed) }
  }

  package convenience init(state: Base.SavedState) { self.init { Base(state: state) } }
}

/// What was recorded of a screen.
package struct Recording {
  let asked: [AskedFor]
  /// By the models, in words.
  let announced: [String]
  /// Each call that had a view drawn again.
  let refreshed: [(id: ViewID, name: String)]
}

/// One of the functions of `Screen` that the window called.
struct AskedFor: Hashable, CustomStringConvertible {
  let function: String
  let control: String?

  /// The control's name without its numbers, which is also its case: `square`.
  var word: String? { control.map { String($0.prefix { $0 != " " }) } }

  var description: String { control.map { "\(function)(\($0))" } ?? "\(function)()" }
}

/// Reads after each event what it did to one variant of a lesson.
package final class ReactionReader<S: Screen> {
  private let screen: RecordingScreen<S>
  private let source: SourcePath
  private var values: StoredValues

  /// - Parameter screen: What it did before does not count.
  package init(_ screen: RecordingScreen<S>, _ source: SourcePath) {
    self.screen = screen
    self.source = source
    values = StoredValues(of: screen.base, models: source.modelTypes)
    _ = screen.take()
  }

  /// - Parameter recording: What the screen took down since the last time this was called.
  package func next(_ recording: Recording) -> Reaction {
    let before = values
    values = StoredValues(of: screen.base, models: source.modelTypes)
    let changes = values.changes(since: before).filter(isApplicationState)
    let hasModel = source.hasModel
    let trace = Trace(
      changes: changes, hasAnnounced: !recording.announced.isEmpty,
      refreshed: recording.refreshed.compactMap { values.viewNames[$0.id] ?? before.viewNames[$0.id] })
    return Reaction(
      asked: NameGroup.groups(recording.asked.map(\.description)), source: source.steps(for: recording.asked, trace),
      state: groups(changes, hasModel ? .model : .view),
      announced: NameGroup.groups(recording.announced.map(\.withoutModule.shortened)),
      refreshed: NameGroup.groups(recording.refreshed.map(\.name)),
      viewState: groups(changes, .viewState),
      redrawn: NameGroup.groups(screen.redrawn))
  }

  /// How a model knows its observers is its own business.
  private func isApplicationState(_ change: StoredValues.Change) -> Bool {
    change.owner != .model || change.symbols.contains(StoredValues.observedElements)
      || !source.applicationState.isDisjoint(with: change.symbols)
  }

  private func groups(_ changes: [StoredValues.Change], _ owner: StoredValues.Owner) -> [NameGroup] {
    let own = changes.filter { $0.owner == owner }
    return NameGroup.groups(changes: own.map { ($0.path, NameGroup.change(from: $0.old, to: $0.new)) })
  }
}

extension String {
  /// With the names of the model's types shortened: without the module and the types around them.
  fileprivate var withoutModule: String { replacing(/SeparatedModel\.([A-Z][A-Za-z]*\.)*/, with: "") }

  /// Cut where it is long: nobody reads a whole state that is announced.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
