import Equivalence
import Lessons
import PlainText
import Renderer
import Suites
import Testing

import class Worst.MinesScreen
import class Worst.ToDoScreen

typealias MinesSource = EventSource<MinesControl, MinesState>

// A walk proves nothing about what its source of events never chooses: these tests fail when a source leaves something
// out, or chooses it far too seldom.

@Suite struct `Uniform events` {
  @Test func `press every control about as often as the others`() {
    let presses = Dictionary(grouping: drawn(.uniform, 40_000).compactMap(\.control)) { $0 }.mapValues(\.count)
    // 14 of 20 events are presses, of 102 controls: 275 of each are expected.
    #expect(presses.count == 102)
    for (control, count) in presses { #expect((200...350).contains(count), "\(control)") }
  }

  @Test func `press disabled controls too`() {
    let screen = Worst.ToDoScreen(state: ToDoState(capacity: 1, items: ["a"]))
    screen.redraw()
    #expect(screen.window.controls.contains { $0.control == .add && !$0.isEnabled })
    let events = drawn(EventSource<ToDoControl, ToDoState>.uniform, 100, on: screen)
    #expect(events.contains(.press(.add)))
  }

  @Test func `click on every cell`() {
    let size = screen().window.size
    let clicks = drawn(.uniform, 80_000).compactMap(\.point)
    #expect(Set(clicks).count == size.width * size.height)
    #expect(clicks.allSatisfy { Rect(size).contains($0) })
  }
}

@Suite struct `Uniform and typing events` {
  @Test(arguments: [
    (MinesSource.uniform, ["press": 0.70, "key": 0.10, "type": 0.10, "click": 0.05, "tick": 0.05]),
    (.typing, ["type": 0.4, "key": 0.3, "press": 0.2, "tick": 0.1]),
  ])
  func `have about as many of each kind as they should`(source: MinesSource, shares: [String: Double]) {
    let kinds = Dictionary(grouping: drawn(source, 40_000)) { words(of: $0)[0] }
    #expect(Set(kinds.keys) == Set(shares.keys))
    for (kind, share) in shares { #expect(abs(Double(kinds[kind]?.count ?? 0) / 40_000 - share) < 0.015, "\(kind)") }
  }

  @Test(arguments: [MinesSource.uniform, .typing])
  func `press every key and type characters of every width`(source: MinesSource) {
    let events = drawn(source, 10_000)
    let keys = Set(events.compactMap(\.key))
    let named: Set<Key> = [
      .return, .escape, .backspace, .delete, .tab, .backtab, .space, .up, .down, .left, .right, .home, .end,
    ]
    #expect(keys.isSuperset(of: named))
    #expect(keys.subtracting(named).count > 3)
    let characters = Set(events.compactMap(\.character))
    #expect(Set(characters.map(\.columnWidth)) == [0, 1, 2])
    #expect(characters.contains { $0.unicodeScalars.count > 2 })
  }
}

@Suite struct `A swarm` {
  /// What can be left out: the presses of a kind of control, and the other kinds of events but ticks.
  private static let allKinds: Set = ["square", "flag", "new", "key", "type", "click"]

  private static let kindsOfSwarms = concurrently(64, workers: 64) { kinds(in: drawn(.swarm(UInt64($0)), 2_000)) }

  @Test func `leaves about half of all kinds of events out`() {
    for kind in Self.allKinds {
      let swarms = Self.kindsOfSwarms.count { $0.contains(kind) }
      #expect((16...48).contains(swarms), "\(kind)")
    }
  }

  @Test func `differs with another seed`() { #expect(Set(Self.kindsOfSwarms).count > 20) }

  @Test func `leaves the same kinds out for as long as it lasts`() {
    for seed: UInt64 in 0..<8 {
      #expect(kinds(in: drawn(.swarm(seed), 2_000, seed: 99)) == Self.kindsOfSwarms[Int(seed)])
    }
  }
}

@Suite struct `A player of Mines` {
  /// Uniform events win none of these games.
  @Test func `wins, loses and seldom does what has no effect`() throws {
    let player = try #require(MinesSuite.sources.first { $0.name == "sensible" })
    let screen = screen()
    var generator = SplitMix64(seed: 1)
    var (effective, won, lost) = (0, 0, 0)
    for _ in 0..<5_000 {
      let before = screen.savedState
      screen.handle(player.next(&generator, screen.window, before))
      let after = screen.savedState
      if before == after { continue }
      effective += 1
      if after.game.nonMineSquaresRemaining == 0 { won += 1 }
      if after.game.nonMineSquaresRemaining < 0 { lost += 1 }
    }
    #expect(effective > 4_500)
    #expect(won > 20)
    #expect(lost > 10)
  }
}

@Suite struct `Every source of events` {
  @Test(arguments: MinesSuite.sources + [.typing, .swarm(3)])
  func `chooses the same events from equal seeds, and others from another`(source: MinesSource) {
    let events = drawn(source, 500)
    #expect(drawn(source, 500) == events)
    #expect(drawn(source, 500, seed: 2) != events)
  }
}

// MARK: - Drawing events

/// Ten by ten squares.
private func screen() -> Worst.MinesScreen {
  let screen = Worst.MinesScreen(settings: MinesSettings(), seed: 1)
  screen.redraw()
  return screen
}

private func drawn(_ source: MinesSource, _ count: Int, seed: UInt64 = 1) -> [Event<MinesControl>] {
  drawn(source, count, on: screen(), seed: seed)
}

/// Events that are not sent.
private func drawn<S: Screen & Restorable>(
  _ source: EventSource<S.Control, S.SavedState>, _ count: Int, on screen: S, seed: UInt64 = 1
) -> [Event<S.Control>] {
  var generator = SplitMix64(seed: seed)
  return (0..<count).map { _ in source.next(&generator, screen.window, screen.savedState) }
}

/// By scalars: a mark that is typed joins the space before it.
private func words(of event: Event<MinesControl>) -> [String] {
  "\(event)".unicodeScalars.split(separator: " ").map { String($0) }
}

/// The kinds that a swarm tells apart, ticks left out: they stand for what it has no other event for.
private func kinds(in events: [Event<MinesControl>]) -> Set<String> {
  Set(events.map(words).map { $0[0] == "press" ? $0[1] : $0[0] }).subtracting(["tick"])
}

extension Event {
  fileprivate var control: Control? { if case .press(let control) = self { control } else { nil } }
  fileprivate var key: Key? { if case .key(let key) = self { key } else { nil } }
  fileprivate var character: Character? { if case .type(let character) = self { character } else { nil } }
  fileprivate var point: Point? { if case .click(let point) = self { point } else { nil } }
}
