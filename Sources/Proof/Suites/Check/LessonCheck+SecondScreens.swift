import Equivalence
import Lessons
import Renderer

extension LessonCheck {
  /// Walks on the subject with a second screen on the same data, with every way of choosing events. The first screen
  /// that is wrong ends them.
  package func secondScreens(steps: Int) -> SecondScreens {
    var result = SecondScreens()
    for (number, source) in Suite.sources.enumerated() {
      let walk = SecondScreenWalk(
        Subject.self, settings: options.settings ?? L.Settings(), source: source, seed: UInt64(number), steps: steps,
        keepsView: Suite.keepsView)
      do { result.changes += try walk.run() } catch {
        result.difference = "\(source.name): \(error)"
        return result
      }
    }
    return result
  }
}

/// What walks with a second screen on the same data found.
package struct SecondScreens: Codable, Equatable, Sendable {
  /// Events in the one screen that changed what the other one has saved: without any the walks prove nothing.
  package internal(set) var changes = 0
  /// Where one of the screens was first wrong, and how.
  package internal(set) var difference: String?
}
