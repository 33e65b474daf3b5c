/// A model of a lesson: its data and their rules, usable without any view.
///
/// What a model can be asked for differs from lesson to lesson, so each has a protocol of its own, such as `MinesModel`.
/// Whoever knows a model by that protocol can play the lesson without a screen.
package protocol LessonModel<Settings, State>: AnyObject, SendableMetatype {
  associatedtype Settings: LessonSettings
  /// What it saves: the data that the lesson saves, and nothing that belongs to a view.
  associatedtype State: Equatable & Sendable

  /// Starts anew.
  /// - Parameter seed: The only source of chance: equal seeds give equal models.
  init(settings: Settings, seed: UInt64)

  /// Goes on with saved data.
  init(state: State)

  var savedState: State { get }
}

/// A screen that can be opened on a model that somebody else has made, and may change as well.
package protocol ModelScreen<Model> {
  associatedtype Model: LessonModel

  /// Shows a model, asks it for what its user wants, and follows what others ask it for.
  init(on model: Model)
}
