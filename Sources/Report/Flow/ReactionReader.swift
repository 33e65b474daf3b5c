import LessonScreens
import Renderer

/// Reads after each event what it did to one variant of a lesson.
final class ReactionReader<S: Screen> {
  private let screen: RecordingScreen<S>
  private let source: SourcePath
  private var values: StoredValues

  /// - Parameter screen: What it did before does not count.
  init(_ screen: RecordingScreen<S>, _ source: SourcePath) {
    self.screen = screen
    self.source = source
    values = StoredValues(of: screen.base, models: source.modelTypes)
    _ = screen.takeAsked()
  }

  /// What happened since the last time this was called.
  /// - Parameter announced: By the screen's models, in words.
  func next(announced: [String]) -> Flow.Reaction {
    let asked = screen.takeAsked()
    let before = values
    values = StoredValues(of: screen.base, models: source.modelTypes)
    let changes = values.changes(since: before)
    let hasModel = source.hasModel
    return Flow.Reaction(
      asked: NameGroup.groups(asked.map(\.description)), source: source.steps(for: asked),
      state: groups(changes, hasModel ? .model : .view),
      announced: NameGroup.groups(announced.map(\.withoutModule.shortened)),
      shown: hasModel ? groups(changes, .view) : [], viewState: groups(changes, .viewState),
      redrawn: NameGroup.groups(screen.redrawn))
  }

  /// Only the application state that a model holds: how it knows its observers is its own business.
  private func groups(_ changes: [StoredValues.Change], _ owner: StoredValues.Owner) -> [NameGroup] {
    let own = changes.filter {
      $0.owner == owner && (owner != .model || !source.applicationState.isDisjoint(with: $0.symbols))
    }
    return NameGroup.groups(changes: own.map { ($0.path, NameGroup.change(from: $0.old, to: $0.new)) })
  }
}

extension RecordingScreen {
  /// The names of the views that the last redraw drew, sorted.
  var redrawn: [String] { window.names(of: window.redrawn).sorted(by: PathOrder.precedes) }
}

extension String {
  /// `edited(0, SeparatedModel.Promotion.Property.rule)` as `edited(0, rule)`.
  fileprivate var withoutModule: String {
    replacing(/SeparatedModel\.([A-Z][A-Za-z]*\.)*/, with: "")
  }

  /// Without its end where it is long: a whole state that is announced is not read.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
