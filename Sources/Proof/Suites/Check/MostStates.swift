import Foundation
import Lessons

extension LessonSuite where L.Settings == NoSettings {
  package static func mostStates(_ settings: NoSettings) -> Double? { nil }
}

extension MinesSuite {
  /// In each field, every square is in one of three states, and flag mode is on or off.
  package static func mostStates(_ settings: MinesSettings) -> Double? {
    let squares = settings.width * settings.height
    let fields = (0..<settings.mineCount).reduce(0.0) { $0 + log10(Double(squares - $1) / Double($1 + 1)) }
    return fields + log10(2.0) + Double(squares) * log10(3.0)
  }
}

extension ToDoSuite {
  /// The items in any order, and any of them left out: e · n! lists.
  package static func mostStates(_ settings: ToDoSettings) -> Double? {
    (1...settings.capacity).reduce(log10(exp(1.0))) { $0 + log10(Double($1)) }
  }
}
