import PlainText
import Play
import Testing

@testable import Workshop

@Suite struct `A move sideways` {
  private let steps = ["Docs/Katas/Mines/1-first.patch", "Docs/Katas/Mines/2-second.patch"]
  private let folder = "Docs/Katas/Mines/Sideways"

  private func moves(_ texts: [String: String]) throws -> [SidewaysMove] {
    let package = try TemporaryPackage(
      Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0.key).patch", $0.value) }))
    return try SidewaysMove.all(ofFolder: "Mines", after: steps, in: package.folder)
  }

  @Test func `stands on the start, on a step, or on another move, as its first line says`() throws {
    let moves = try moves(["a": "--- a/A\n", "b": "on: step 1\n", "c": "on: d\n", "d": "on: b\n"])
    #expect(moves.map(\.page) == ["a", "b", "c", "d"].map { "\(folder)/\($0).md" })
    #expect(
      moves.map(\.patches) == [
        ["\(folder)/a.patch"], [steps[0], "\(folder)/b.patch"],
        [steps[0], "\(folder)/b.patch", "\(folder)/d.patch", "\(folder)/c.patch"],
        [steps[0], "\(folder)/b.patch", "\(folder)/d.patch"],
      ])
  }

  @Test(arguments: [("on: b\n", "b"), ("on: a\n", "a"), ("on: step 3\n", "step 3"), ("on: step 0\n", "step 0")])
  func `on nothing that is there, or on itself, is bad data`(line: String, base: String) {
    let error = CommandError.badData(
      "\(folder)/a.patch: stands on '\(base)', which leads to no step: write 'on: step 7', or "
        + "'on: ' and another move's name.")
    #expect(throws: error) { try moves(["a": line]) }
  }
}
