import Equivalence
import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Separated
import SourceTools
import Suites
import Testing
import Worst

@testable import PlayBoth

@Suite struct `Both variants side by side` {
  @Test func `keep what a person did in sight while time passes and nothing comes of it`() throws {
    let status = try status(of: MinesPair.self, after: "press square 0,0\ntick\ntick\n")
    #expect(
      status == ["✓ equal in every cell · press square 0,0", "views redrawn: first 25, second 25 · notifications: 24"])
  }

  @Test func `tell of the passing of time when it brings something`() throws {
    let status = try status(of: PromotionsPair.self, after: "press reload\ntick\n")
    #expect(status.first == "✓ equal in every cell · tick")
    #expect(status.last?.hasPrefix("views redrawn: first 0") == false)
  }

  @Test(arguments: [("todo", "a"), ("mines", "f"), ("notes", "j")])
  func `compare and draw keys when they are asked to, however many were typed`(lesson: String, key: Character) throws {
    try compareAndDraw(pair(of: lesson), key)
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
    both.click(Point(x: both.window.size.width + 3, y: 1))
    #expect(both.surface.lines.suffix(3).first == "✓ equal in every cell · click 0 0")
  }

  @Test func `show what the meter counts only when a person asks for it`() throws {
    let both = SideBySide<Worst.MinesScreen, Separated.MinesScreen>(
      Pairing(.worst(of: Mines.self), .separated(of: Mines.self)), settings: MinesSettings(), seed: 1, isPlayed: true)
    let hidden = both.surface.lines
    #expect(hidden.last == "t shows each event's path · v shows how often each variant breaks the rules")
    #expect(!hidden.contains { $0.contains(/R[123] [0-9]/) })
    both.switchCounts()
    #expect(both.surface.lines.last?.contains(/worst R1 [1-9].* separated R1 0 R2 0 R3 0/) == true)
    both.switchCounts()
    #expect(both.surface.lines == hidden)
  }

  @Test(arguments: ["Sources/Worst", "Sources/Separated", "Sources/Designs"])
  func `have letters of their own, for which no lesson has a control`(tree: String) throws {
    let package = PackageFolder(path: TestedPackage.root)
    #expect(try package.files(in: tree).contains { try package.text(of: $0).contains(/key: "[a-z]"/) })
    for file in package.files(in: tree) { #expect(try !package.text(of: file).contains(/key: "[tv]"/), "\(file)") }
  }

  private func status<Pair: LessonPair>(of pair: Pair.Type, after script: String) throws -> [String] {
    let both = sideBySide(pair)
    for event in try Script<Pair.L.Control>(script, name: "script").events { both.send(event) }
    return Array(both.surface.lines.suffix(3).dropLast())
  }

  private func sideBySide<Pair: LessonPair>(_ pair: Pair.Type) -> SideBySide<Pair.WorstScreen, Pair.SeparatedScreen> {
    SideBySide(Pairing(names: ("first", "second")), settings: Pair.L.Settings(), seed: 1)
  }
}
