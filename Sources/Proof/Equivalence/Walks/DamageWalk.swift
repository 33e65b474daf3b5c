import LessonScreens
import Lessons
import Renderer

/// What a fault in a screen does to its data on a walk beside a screen without it.
public enum DataDamage: Int, Codable, Comparable, Sendable {
  /// The data are always those of the other screen.
  case none
  /// They are others at some time, and each could follow from those before.
  case wrong
  /// They are at some time such that nothing that can be asked for leads to them from those before.
  case impossible

  /// Whether the one is less bad.
  public static func < (one: DataDamage, other: DataDamage) -> Bool { one.rawValue < other.rawValue }
}

/// A walk of a screen that may have a fault, beside one that has none and gets the same events. The first impossible data
/// end it.
/// - Parameters:
///   - subject: The screen that may have a fault.
///   - source: Chooses the events by what the other one shows, so that they are the same for every fault.
///   - seed: The only source of chance.
///   - data: The part of a saved state that does not belong to the view.
///   - isPossible: Whether data can follow from others; nothing before is a start.
///   - willSend: Called before each event.
public func damageWalk<Subject: Screen & Savable, Reference: Screen<Subject.Control> & Savable, Data: Equatable>(
  _ subject: Subject, beside reference: Reference, _ source: EventSource<Subject.Control, Subject.SavedState>,
  seed: UInt64, steps: Int, data: (Subject.SavedState) -> Data, isPossible: (_ after: Data, _ before: Data?) -> Bool,
  willSend: () -> Void = {}
) -> DataDamage where Reference.SavedState == Subject.SavedState {
  var generator = SplitMix64(seed: seed)
  var before = data(subject.savedState)
  guard isPossible(before, nil) else { return .impossible }
  var isRight = true
  subject.redraw()
  reference.redraw()
  for _ in 0..<steps {
    let event = source.next(&generator, reference.window, reference.savedState)
    willSend()
    reference.play(event)
    subject.play(event)
    let after = data(subject.savedState)
    // What the screen without a fault makes of the same data is possible.
    if isRight, after != data(reference.savedState) { isRight = false }
    guard isRight || isPossible(after, before) else { return .impossible }
    before = after
  }
  return isRight ? .none : .wrong
}
