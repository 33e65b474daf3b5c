import Fixture
import Foundation
import LessonPairs
import Testing

@Suite struct `The program behind make run` {
  @Test(arguments: allLessons.map { $0.name })
  func `plays what 'workshop play' plays`(lesson: String) throws {
    let played = try Shell.run("swift run play \(lesson)")
    #expect(try played == Shell.run("swift run workshop play \(lesson)"))
    #expect(played.contains { $0.hasPrefix("✓ equal in every cell") })
    #expect(played.contains { $0.hasPrefix("R1 sealed") })
  }

  @Test func `prints nothing but ASCII when it is told to`() throws {
    let printed = try Shell.run("swift run play notes --ascii")
    #expect(printed.joined().allSatisfy { $0.isASCII })
    #expect(printed.contains { $0.hasPrefix("shared . local") })
  }

  @Test func `refuses what is for one variant alone in one line`() throws {
    let message = "play: '--state' is for one variant alone: leave it out, or use 'swift run worst'."
    #expect(try Shell.run("swift run play --state file; echo $?") == [message, "64"])
  }

  /// What is built for a program is linked into it.
  @Test func `is built without what playing does not need`() throws {
    let linked = try modules(of: "play")
    #expect(linked.isSuperset(of: light))
    #expect(linked.isDisjoint(with: heavy))
    #expect(try modules(of: "workshop").isSuperset(of: heavy))
  }

  private let light: Set = ["Worst", "Separated", "PlayBoth", "RuleMeter"]
  private let heavy: Set = ["KataCheck", "LessonPairs", "MutantSwitch", "Specifications", "Suites", "Workshop"]

  /// Those of our modules that have a symbol in a program.
  private func modules(of program: String) throws -> Set<String> {
    let bytes = try Data(contentsOf: TestedPackage.products.appendingPathComponent(program))
    return light.union(heavy).filter { bytes.range(of: Data("$s\($0.utf8.count)\($0)".utf8)) != nil }
  }
}
