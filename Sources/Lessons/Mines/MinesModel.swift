/// What a game of Mines can be asked for.
package protocol MinesModel: LessonModel where Settings == MinesSettings, SavedState == GameState {
  /// Flags or uncovers a square, numbered row by row from the left; does nothing once the game is won or lost.
  func tapSquare(_ index: Int, flagMode: Bool)

  /// Deals a new field of the same size.
  func newMineField()
}
