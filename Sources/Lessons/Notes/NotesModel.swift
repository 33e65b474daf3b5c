/// What a notebook can be asked for. It saves what each note says, in the order of the list.
package protocol NotesModel: LessonModel where Settings == NoSettings, SavedState == [String] {
  /// Replaces a note's text.
  /// - Precondition: There is a note with this index.
  func replaceText(of index: Int, with text: String)
}
