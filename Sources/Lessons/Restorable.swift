/// What can be started anew and saved.
public protocol Savable<Settings, SavedState>: AnyObject, SendableMetatype {
  associatedtype Settings: Sendable
  /// What is kept when the program ends. A screen may keep view state as well, but not the focus.
  associatedtype SavedState: Equatable & Sendable

  /// Starts anew.
  /// - Parameter seed: The only source of chance: equal seeds give equal starts.
  init(settings: Settings, seed: UInt64)

  /// Goes on where a saved one stopped.
  init(state: SavedState)

  var savedState: SavedState { get }
}

/// How something begins.
public enum Start<Settings: Sendable, SavedState: Sendable>: Sendable {
  /// Anew.
  case settings(Settings, seed: UInt64 = 1)
  /// Where a saved one stopped.
  case state(SavedState)
}

extension Savable {
  /// Begins in either way.
  public init(from start: Start<Settings, SavedState>) {
    switch start {
    case .settings(let settings, let seed): self.init(settings: settings, seed: seed)
    case .state(let state): self.init(state: state)
    }
  }
}

/// What can be restored as well, without being made anew.
public protocol Restorable<Settings, SavedState>: Savable {
  /// Takes over a saved state in place.
  /// - Precondition: It was saved with the same settings.
  func restore(_ state: SavedState)
}

/// What can have another of its kind opened beside it, on the same data.
public protocol Shareable<Settings, SavedState>: Restorable {
  /// What belongs to this one and not to its data: a mode, a selection, a scroll position, a draft.
  associatedtype SavedViewState

  var viewState: SavedViewState { get set }

  /// Opens a second one: on the same data, unless the other one keeps them to itself.
  init(beside other: Self)

  /// Opens what a second window shows: where the data can be shared, what happens in either shows in both.
  init(secondWindowOf other: Self)
}

extension Shareable {
  /// One beside the other, and nothing else.
  public init(secondWindowOf other: Self) { self.init(beside: other) }
}
