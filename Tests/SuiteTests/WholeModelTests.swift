import Equivalence
import LessonScreens
import Lessons
import Observing
import Renderer
import Suites
import Testing

import class Separated.ChatScreen
import class Separated.MinesScreen
import class Separated.NotesScreen
import class Separated.PromotionsScreen
import class Separated.ToDoScreen

/// A model announces what it changed when it is whole: no observer reads it half-way through a request.
@Suite struct `Every announcement` {
  /// The lessons, each with the part of its saved state that is the model's.
  static let lessons: [any WatchedLesson] = [
    Watched(MinesSuite.self, Separated.MinesScreen.self) { $0.game },
    Watched(ToDoSuite.self, Separated.ToDoScreen.self) { $0 },
    Watched(NotesSuite.self, Separated.NotesScreen.self) { $0.notes },
    Watched(ChatSuite.self, Separated.ChatScreen.self) { $0.conversation },
    Watched(PromotionsSuite.self, Separated.PromotionsScreen.self) { $0.shop },
  ]

  @Test(arguments: lessons.map(\.name))
  func `finds the model as the request leaves it behind`(name: String) throws {
    let lesson = try #require(Self.lessons.first { $0.name == name })
    let result = lesson.walk(steps: 3_000)
    #expect(result.announcements > 300)
    #expect(result.halfWay == [])
  }

  @Test func `is caught when it finds the model half-way`() {
    let result = Watched(ToDoSuite.self, HalfWayScreen.self) { $0 }.walk(steps: 50)
    #expect(result.halfWay.contains("press add"))
  }
}

protocol WatchedLesson: Sendable {
  var name: String { get }

  func walk(steps: Int) -> WatchedWalk
}

struct WatchedWalk {
  var announcements = 0
  /// The events at which an announcement found another model than the event left behind.
  var halfWay: [String] = []
}

/// A screen whose model is read at every announcement.
private struct Watched<
  Suite: LessonSuite, Screen: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>,
  Model: Equatable & Sendable
>: WatchedLesson {
  private let model: @Sendable (Screen.SavedState) -> Model

  init(
    _ suite: Suite.Type, _ screen: Screen.Type, model: @escaping @Sendable (Screen.SavedState) -> Model
  ) {
    self.model = model
  }

  var name: String { Suite.L.name }

  func walk(steps: Int) -> WatchedWalk {
    var result = WatchedWalk()
    for shape in Suite.shapes {
      for source in Suite.sources { walk(source, from: shape, steps: steps / Suite.shapes.count, &result) }
    }
    return result
  }

  private func walk(
    _ source: EventSource<Suite.L.Control, Suite.L.State>, from settings: Suite.L.Settings, steps: Int,
    _ result: inout WatchedWalk
  ) {
    let reader = ModelReader<Model>()
    let monitor = AnnouncementMonitor { reader.readNow() }
    let screen = AnnouncementMonitor.$current.withValue(monitor) { Screen(settings: settings, seed: 1) }
    reader.read = { [unowned screen] in model(screen.savedState) }
    var generator = SplitMix64(seed: 1)
    let start = screen.savedState
    for step in 1...steps {
      let event = step % 50 == 0 ? nil : source.next(&generator, screen.window, screen.savedState)
      if let event { screen.handle(event) } else { screen.restore(start) }
      screen.redraw()
      let seen = reader.takeSeen()
      result.announcements += seen.count
      if seen.contains(where: { $0 != model(screen.savedState) }) {
        result.halfWay.append(event?.description ?? "restore")
      }
    }
  }
}

/// Reads a model whenever it announces something. It is used by one task alone.
private final class ModelReader<Model: Sendable>: @unchecked Sendable {
  var read: (() -> Model)?
  private var seen: [Model] = []

  func readNow() {
    if let read { seen.append(read()) }
  }

  func takeSeen() -> [Model] {
    defer { seen = [] }
    return seen
  }
}

/// A list that announces an item before it is in the list.
private final class HalfWayScreen: Screen, Restorable {
  let window = Window<ToDoControl>(size: Size(width: 10, height: 1))
  private var addButton = Button("Add", frame: Rect(x: 0, y: 0, width: 10))
  private let observers = Observers<Int>()
  private(set) var savedState: ToDoState

  init(settings: ToDoSettings, seed: UInt64) {
    savedState = ToDoState(capacity: settings.capacity, items: [])
    window.add(&addButton, as: .add)
  }

  init(state: ToDoState) { savedState = state }

  func display() { window.display(addButton) }

  func activate(_ control: ToDoControl) {
    observers.note(savedState.items.count)
    savedState.items.append("")
  }

  func restore(_ state: ToDoState) { savedState = state }
}
