import Fixture
import Lessons
import Renderer
import Suites
import Synchronization
import Testing

import class Separated.NotesScreen
import class Worst.NotesScreen

@testable import Equivalence

@Suite struct `Work on several threads` {
  @Test(arguments: [1, 2, 5, 200])
  func `is done once each, and its results come in order`(workers: Int) {
    let done = Mutex<[Int]>([])
    let results = concurrently(100, workers: workers) { piece in
      done.withLock { $0.append(piece) }
      return piece * piece
    }
    #expect(results == (0..<100).map { $0 * $0 })
    #expect(done.withLock { $0.sorted() } == Array(0..<100))
  }

  @Test func `gives no results without pieces`() { #expect(concurrently(0, workers: 2) { $0 } == []) }
}

@Suite struct `Random walks on several threads` {
  @Test func `come out the same whatever the number of workers`() throws {
    let report = { (workers: Int) in
      try LessonCheck(
        NotesSuite.self, subject: Separated.NotesScreen.self, reference: Worst.NotesScreen.self,
        workers: workers
      ).walks(.events(4_250, seed: 3))
    }
    let alone = try report(1)
    #expect(alone.walks == 9)
    #expect(alone.coverage.steps == 4_250)
    #expect(alone.coverage.effectiveSteps == 2_405)
    #expect(alone.missed == [])
    for workers in [2, 3, 20] { #expect(try report(workers) == alone) }
  }

  @Test func `end at the same counterexample whatever the number of workers`() throws {
    let failure = { (workers: Int) in
      #expect(throws: LessonCounterexample<Notes>.self) {
        try LessonCheck(
          NotesSuite.self, subject: Separated.NotesScreen.self, reference: FaultyScreen<ForgetsCancel>.self,
          workers: workers
        ).walks(.events(5_000))
      }
    }
    let alone = try #require(failure(1))
    #expect(alone.events.map(\.description) == ["press note 2", "press cancel"])
    for workers in [2, 3, 20] {
      let other = failure(workers)
      #expect(other?.events == alone.events)
      #expect(other?.description == alone.description)
      #expect(other?.picture == alone.picture)
    }
  }
}

/// Notes, but `cancel` does nothing to the third note.
private enum ForgetsCancel: Fault {
  static func activate(_ control: NotesControl, on screen: Worst.NotesScreen) {
    if control == .cancel, screen.savedState.editing == 2 { return }
    screen.activate(control)
  }
}
