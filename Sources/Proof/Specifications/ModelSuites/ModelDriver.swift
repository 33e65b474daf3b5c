import Lessons

/// Plays a lesson's scripts on a model alone: it asks the model for what a script asks of the data, and keeps in plain
/// variables what a screen would keep as view state. It draws nothing, and no view stands behind it.
package protocol ModelDriver<L>: SendableMetatype {
  associatedtype L: SpecifiedLesson
  associatedtype Model: LessonModel
  associatedtype Requests: Sequence<ModelRequest<Model>>

  init(settings: L.Settings, seed: UInt64)
  init(state: L.State)

  /// Does what an event asks for.
  /// - Returns: Whether that can be done without a screen, and there is what it names.
  mutating func send(_ event: DataEvent<L.Control>) -> Bool

  var model: Model { get }

  /// What the model saves, with the view state kept here.
  var savedState: L.State { get }

  /// What the model answers beside what it saves.
  var answers: [String] { get }

  // What is explored: every state of a small configuration.

  static var initialStates: [L.State] { get }
  /// What is sent in every state, a step each. A step is left out where its first event has nothing to act on.
  static var steps: [[DataEvent<L.Control>]] { get }
  static func isInBounds(_ state: L.State) -> Bool

  // What is possible: see `ModelRequest`.

  /// Configurations so small that it is quickly decided, in turn.
  static var smallSettings: [L.Settings] { get }
  /// What a model saves of a state, without what belongs to the view.
  static func data(of state: L.State) -> Model.SavedState
  /// The requests, with their arguments, one of which leads to the data after if any request does; those first that look
  /// most like it. An index is one that the data before have: any other breaks a precondition.
  static func requests(from before: Model.SavedState, to after: Model.SavedState) -> Requests
}

extension ModelDriver {
  package var answers: [String] { [] }
  package static func isInBounds(_ state: L.State) -> Bool { true }

  package init(from start: Example<L>.Start) {
    switch start {
    case .settings(let settings, let seed): self.init(settings: settings, seed: seed)
    case .state(let state): self.init(state: state)
    }
  }

  /// What is saved after some events.
  /// - Returns: `nil` if one of them needs a screen.
  package static func savedState(after events: [DataEvent<L.Control>], from start: Example<L>.Start) -> L.State? {
    var driver = Self(from: start)
    for event in events where !driver.send(event) { return nil }
    return driver.savedState
  }
}

extension ModelDriver where L.Settings == NoSettings {
  package static var smallSettings: [NoSettings] { [NoSettings()] }
}
