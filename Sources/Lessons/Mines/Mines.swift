/// The lesson Mines: a mine field. Source: Matt Gallagher, "The worst possible application" (2017).
package enum Mines: Lesson {
  package typealias Settings = MinesSettings
  package typealias Control = MinesControl
  package typealias State = MinesState

  package static let name = "mines"
  package static let summary = "uncover every square that hides no mine"
}

package struct MinesSettings: LessonSettings {
  package static let widths = 1...60
  package static let heights = 1...40

  /// Squares in a row.
  package var width = 10
  /// Rows of squares.
  package var height = 10
  package var mineCount = 15

  package init() {}

  /// - Precondition: The field has room for the mines, and for a square without one: dealing more would never end.
  package init(width: Int, height: Int, mineCount: Int) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    precondition(mineCounts.contains(mineCount), "The mines fit the field (was \(mineCount) on \(width) x \(height))")
  }

  /// At least one mine, and one square without.
  package var mineCounts: ClosedRange<Int> { 1...width * height - 1 }

  package static var options: [SettingOption<MinesSettings>] {
    [
      SettingOption("width", \.width) { _ in widths },
      // A mine and a square without one need two.
      SettingOption("height", \.height) { $0.width == 1 ? 2...heights.upperBound : heights },
      SettingOption("mines", \.mineCount) { $0.mineCounts },
    ]
  }
}

package enum MinesControl: Hashable, Sendable, LosslessStringConvertible {
  /// A square of the field, columns and rows from zero.
  case square(column: Int, row: Int)
  /// The switch for flag mode.
  case flag
  /// Deals a new field.
  case new

  package init?(_ description: String) {
    guard let words = ControlWords(description) else { return nil }
    switch (words.word, words.numbers.count) {
    case ("square", 2): self = .square(column: words.numbers[0], row: words.numbers[1])
    case ("flag", 0): self = .flag
    case ("new", 0): self = .new
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .square(let column, let row): "square \(column),\(row)"
    case .flag: "flag"
    case .new: "new"
    }
  }
}
