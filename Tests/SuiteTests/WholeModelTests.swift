import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Observing
import Renderer
import Specifications
import Suites
import Testing

import class Separated.ToDoScreen

/// A model announces what it changed when it is whole: no observer reads it half-way through a request.
@Suite struct `Every announcement` {
  @Test(arguments: allLessons.map { $0.name })
  func `finds the model as the request leaves it behind`(name: String) {
    let result = walk(pair(of: name))
    #expect(result.announcements > 300)
    #expect(result.halfWay == [])
  }

  @Test func `is caught when it finds the model half-way`() {
    #expect(ToDoPair.watchedWalk(HalfWayScreen.self, steps: 50).halfWay.contains("press add"))
  }

  private func walk<Pair: LessonPair>(_ pair: Pair.Type) -> WatchedWalk {
    Pair.watchedWalk(Pair.SeparatedScreen.self, steps: 3_000)
  }
}

private struct WatchedWalk {
  var announcements = 0
  /// The events at which an announcement found another model than the event left behind.
  var halfWay: [String] = []
}

extension LessonPair {
  /// Walks on a screen whose model is read at every announcement.
  fileprivate static func watchedWalk<Screen: RestorableScreen<L.Control, L.Settings, L.State>>(
    _ screen: Screen.Type, steps: Int
  ) -> WatchedWalk {
    var result = WatchedWalk()
    for shape in Suite.shapes {
      for source in Suite.sources { walk(screen, source, from: shape, steps: steps / Suite.shapes.count, &result) }
    }
    return result
  }

  private static func walk<Screen: RestorableScreen<L.Control, L.Settings, L.State>>(
    _ screen: Screen.Type, _ source: EventSource<L.Control, L.State>, from settings: L.Settings, steps: Int,
    _ result: inout WatchedWalk
  ) {
    let reader = StateReader<L.State>()
    let monitor = AnnouncementMonitor { reader.readNow() }
    let screen = AnnouncementMonitor.$current.withValue(monitor) { Screen(settings: settings, seed: 1) }
    reader.read = { [unowned screen] in screen.savedState }
    var generator = SplitMix64(seed: 1)
    let start = screen.savedState
    for step in 1...steps {
      let event = step % 50 == 0 ? nil : source.next(&generator, screen.window, screen.savedState)
      if let event { screen.handle(event) } else { screen.restore(start) }
      screen.redraw()
      let seen = reader.takeSeen()
      result.announcements += seen.count
      if seen.contains(where: { Driver.data(of: $0) != Driver.data(of: screen.savedState) }) {
        result.halfWay.append(event?.description ?? "restore")
      }
    }
  }
}

/// Reads a state whenever something is announced. It is used by one task alone.
private final class StateReader<State: Sendable>: @unchecked Sendable {
  var read: (() -> State)?
  private var seen: [State] = []

  func readNow() {
    if let read { seen.append(read()) }
  }

  func takeSeen() -> [State] {
    defer { seen = [] }
    return seen
  }
}

/// A list that announces an item before it is in the list.
private final class HalfWayScreen: ScreenDecorator, Restorable {
  let base: ToDoScreen
  private let observers = Observers<ToDoControl>()

  init(_ base: ToDoScreen) { self.base = base }

  func activate(_ control: ToDoControl) {
    observers.note(control)
    base.activate(control)
  }
}
