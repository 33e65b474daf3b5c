import LessonScreens
import Lessons
import PlainText
import Renderer

/// A script after which two screens differ.
public struct Counterexample<Settings: Sendable, SavedState: Equatable & Sendable, Control>: Error
where Control: Hashable & Sendable & LosslessStringConvertible {
  /// What both screens are started from.
  public typealias Start = Lessons.Start<Settings, SavedState>

  /// What to start from.
  public let start: Start
  /// The script.
  public let events: [Event<Control>]
  /// How the two then differ.
  public let divergence: Divergence
  /// Both screens as they then are, side by side, with a mark at the first cell that differs.
  public private(set) var picture: [String] = []
  /// What an exploration found until then.
  public package(set) var explored: ExplorationReport?
  /// What there is to say beside how they differ.
  package var remark = ""

  /// One that was found.
  package init(start: Start, events: [Event<Control>], divergence: Divergence, explored: ExplorationReport? = nil) {
    self.start = start
    self.events = events
    self.divergence = divergence
    self.explored = explored
  }

  /// Shrinks the script that led to a divergence, and what it started from.
  /// - Parameters:
  ///   - smaller: Starts to try instead, the smallest first: a smaller board shows a fault as well as a large one.
  ///   - comparison: What the two were compared in as they were found to differ.
  ///   - names: What the two are called in messages.
  /// - Returns: `nil` if the two do not differ after the script.
  public init?<First: RestorableScreen<Control, Settings, SavedState>, Second: CounterpartScreen<First>>(
    _ first: First.Type, _ second: Second.Type, from start: Start, _ events: [Event<Control>], smaller: [Start] = [],
    comparing comparison: Comparison = .everything,
    names: (first: String, second: String) = ("the first", "the second")
  ) {
    let replay = Replay<First, Second>(comparison: comparison, names: names)
    guard let first = replay.failure(from: start, events) else { return nil }
    var best = (start: start, events: Array(events.prefix(first.divergence.step)))
    best.events = replay.shrunk(best.events, from: start)
    for start in smaller where replay.failure(from: start, best.events) != nil {
      best = (start, replay.shrunk(best.events, from: start))
      break
    }
    guard let (divergence, screens) = replay.failure(from: best.start, best.events) else { return nil }
    self.init(start: best.start, events: best.events, divergence: divergence)
    picture = screens.first.window.surface.lines(beside: screens.second.window.surface)
  }

  /// How the two differ, and the remark.
  public var description: String { divergence.description + remark }
}

/// Plays scripts on both again, compared in the same.
private struct Replay<First: Screen & Restorable, Second: CounterpartScreen<First>> {
  typealias Start = Lessons.Start<First.Settings, First.SavedState>

  let comparison: Comparison
  let names: (first: String, second: String)

  func shrunk(_ events: [Event<First.Control>], from start: Start) -> [Event<First.Control>] {
    let short = Shrinker { failure(from: start, $0) != nil }.shrink(withoutLoops(events, from: start))
    return Array(short.prefix(failure(from: start, short)?.divergence.step ?? short.count))
  }

  /// Cuts what leads from a state back to the same, as long as the script still fails.
  private func withoutLoops(_ events: [Event<First.Control>], from start: Start) -> [Event<First.Control>] {
    let screen = First(from: start)
    var states = [screen.savedState]
    for event in events {
      screen.handle(event)
      states.append(screen.savedState)
    }
    for (begin, state) in states.enumerated() {
      guard let end = states.lastIndex(of: state), end > begin, end < events.count else { continue }
      let candidate = Array(events[..<begin] + events[end...])
      if failure(from: start, candidate) != nil { return withoutLoops(candidate, from: start) }
    }
    return events
  }

  /// Plays a script from the start and says where the two first differ, with both as they then are.
  func failure(
    from start: Start, _ events: [Event<First.Control>]
  ) -> (divergence: Divergence, screens: Lockstep<First, Second>)? {
    let lockstep = Lockstep(First(from: start), Second(from: start), comparing: comparison, names: names)
    do {
      try lockstep.compare()
      for event in events { try lockstep.send(event) }
      return nil
    } catch {
      return (error, lockstep)
    }
  }
}

extension Surface {
  /// The lines of both, side by side; under the first line that differs, a mark below the first cell that does.
  fileprivate func lines(beside other: Surface) -> [String] {
    let place = firstDifference(from: other)
    return zip(lines, other.lines).enumerated().flatMap { row, pair in
      let padding = String(repeating: " ", count: max(size.width - pair.0.columnWidth, 0))
      let line = pair.0 + padding + " | " + pair.1
      guard let place, place.y == row else { return [line] }
      let mark = String(repeating: " ", count: place.x) + "^"
      return [line, mark + String(repeating: " ", count: size.width - place.x - 1) + " | " + mark]
    }
  }
}
