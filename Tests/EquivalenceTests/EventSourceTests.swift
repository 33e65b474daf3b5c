import Equivalence
import Lessons
import PlainText
import Renderer
import Suites
import Testing

import class Worst.MinesScreen
import class Worst.ToDoScreen

private typealias Mine = Event<MinesControl>

// A walk proves nothing about what its source of events never chooses: these tests fail when a source leaves something
// out, or chooses it far too seldom.

@Suite struct `Uniform events` {
  private let events = drawn(.uniform, 40_000)

  @Test func `press every control about as often as the others`() {
    let presses = Dictionary(grouping: events.compactMap(\.control)) { $0 }.mapValues(\.count)
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

  @Test func `have about as many of each kind as they should`() {
    let shares: [(Double, KeyPath<Mine, Bool>)] = [
      (0.70, \.isPress), (0.10, \.isKey), (0.10, \.isCharacter), (0.05, \.isClick), (0.05, \.isTick),
    ]
    expectShares(shares, of: events)
  }

  @Test func `click on every cell`() {
    let size = screen().window.size
    let clicks = drawn(EventSource<MinesControl, MinesState>.uniform, 80_000).compactMap(\.point)
    #expect(Set(clicks).count == size.width * size.height)
    #expect(clicks.allSatisfy { Rect(size).contains($0) })
  }

  @Test func `press every key and type characters of every width`() {
    expectKeysAndCharacters(events)
  }
}

@Suite struct `Typing events` {
  private let events = drawn(.typing, 10_000)

  @Test func `are characters and keys for the most part`() {
    let shares: [(Double, KeyPath<Mine, Bool>)] = [
      (0.4, \.isCharacter), (0.3, \.isKey), (0.2, \.isPress), (0.1, \.isTick),
    ]
    expectShares(shares, of: events)
  }

  @Test func `press every key and type characters of every width`() {
    expectKeysAndCharacters(events)
  }
}

@Suite struct `A swarm` {
  /// What can be left out: the presses of a kind of control, and the other kinds of events but ticks.
  private static let allKinds: Set = ["square", "flag", "new", "key", "typ", "cli"]

  private static let kindsOfSwarms = (0..<64).map { kinds(in: drawn(.swarm($0), 2_000)) }

  @Test func `leaves about half of all kinds of events out`() {
    for kind in Self.allKinds {
      let swarms = Self.kindsOfSwarms.count { $0.contains(kind) }
      #expect((16...48).contains(swarms), "\(kind)")
    }
  }

  @Test func `is another one with another seed`() {
    #expect(Set(Self.kindsOfSwarms).count > 20)
  }

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
  func `chooses the same events from equal seeds, and others from another`(
    source: EventSource<MinesControl, MinesState>
  ) {
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

private func drawn(
  _ source: EventSource<MinesControl, MinesState>, _ count: Int, seed: UInt64 = 1
) -> [Mine] {
  drawn(source, count, on: screen(), seed: seed)
}

/// Events that are not sent.
private func drawn<S: Screen & Restorable>(
  _ source: EventSource<S.Control, S.SavedState>, _ count: Int, on screen: S, seed: UInt64 = 1
) -> [Event<S.Control>] {
  var generator = SplitMix64(seed: seed)
  return (0..<count).map { _ in source.next(&generator, screen.window, screen.savedState) }
}

private func expectShares(_ shares: [(Double, KeyPath<Mine, Bool>)], of events: [Mine]) {
  for (share, isOfKind) in shares {
    let count = events.count { $0[keyPath: isOfKind] }
    #expect(abs(Double(count) / Double(events.count) - share) < 0.015, "\(share)")
  }
}

private func expectKeysAndCharacters(_ events: [Mine]) {
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

/// The kinds that a swarm tells apart, ticks left out: they stand for what it has no other event for.
private func kinds(in events: [Mine]) -> Set<String> {
  Set(
    events.compactMap { event in
      switch event {
      case .press(.square): "square"
      case .press(.flag): "flag"
      case .press(.new): "new"
      case .key: "key"
      case .type: "typ"
      case .click: "cli"
      case .tick, .window: nil
      }
    })
}

extension Event {
  fileprivate var control: Control? { if case .press(let control) = self { control } else { nil } }
  fileprivate var key: Key? { if case .key(let key) = self { key } else { nil } }
  fileprivate var character: Character? { if case .type(let character) = self { character } else { nil } }
  fileprivate var point: Point? { if case .click(let point) = self { point } else { nil } }

  fileprivate var isPress: Bool { control != nil }
  fileprivate var isKey: Bool { key != nil }
  fileprivate var isCharacter: Bool { character != nil }
  fileprivate var isClick: Bool { point != nil }
  fileprivate var isTick: Bool { self == .tick }
}
