/// What a list of things to do can be asked for.
package protocol ToDoModel: LessonModel where Settings == ToDoSettings, SavedState == ToDoState {
  /// Appends an item, titled with its number; does nothing when there is no room for another.
  func addItem()

  /// - Precondition: There is an item at this index.
  func removeItem(at index: Int)
}
