import LessonScreens
import Lessons
import Renderer

/// Stands between the events and a screen, and takes down what the window asks the screen for, and which views the
/// screen has drawn again.
package final class RecordingScreen<Base: Screen>: ScreenDecorator {
  package let base: Base
  private var asked: [AskedFor] = []
  /// With the names that the views had then.
  private var refreshed: [(id: ViewID, name: String)] = []

  package init(_ base: Base) {
    self.base = base
    let views = base.window.views
    views.refreshObserver = { [weak self, unowned views] id in self?.refreshed.append((id, views.name(of: id) ?? "")) }
  }

  package func activate(_ control: Base.Control) {
    asked.append(AskedFor(function: "activate", control: control.description))
    base.activate(control)
  }

  package func edit(_ field: Base.Control, _ edit: TextEdit) {
    asked.append(AskedFor(function: "edit", control: field.description))
    base.edit(field, edit)
  }

  package func tick() {
    asked.append(AskedFor(function: "tick", control: nil))
    base.tick()
  }

  package func scroll(_ direction: Direction, from control: Base.Control) -> Base.Control? {
    let next = base.scroll(direction, from: control)
    if next != nil { asked.append(AskedFor(function: "scroll", control: control.description)) }
    return next
  }

  /// The names of the views that the last redraw drew, sorted.
  package var redrawn: [String] { window.redrawnNames }

  /// For those who do not read what happened.
  package func forget() { _ = take() }

  /// What was asked for since the last time this was called, and each call that had a view drawn again. `Observation`
  /// tells those who track the same value in no order of theirs, so what is tracked comes in the order of the views.
  func take() -> (asked: [AskedFor], refreshed: [(id: ViewID, name: String)]) {
    defer { (asked, refreshed) = ([], []) }
    guard base.window.views.tracking != nil else { return (asked, refreshed) }
    return (asked, refreshed.sorted { $0.id.index < $1.id.index })
  }
}

extension RecordingScreen: Savable, Restorable where Base: Restorable {}

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

extension String {
  /// Names what belongs to the model without its module and the types around it.
  fileprivate var withoutModule: String { replacing(/SeparatedModel\.([A-Z][A-Za-z]*\.)*/, with: "") }

  /// Without its end where it is long: a whole state that is announced is not read.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
