import Fixture
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
  private let state = MinesState("*..\n...")

  @Test func `finds the shortest way to a fault`() throws {
    // Presses of the right column are dropped in flag mode.
    var exploration = Exploration<DroppingScreen, Separated.MinesScreen>(
      [state], steps: MinesSuite.steps(MinesSuite.exploredSettings(.byTests)))
    let failure = #expect(throws: ExplorationFailure<MinesState, MinesControl>.self) { try exploration.run() }
    #expect(failure?.events.map(\.description) == ["press flag", "press square 2,0"])
    #expect(
      failure?.difference
        == .savedState(ValueDifference(path: ".game.squares.2.covering", first: "covered", second: "flagged")))
  }

  @Test func `counts what can be reached from a drawn field`() throws {
    var exploration = Exploration<Screen, Separated.MinesScreen>(
      [MinesState("*.")], steps: [[.press(.square(column: 1, row: 0))], [.press(.flag)]])
    // The safe square covered, flagged or uncovered, with flag mode on and off.
    #expect(try exploration.run().states == 6)
  }

  /// More states in a level than one worker visits before they are put together.
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
  func `ends at the same failure whatever the number of workers`(workers: Int) throws {
    let settings = MinesSettings(width: 3, height: 2, mineCount: 2)
    var exploration = Exploration<DroppingScreen, Separated.MinesScreen>(
      MinesSuite.initialStates(settings), steps: MinesSuite.steps(settings))
    let failure = #expect(throws: ExplorationFailure<MinesState, MinesControl>.self) {
      try exploration.run(workers: workers)
    }
    #expect(failure?.start == MinesSuite.initialStates(settings)[0])
    #expect(failure?.events.map(\.description) == ["press flag", "press square 2,0"])
  }

  @Test func `goes no further than its bounds`() throws {
    var exploration = Exploration<Screen, Separated.MinesScreen>(
      [MinesState("*.")], steps: [[.press(.flag)]], bounds: { !$0.flagMode })
    let report = try exploration.run()
    #expect(report.states == 1)
    #expect(report.transitions == 1)
  }

  @Test func `has another fingerprint when a transition leads elsewhere`() {
    var (one, other, third) = (Fingerprint(), Fingerprint(), Fingerprint())
    one.add(from: 0, by: 1, to: [1])
    other.add(from: 0, by: 1, to: [2])
    third.add(from: 0, by: 2, to: [1])
    #expect(one != other)
    #expect(one != third)
    #expect("\(one)".count == 16)
  }
}

@Suite struct `A counterexample` {
  @Test func `is a short script with both screens and a mark`() throws {
    let events: [Event<MinesControl>] = [
      .press(.square(column: 1, row: 0)), .press(.flag), .press(.flag), .tick, .press(.flag),
      .press(.square(column: 2, row: 0)), .press(.flag),
    ]
    let example = try #require(
      Counterexample<DroppingScreen, Separated.MinesScreen>(from: .state(MinesState("*..\n...")), events))
    #expect(example.events.map(\.description) == ["press flag", "press square 2,0"])
    #expect(example.divergence.description.hasPrefix("step 2, press square 2,0: saved state.game.squares.2.covering"))
    #expect(example.picture.contains { $0.contains("^") && $0.contains(" | ") })
  }

  @Test func `is none where nothing differs`() {
    #expect(
      Counterexample<Screen, Separated.MinesScreen>(from: .state(MinesState("*.")), [.press(.flag), .tick]) == nil)
  }
}

/// Mines, but in flag mode presses of the right column are dropped.
private final class DroppingScreen: Renderer.Screen, Restorable {
  private let base: Screen

  init(settings: MinesSettings, seed: UInt64) { base = Screen(settings: settings, seed: seed) }
  init(state: MinesState) { base = Screen(state: state) }

  var window: Window<MinesControl> { base.window }
  var savedState: MinesState { base.savedState }
  func display() { base.display() }
  func restore(_ state: MinesState) { base.restore(state) }

  func activate(_ control: MinesControl) {
    if savedState.flagMode, case .square(column: 2, row: _) = control { return }
    base.activate(control)
  }
}
