import LessonScreens
import Renderer

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
    screen.forget()
  }

  /// What happened since the last time this was called.
  /// - Parameter announced: By the screen's models, in words.
  package func next(announced: [String]) -> Reaction {
    let (asked, refreshed) = screen.take()
    let before = values
    values = StoredValues(of: screen.base, models: source.modelTypes)
    let changes = values.changes(since: before).filter(isApplicationState)
    let hasModel = source.hasModel
    let trace = Trace(
      changes: changes, hasAnnounced: !announced.isEmpty,
      refreshed: refreshed.compactMap { values.viewNames[$0.id] ?? before.viewNames[$0.id] })
    return Reaction(
      asked: NameGroup.groups(asked.map(\.description)), source: source.steps(for: asked, trace),
      state: groups(changes, hasModel ? .model : .view),
      announced: NameGroup.groups(announced.map(\.withoutModule.shortened)),
      refreshed: NameGroup.groups(refreshed.map(\.name)),
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

extension RecordingScreen {
  /// The names of the views that the last redraw drew, sorted.
  package var redrawn: [String] { window.names(of: window.redrawn).sorted(by: PathOrder.precedes) }
}

extension String {
  /// Names what belongs to the model without its module and the types around it.
  fileprivate var withoutModule: String { replacing(/SeparatedModel\.([A-Z][A-Za-z]*\.)*/, with: "") }

  /// Without its end where it is long: a whole state that is announced is not read.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
