import Foundation

/// What is counted of a variant; `workshop designs --format json` prints a list of them as it is.
struct DesignFigures: Codable, Equatable, Sendable, VariantCount {
  static let record = Record<[DesignFigures]>(path: "Tests/Recorded/designs.json", kind: "list of figures")

  let lesson: String
  let name: String
  /// Violations of the three rules.
  var r1 = 0
  var r2 = 0
  var r3 = 0
  var codeLines = 0
  /// Statements that can be left out with the data right and a cell or a control wrong; `nil` if none was left out.
  var carrying: Int?
  /// Pairs of an event and a view or datum that its code names.
  var reach = 0
  /// Over the lesson's script: the events, and the views redrawn after them.
  var events = 0
  var redrawn = 0
  /// Sentences about data, and how many of them run without a screen.
  var dataSentences = 0
  var sentencesAlone = 0
  /// Cells that are wrong in the three experiments.
  var thrownAway = 0
  var changedBehind = 0
  var muted = 0

  var variant: String { name }

  /// A column of the table: what it is called, in short and in full, and what it counts.
  struct Column: Sendable {
    let title: String
    let meaning: String
    let value: @Sendable (DesignFigures) -> Double
    /// As it is printed.
    let text: @Sendable (DesignFigures) -> String
    /// Whether more of it is better.
    let isGain: Bool
  }

  static let columns: [Column] = [
    count("R1", "state and views outside the model's seal: violations of rule 1", \.r1),
    count("R2", "data changed past the model's actions: violations of rule 2", \.r2),
    count("R3", "views refreshed without a notification: violations of rule 3", \.r3),
    count("lines", "lines of code, without comments and blank lines", \.codeLines),
    Column(
      title: "carrying", meaning: "statements that can be left out with the data right and the screen wrong",
      value: { Double($0.carrying ?? 0) }, text: { $0.carrying.map { "\($0)" } ?? "–" }, isGain: false),
    count("reach", "pairs of an event and a view or datum that its code names", \.reach),
    Column(
      title: "redrawn", meaning: "views redrawn for each event of the lesson's script",
      value: { Double($0.redrawn) / Double(max($0.events, 1)) },
      text: { String(format: "%.1f", Double($0.redrawn) / Double(max($0.events, 1))) }, isGain: false),
    Column(
      title: "alone", meaning: "sentences about data that run without a screen", value: { Double($0.sentencesAlone) },
      text: { "\($0.sentencesAlone)/\($0.dataSentences)" }, isGain: true),
    count("E1", "cells wrong after the views were thrown away and built anew", \.thrownAway),
    count("E2", "cells wrong on a second screen, after the data were changed through the first", \.changedBehind),
    count("E3", "cells that changed although every notification was muted", \.muted),
  ]

  private static func count(
    _ title: String, _ meaning: String, _ count: @escaping @Sendable (DesignFigures) -> Int
  ) -> Column {
    Column(title: title, meaning: meaning, value: { Double(count($0)) }, text: { "\(count($0))" }, isGain: false)
  }
}
