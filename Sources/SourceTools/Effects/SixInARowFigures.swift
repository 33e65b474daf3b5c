import Foundation
import Play

/// What six requests, one after the other, cost in one variant of a lesson.
package struct SixInARowFigures: EffectFigures {
  /// One request, granted after those before it, with both variants proved equal.
  package struct Step: Codable, Equatable, Sendable {
    package let request: String
    package let files: Int
    /// Runs of lines that were added or removed.
    package let places: Int
    /// Lines added and lines removed.
    package let lines: Int
    /// Those of them that the other variant's change adds or removes as well.
    package let sharedLines: Int
    /// The lines on which a statement begins that can be left out with the data right and a cell or a control wrong.
    package let carryingLines: Int
    /// These statements: what can be forgotten.
    package let carrying: Int
    /// The same of those that add, remove, display, make or lay out views.
    package let placing: Int

    package init(
      request: String, files: Int, places: Int, lines: Int, sharedLines: Int, carryingLines: Int, carrying: Int,
      placing: Int
    ) {
      self.request = request
      self.files = files
      self.places = places
      self.lines = lines
      self.sharedLines = sharedLines
      self.carryingLines = carryingLines
      self.carrying = carrying
      self.placing = placing
    }
  }

  package static let effect = Effect.sixInARow
  package static let lessons = ["mines", "todo"]
  private static let length = 6

  package let lesson: String
  package let variant: String
  /// The carrying lines that the variant starts with; nothing where they were not counted.
  package let start: Int?
  package let steps: [Step]

  package init(lesson: String, variant: String, start: Int?, steps: [Step]) {
    self.lesson = lesson
    self.variant = variant
    self.start = start
    self.steps = steps
  }

  /// Once both series are counted to their ends.
  package static func verdict(on figures: [SixInARowFigures]) -> Verdict? {
    let series = lessons.map { lesson in pairs(of: lesson, in: figures).map { ($0.carryingLines, $1.carryingLines) } }
    return series.allSatisfy { $0.count == length } ? .sixInARow(series) : nil
  }

  package static func table(of figures: [SixInARowFigures]) -> [[String]] {
    [["worst | separated", "files", "places", "lines", "on both", "carrying lines", "carrying", "placing"]]
      + lessons.flatMap { lesson in rows(of: lesson, in: figures) }
  }

  package static func notes(on figures: [SixInARowFigures]) -> [String] {
    [
      "",
      "on both: lines that both variants' changes add or remove · carrying, placing: statements that can be left out",
    ]
  }

  private static func rows(of lesson: String, in figures: [SixInARowFigures]) -> [[String]] {
    let pairs = pairs(of: lesson, in: figures)
    if pairs.isEmpty { return [] }
    let starts = [worst, separated].map { variant in
      figures.first { $0.lesson == lesson && $0.variant == variant }?.start.map(String.init) ?? "?"
    }
    let sums = [\Step.lines, \.sharedLines, \.carryingLines, \.carrying, \.placing].map { column in
      cell(
        pairs.map(\.0).map { $0[keyPath: column] }.reduce(0, +), pairs.map(\.1).map { $0[keyPath: column] }.reduce(0, +)
      )
    }
    return [["\(lesson), at the start", "", "", "", "", starts.joined(separator: " | "), "", ""]]
      + pairs.map { row(lesson, $0, $1) } + [["\(lesson), together", "", ""] + sums]
  }

  private static func row(_ lesson: String, _ one: Step, _ other: Step) -> [String] {
    ["\(lesson)/\(one.request)"]
      + [\Step.files, \.places, \.lines, \.sharedLines, \.carryingLines, \.carrying, \.placing].map { column in
        cell(one[keyPath: column], other[keyPath: column])
      }
  }

  private static func cell(_ one: Int, _ other: Int) -> String { "\(one) | \(other)" }

  /// The steps of a series, those of both variants side by side.
  private static func pairs(of lesson: String, in figures: [SixInARowFigures]) -> [(Step, Step)] {
    func steps(_ variant: String) -> [Step] {
      figures.first { $0.lesson == lesson && $0.variant == variant }?.steps ?? []
    }
    return Array(zip(steps(worst), steps(separated)))
  }

  private static let worst = "worst"
  private static let separated = "separated"
}

// MARK: - What is recorded

extension SixInARowFigures {
  package static let record = "Tests/Recorded/series.json"
  package static let recording = "workshop changes --series --format json > \(record)"

  /// - Parameter root: The package's folder.
  package static func recorded(in root: String) throws(CommandError) -> [SixInARowFigures] {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(record)") else {
      throw CommandError(.noInput, "There is no '\(record)': record it with '\(recording)'.")
    }
    do {
      return try JSONDecoder().decode([SixInARowFigures].self, from: data)
    } catch {
      throw .badData("'\(record)' is no list of six requests in a row: record it anew with '\(recording)'.")
    }
  }
}
