import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Separated
import Suites
import Testing
import Worst

@testable import PlayBoth

@Suite struct `Both variants side by side` {
  @Test func `keep what a person did in sight while time passes and nothing comes of it`() throws {
    let status = try status(of: "mines", after: "press square 0,0\ntick\ntick\n")
    #expect(
      status == [
        "✓ equal in every cell · press square 0,0", "views redrawn: worst 25, separated 25 · notifications: 24",
      ])
  }

  @Test func `tell of the passing of time when it brings something`() throws {
    let status = try status(of: "promotions", after: "press reload\ntick\n")
    #expect(status.first == "✓ equal in every cell · tick")
    #expect(status.last?.hasPrefix("views redrawn: worst 0") == false)
  }

  @Test(arguments: [("todo", "a"), ("mines", "f"), ("notes", "j")])
  func `compare and draw keys when they are asked to, however many were typed`(lesson: String, key: Character) throws {
    let pair = try #require(allLessons.first { $0.name == lesson })
    try compareAndDraw(pair, key)
  }

  private func compareAndDraw<Pair: LessonPair>(_ pair: Pair.Type, _ key: Character) throws {
    let (both, other) = (sideBySide(pair), sideBySide(pair))
    let start = both.surface.lines
    for _ in 0..<3 { both.handle(.character(key)) }
    #expect(both.surface.lines == start)
    both.redraw()
    for _ in 0..<3 { other.send(.key(.character(key))) }
    #expect(both.surface.lines.dropLast(3) == other.surface.lines.dropLast(3))
    #expect(both.surface.lines.dropLast(3) != start.dropLast(3))
    #expect(both.surface.lines.suffix(3).first == "✓ equal in every cell · key \(key)")
  }

  @Test func `show what the meter counts only when a person asks for it`() throws {
    let both = SideBySide<Worst.MinesScreen, Separated.MinesScreen>(
      Pairing(.worst(of: Mines.self), .separated(of: Mines.self)),
      settings: MinesSettings(), seed: 1, isPlayed: true)
    let hidden = both.surface.lines
    #expect(hidden.last == "t shows the way of each event · v shows how often each variant breaks the rules")
    #expect(!hidden.contains { $0.contains(/R[123] [0-9]/) })
    both.switchCounts()
    #expect(both.surface.lines.last?.contains(/worst R1 [1-9].* separated R1 0 R2 0 R3 0/) == true)
    both.switchCounts()
    #expect(both.surface.lines == hidden)
  }

  @Test func `leave a lesson the letters that it has controls for`() throws {
    let both = SideBySide<Worst.PromotionsScreen, Separated.PromotionsScreen>(
      Pairing(names: ("worst", "separated")), settings: NoSettings(), seed: 1)
    let views = both.window.views
    #expect(PlayKey.flow.letter(in: views) == "T")
    #expect(!PlayKey.flow.isPressed(.character("t"), in: views) && PlayKey.flow.isPressed(.character("T"), in: views))
    #expect(PlayKey.counts.isPressed(.character("V"), in: views))
  }

  @Test func `name the designs that they are`() throws {
    let designs = try ["one-way", "leaky"].map { name in try #require(MinesPair.variants.first { $0.name == name }) }
    let lines = try lines(of: designs[0].screen, designs[1].screen, after: "press flag\npress new\n")
    #expect(lines[0].split(separator: " ") == ["one-way", "leaky"])
    #expect(lines[lines.count - 3] == "✓ equal in every cell · press new")
    #expect(lines[lines.count - 2].hasPrefix("views redrawn: one-way "))
    #expect(lines[lines.count - 2].hasSuffix(", leaky 102 · notifications: 1"))
  }

  private func lines<
    First: RestorableScreen<MinesControl, MinesSettings, MinesState>,
    Second: RestorableScreen<MinesControl, MinesSettings, MinesState>
  >(of first: First.Type, _ second: Second.Type, after script: String) throws -> [String] {
    let pairing = Pairing(names: ("one-way", "leaky"), comparing: .withoutRedraws)
    let both = SideBySide<First, Second>(pairing, settings: MinesSettings(), seed: 1)
    for event in try Script<MinesControl>(script, name: "script").events { both.send(event) }
    return both.surface.lines
  }

  private func status(of lesson: String, after script: String) throws -> [String] {
    let lesson = try #require(allLessons.first { $0.name == lesson })
    return try self.status(of: lesson, after: script)
  }

  private func status<Pair: LessonPair>(of pair: Pair.Type, after script: String) throws -> [String] {
    let both = sideBySide(pair)
    for event in try Script<Pair.L.Control>(script, name: "script").events { both.send(event) }
    return Array(both.surface.lines.suffix(3).dropLast())
  }

  private func sideBySide<Pair: LessonPair>(_ pair: Pair.Type) -> SideBySide<Pair.WorstScreen, Pair.SeparatedScreen> {
    SideBySide(Pairing(names: ("worst", "separated")), settings: Pair.L.Settings(), seed: 1)
  }
}
