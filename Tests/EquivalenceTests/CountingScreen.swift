import Equivalence
import LessonScreens
import Lessons
import Renderer

/// A screen that counts ticks and shows how many, both in a way that a test chooses.
final class CountingScreen: Screen, Restorable {
  let window = Window<String>(size: Size(width: 8, height: 1))
  private(set) var savedState = 0
  private var label = Label("0", frame: Rect(x: 0, y: 0, width: 8))
  private let next: (Int) -> Int
  private let isShown: (Int) -> Bool

  init(next: @escaping (Int) -> Int = { $0 + 1 }, isShown: @escaping (Int) -> Bool = { _ in true }) {
    self.next = next
    self.isShown = isShown
    window.add(&label, named: "label")
  }

  convenience init(settings: Int, seed: UInt64) { self.init() }

  convenience init(state: Int) {
    self.init()
    restore(state)
  }

  func restore(_ state: Int) {
    savedState = state
    if isShown(state) { label.text = "\(state)" }
  }

  func display() { window.display(label) }
  func activate(_ control: String) {}
  func tick() { restore(next(savedState)) }
}

extension EventSource<String, Int> { static var ticks: EventSource { EventSource("ticks") { _, _, _ in .tick } } }
