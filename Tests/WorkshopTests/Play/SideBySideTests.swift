import LessonPairs
import Lessons
import Renderer
import Scripts
import Suites
import Testing

@testable import Workshop

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

  private func status(of lesson: String, after script: String) throws -> [String] {
    let lesson = try #require(allLessons.first { $0.name == lesson })
    return try self.status(of: lesson, after: script)
  }

  private func status<Pair: LessonPair>(of pair: Pair.Type, after script: String) throws -> [String] {
    let both = SideBySide<Pair.WorstScreen, Pair.SeparatedScreen>(
      settings: Pair.L.Settings(), seed: 1, scoreboard: "")
    for event in try Script<Pair.L.Control>(script, name: "script").events { both.send(event) }
    return Array(both.surface.lines.suffix(3).dropLast())
  }
}
