/// What a change request cost in one variant; `--format json` prints it as it is.
struct ChangeCost: Codable, Equatable {
  let lesson: String
  let change: String
  let variant: String
  let files: Int
  /// Runs of lines that were added or removed.
  let places: Int
  /// Lines added and lines removed.
  let lines: Int
  /// How many of the added statements can be left out with the data right and a cell or a control wrong.
  let carrying: Int
  /// The same of those that add, remove, display, make or lay out views.
  let placing: Int
}
