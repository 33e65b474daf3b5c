/// A screen that can be started anew, saved, and restored.
public protocol RestorableScreen<Control, Settings, SavedState>: Screen {
  associatedtype Settings: Sendable
  /// What is kept when the program ends, view state included, but not the focus.
  associatedtype SavedState: Equatable & Sendable

  /// Starts anew.
  /// - Parameter seed: The only source of chance: equal seeds give equal screens.
  init(settings: Settings, seed: UInt64)

  /// Goes on where a saved screen stopped.
  init(state: SavedState)

  var savedState: SavedState { get }

  /// Takes over a saved state in place.
  /// - Precondition: It is of a screen with the same settings.
  func restore(_ state: SavedState)
}

/// A screen that others can be opened beside.
public protocol ShareableScreen<Control, Settings, SavedState>: RestorableScreen {
  /// What belongs to this one screen and not to its data: a mode, a selection, a scroll position, a draft.
  associatedtype SavedViewState

  var viewState: SavedViewState { get set }

  /// Opens a second screen on the same data, as far as there is data that does not belong to the other screen.
  init(beside other: Self)

  /// Opens the screen of a second window, in which all that happens in the first one shows, and the other way round.
  init(secondWindowOf other: Self)
}

extension ShareableScreen {
  /// A screen beside the other one, and nothing else.
  public init(secondWindowOf other: Self) { self.init(beside: other) }
}
