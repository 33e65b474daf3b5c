import Lessons
import Observing

/// What belongs to one view of a game: flag mode, and where the focus is.
final class MinesViewState {
  /// What changed.
  enum Change: Equatable, Sendable {
    case flagMode
    case focus
  }

  private(set) var flagMode = false { didSet { observers.note(.flagMode) } }
  private(set) var focus: MinesControl? { didSet { observers.note(.focus) } }
  private let observers = Observers<Change>()

  /// Calls the handler with each change until the subscription is dropped.
  func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  func setFlagMode(_ isOn: Bool) { flagMode = isOn }

  func moveFocus(to control: MinesControl?) { focus = control }

  // MARK: Saved state

  var savedState: SavedViewState { SavedViewState(flagMode: flagMode, focus: focus) }

  /// Takes over a saved state in place.
  func restore(_ state: SavedViewState) {
    flagMode = state.flagMode
    focus = state.focus
  }
}

/// What can be kept of a view, and given to another one.
package struct SavedViewState: Equatable, Sendable {
  package var flagMode: Bool
  package var focus: MinesControl?
}
