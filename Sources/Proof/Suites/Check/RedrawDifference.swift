import LessonScreens
import Lessons
import Renderer

/// The views that one of two screens redraws and the other does not, while the lesson's script is played. A different set
/// is no failure by itself: a view that is stale for it is seen in its cells.
package struct RedrawDifference: Codable, Equatable, Sendable {
  /// For each view, the events at which only the subject redraws it.
  package private(set) var more: [String: Int] = [:]
  /// For each view, the events at which only the reference redraws it.
  package private(set) var fewer: [String: Int] = [:]

  package var isEmpty: Bool { more.isEmpty && fewer.isEmpty }

  /// Notes the names of the views that each of them redrew after an event.
  mutating func note(_ own: [String], _ other: [String]) {
    for name in Set(own).subtracting(other) { more[name, default: 0] += 1 }
    for name in Set(other).subtracting(own) { fewer[name, default: 0] += 1 }
  }
}

extension LessonCheck {
  func redraws() -> RedrawDifference {
    let (subject, reference) = (Subject(settings: L.Settings(), seed: 1), Reference(settings: L.Settings(), seed: 1))
    subject.redraw()
    reference.redraw()
    var difference = RedrawDifference()
    for event in L.parsedScript.events {
      subject.play(event)
      reference.play(event)
      difference.note(subject.activeWindow.redrawnNames, reference.activeWindow.redrawnNames)
    }
    return difference
  }
}
