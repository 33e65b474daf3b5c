import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Testing

/// What a tracked screen finds out by itself, since it is told that something happened and not what.
@Suite struct `A second screen that is drawn when much has happened in the first` {
  private let twenty = ToDoState(capacity: 30, items: (1...20).map { "\($0)" })

  @Test func `shows the item that was added last, with no room below it though others were removed`() {
    expectAsSeparated(
      ToDoPair.self, from: twenty, second: Array(repeating: .key(.down), count: 19),
      first: Array(repeating: .press(.delete(row: 0)), count: 5) + [.press(.add)])
  }

  @Test func `shows a text that is equal to the one before, and looks different`() {
    expectAsSeparated(
      NotesPair.self, from: NotesState(notes: ["\u{E9}", "", ""]),
      first: [.press(.note(0)), .key(.backspace), .type("e\u{301}"), .press(.done)])
  }

  // MARK: Comparing

  private func expectAsSeparated<Pair: LessonPair>(
    _ pair: Pair.Type, from state: Pair.L.State, second: [Event<Pair.L.Control>] = [], first: [Event<Pair.L.Control>]
  ) {
    let catchingUp = CatchingUp<Pair.L>(state: state, second: second, first: first)
    for variant in Pair.variants where variant.passes.contains(.changedBehind) {
      #expect(catchingUp.cells(variant.screen) == catchingUp.cells(Pair.SeparatedScreen.self), "\(variant.name)")
    }
  }
}

/// Some events for the second screen, and then others for the first.
private struct CatchingUp<L: Lesson> {
  let state: L.State
  let second: [Event<L.Control>]
  let first: [Event<L.Control>]

  /// What the second screen shows in the end.
  func cells<S: ShareableScreen<L.Control, L.Settings, L.State>>(_ screen: S.Type) -> [Cell] {
    let one = S(state: state)
    let other = S(beside: one)
    for event in second { other.handle(event) }
    other.redraw()
    for event in first { one.handle(event) }
    other.redraw()
    return Array(other.window.surface.cells)
  }
}
