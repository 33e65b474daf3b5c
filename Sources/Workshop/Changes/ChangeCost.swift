import LessonScreens
import SourceTools

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
  private let ownSubjectLines: Int?
  /// How many of the added statements can be left out with the data right and a cell or a control wrong.
  let carrying: Int
  /// The same of those that add, remove, display, make or lay out views.
  let placing: Int

  /// Those of the lines that are the lesson's own subject, and not the separation's.
  var ownSubject: Int { ownSubjectLines ?? 0 }

  static let record = Record<[ChangeCost]>(path: "Tests/Recorded/changes.json", kind: "list of costs")
}

extension ChangeCost {
  init(_ result: ChangeResult, ownSubject: Int) {
    lesson = result.request.lesson
    change = result.request.name
    variant = result.variant
    files = result.statistics.files
    places = result.statistics.places
    lines = result.statistics.lines
    ownSubjectLines = ownSubject == 0 ? nil : ownSubject
    carrying = result.carrying.count
    placing = result.placing
  }
}
