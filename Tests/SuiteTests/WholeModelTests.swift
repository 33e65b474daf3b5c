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
  fileprivate static func watchedWalk<Screen: RestorableLessonScreen<L>>(
    _ screen: Screen.Type, steps: Int
  ) -> WatchedWalk {
    var result = WatchedWalk()
    func walk(_ source: EventSource<L.Control, L.State>, from settings: L.Settings) {
      // Only this task uses them.
      nonisolated(unsafe) weak var watched: Screen?
      nonisolated(unsafe) var seen: [Driver.Model.SavedState] = []
      let monitor = AnnouncementMonitor { if let watched { seen.append(Driver.data(of: watched.savedState)) } }
      let screen = AnnouncementMonitor.$current.withValue(monitor) { Screen(settings: settings, seed: 1) }
      watched = screen
      var generator = SplitMix64(seed: 1)
      let start = screen.savedState
      for step in 1...steps / Suite.shapes.count {
        seen = []
        let event = step % 50 == 0 ? nil : source.next(&generator, screen.window, screen.savedState)
        if let event { screen.handle(event) } else { screen.restore(start) }
        screen.redraw()
        result.announcements += seen.count
        let left = Driver.data(of: screen.savedState)
        if seen.contains(where: { $0 != left }) { result.halfWay.append(event?.description ?? "restore") }
      }
    }
    for shape in Suite.shapes { for source in Suite.sources { walk(source, from: shape) } }
    return result
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
