/// A model of a lesson: its data and their rules, usable without any view.
///
/// What a model can be asked for differs from lesson to lesson, so each has a protocol of its own, such as
/// `MinesModel`. Whoever knows a model by that protocol can play the lesson without a screen.
///
/// It saves the data that the lesson saves, and nothing that belongs to a view.
package protocol LessonModel<Settings, SavedState>: Savable where Settings: LessonSettings {}

/// A screen that can be opened on a model that somebody else has made, and may change as well.
package protocol ModelScreen<Model> {
  associatedtype Model: LessonModel

  /// Shows a model, asks it for what its user wants, and follows what others ask it for.
  init(on model: Model)
}
