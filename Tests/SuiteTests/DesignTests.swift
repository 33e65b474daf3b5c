import Designs
import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

import class Separated.MinesScreen

private typealias Reference = Separated.MinesScreen

/// The lesson's whole suite on each of the other ways to write Mines.
@Suite struct `Every design of Mines` {
  static let names = allDesigns.map(\.name)

  /// Worst has passed when the tests of Mines have.
  @Test(arguments: names.filter { !["worst", "separated"].contains($0) })
  func `does what the description of Mines says, and what separated does in every state and on random walks`(
    name: String
  ) throws {
    let design = try #require(Design(named: name))
    let outcome = outcome(of: design, design.screen)
    #expect(outcome.firstFailure == nil)
    #expect(outcome.examples?.played == Mines.examples.count)
    #expect("\(outcome.states?.fingerprint, default: "none")" == "5c753d954f7b3680")
  }

  private func outcome<Screen: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    of design: Design, _ screen: Screen.Type
  ) -> LessonOutcome {
    LessonCheck(
      MinesSuite.self, subject: screen, reference: Reference.self,
      CheckOptions(names: ("separated", design.name), comparing: design.comparison)
    ).run([.examples, .states(.byTests), .walks(.rounds(1))])
  }

  @Test func `has a name, a folder and a line of its own`() {
    #expect(allDesigns.count >= 10)
    #expect(Set(Self.names).count == allDesigns.count)
    #expect(Set(allDesigns.flatMap(\.folders)).count == allDesigns.flatMap(\.folders).count)
    #expect(Set(allDesigns.map { ObjectIdentifier($0.screen) }).count == allDesigns.count)
  }
}
