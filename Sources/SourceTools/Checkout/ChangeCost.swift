/// What a change request cost in one variant; `--format json` prints it as it is.
package struct ChangeCost: Codable, Equatable {
  package let lesson: String
  package let change: String
  package let variant: String
  package let files: Int
  /// Runs of lines that were added or removed.
  package let places: Int
  /// Lines added and lines removed.
  package let lines: Int
  private let ownSubjectLines: Int?
  /// How many of the added statements can be left out with the data right and a cell or a control wrong.
  package let carrying: Int
  /// The same of those that add, remove, display, make or lay out views.
  package let placing: Int

  package init(
    lesson: String, change: String, variant: String, files: Int, places: Int, lines: Int, ownSubject: Int = 0,
    carrying: Int, placing: Int
  ) {
    self.lesson = lesson
    self.change = change
    self.variant = variant
    self.files = files
    self.places = places
    self.lines = lines
    ownSubjectLines = ownSubject == 0 ? nil : ownSubject
    self.carrying = carrying
    self.placing = placing
  }
}

extension ChangeCost {
  /// Those of the lines that are the lesson's own subject, and not the separation's.
  package var ownSubject: Int { ownSubjectLines ?? 0 }

  package static let record = Record<[ChangeCost]>(
    at: "Tests/Recorded/changes.json", kind: "list of costs", printedBy: "changes --format json")
}
