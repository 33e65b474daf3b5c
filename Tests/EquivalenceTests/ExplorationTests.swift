import Fixture
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

@testable import Equivalence

private typealias Screen = Worst.MinesScreen

@Suite struct `The store of states` {
  @Test func `stores each state once, whole, with the way to it`() {
    var store = StateStore()
    let added = [
      store.insert([1, 2], from: nil, by: 0), store.insert([1], from: 0, by: 3), store.insert([], from: 1, by: 5),
      store.insert([1, 2], from: 2, by: 7),
    ]
    #expect(added == [true, true, true, false])
    #expect(store.count == 3)
    #expect((0..<3).map { Array(store.bytes(of: $0)) } == [[1, 2], [1], []])
    #expect(store.path(to: 2).start == 0)
    #expect(store.path(to: 2).events == [3, 5])
  }

  @Test func `tells any number of states apart while it grows`() {
    var store = StateStore()
    for number in 0..<5_000 { store.insert([UInt8(number & 0xFF), UInt8(number >> 8)], from: nil, by: 0) }
    #expect(store.count == 5_000)
    for number in 0..<5_000 { #expect(store.contains([UInt8(number & 0xFF), UInt8(number >> 8)])) }
    #expect(!store.contains([0xFF, 0xFF]))
    #expect(store.bytesPerState < 64)
  }

  @Test func `takes over what another one has and it has not, in that order, with the ways from its own states`() {
    var (store, other) = (StateStore(), StateStore())
    store.insert([1], from: nil, by: 0)
    store.insert([2], from: 0, by: 4)
    for byte: UInt8 in [3, 2, 5] { other.insert([byte], from: 1, by: Int(byte)) }
    store.insert(other)
    #expect((0..<store.count).map { Array(store.bytes(of: $0)) } == [[1], [2], [3], [5]])
    #expect(store.path(to: 3).start == 0)
    #expect(store.path(to: 3).events == [4, 5])
  }
}

@Suite struct `An exploration` {
  /// A level has more states than one worker visits before the results are put together.
  @Test(arguments: LongTests.areRun ? [2, 3, 7] : [3])
  func `finds the same whatever the number of workers`(workers: Int) throws {
    let settings = MinesSettings(width: 3, height: 2, mineCount: 1)
    let report = { (workers: Int) in
      var exploration = Exploration<Screen, Separated.MinesScreen>(
        MinesSuite.initialStates(settings), steps: MinesSuite.steps(settings))
      return try exploration.run(workers: workers)
    }
    let alone = try report(1)
    #expect(alone.statesByDepth.contains { $0 > 500 })
    #expect(try report(workers) == alone)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `finds the shortest way to a fault, whatever the number of workers`(workers: Int) throws {
    let settings = MinesSettings(width: 3, height: 2, mineCount: 2)
    var exploration = Exploration<FaultyScreen<DropsRightColumn>, Separated.MinesScreen>(
      MinesSuite.initialStates(settings), steps: MinesSuite.steps(settings))
    let failure = #expect(throws: LessonCounterexample<Mines>.self) { try exploration.run(workers: workers) }
    #expect(failure.map { Screen(from: $0.start).savedState } == MinesSuite.initialStates(settings)[0])
    #expect(failure?.events.map(\.description) == ["press flag", "press square 2,0"])
    let difference = ValueDifference(path: ".game.squares.2.covering", first: "covered", second: "flagged")
    #expect(failure?.divergence.difference == .savedState(difference))
    #expect(failure?.explored?.transitions == 150, "Each of 7 steps in 21 states, and 3 in the one that shows it.")
  }

  @Test func `goes no further than its bounds`() throws {
    var exploration = Exploration<Screen, Separated.MinesScreen>(
      [MinesState("*.")], steps: [[.press(.flag)]], bounds: { !$0.flagMode })
    let report = try exploration.run()
    #expect([report.states, report.transitions] == [1, 1])
  }

  @Test func `finds what is not redrawn, and what is not shown`() {
    func difference(_ comparison: Comparison) -> String {
      var exploration = Exploration<CountingScreen, CountingToTwo>(
        [0], steps: [[.tick]], comparing: comparison, bounds: { $0 < 9 })
      let failure = #expect(throws: Exploration<CountingScreen, CountingToTwo>.Failure.self) { try exploration.run() }
      #expect(failure?.events == [.tick, .tick, .tick])
      return failure.map { "\($0.divergence.difference)" } ?? ""
    }
    #expect(difference(.everything) == #"redraws(["label"], [])"#)
    #expect(difference(.withoutRedraws).hasPrefix("cell("))
  }
}

extension Int: PackableState {
  /// As it is.
  public func pack(into bytes: inout PackedBytes) { bytes.append(self) }
  /// As it was.
  public init(unpacking bytes: inout UnpackedBytes) { self = bytes.number() }
}

/// A screen that shows no number beyond two.
private final class CountingToTwo: ScreenDecorator, Restorable {
  let base: CountingScreen

  init(_ base: CountingScreen) { self.base = base }

  convenience init(state: Int) {
    self.init(CountingScreen(isShown: { $0 <= 2 }))
    restore(state)
  }
}

@Suite struct `A counterexample` {
  @Test func `is a short script with both screens and a mark`() throws {
    let events: [Event<MinesControl>] = [
      .press(.square(column: 1, row: 0)), .press(.flag), .press(.flag), .tick, .press(.flag),
      .press(.square(column: 2, row: 0)), .press(.flag),
    ]
    let example = try #require(
      LessonCounterexample<Mines>(
        FaultyScreen<DropsRightColumn>.self, Separated.MinesScreen.self, from: .state(MinesState("*..\n...")), events))
    #expect(example.events.map(\.description) == ["press flag", "press square 2,0"])
    #expect(example.divergence.description.hasPrefix("step 2, press square 2,0: saved state.game.squares.2.covering"))
    #expect(example.picture.contains { $0.contains("^") && $0.contains(" | ") })
  }

  @Test func `is not given when what is compared does not differ`() {
    #expect(
      LessonCounterexample<Mines>(
        FaultyScreen<SkipsRefresh>.self, Separated.MinesScreen.self, from: .state(MinesState("*.")),
        [.press(.flag), .tick], comparing: .savedStates) == nil)
  }
}

/// Mines, but in flag mode presses of the right column are dropped.
private enum DropsRightColumn: Fault {
  static func activate(_ control: MinesControl, on screen: Screen) {
    if screen.savedState.flagMode, case .square(column: 2, row: _) = control { return }
    screen.activate(control)
  }
}
