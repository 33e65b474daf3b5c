import LessonPairs
import Testing

@testable import Report

private func flow() throws -> DesignsFlow { try #require(try QuickReport.facts.designsFlow) }

private func reaction(of design: String, _ event: String) throws -> Flow.Reaction {
  let flow = try flow()
  let step = try #require(flow.steps.firstIndex { $0.event == event })
  return try #require(flow.designs.first { $0.name == design }).reactions[step]
}

@Test func `all designs of Mines go through the same frames and saved states`() throws {
  let flow = try flow()
  #expect(flow.designs.map(\.name) == MinesPair.variants.map(\.name))
  #expect(flow.steps.map(\.event) == (try QuickReport.facts.lessons[0].flow.steps.map(\.event)))
  #expect(flow.steps.allSatisfy { $0.isEqual })
  #expect(flow.designs.allSatisfy { $0.reactions.count == flow.steps.count })
  let withoutModel = flow.designs.filter { !$0.hasModel }.map(\.name)
  #expect(withoutModel == ["worst", "refresh-all", "massive", "tracked-screen"])
}

@Test(
  arguments: [
    ("refresh-all", [], ["R3"], []),
    ("drawing-model", ["Game.tapSquare"], [], ["square(0)", "remaining"]),
    ("calling-model", ["Game.tapSquare"], [], []),
    (
      "three-models", ["Minefield.uncover", "Flags.toggle", "Remaining.lose", "Remaining.clear"], [],
      ["square(0)", "61"]
    ),
    ("leaky", [], ["R2", "R3"], []),
    ("one-way", ["Store.send"], [], ["MinesState(flagMode: false, game: Lesso…"]),
  ] as [(String, [String], [String], [String])])
func `a press takes the way that is the design's own`(
  design: String, requests: [String], broken: [String], announced: [String]
) throws {
  let reaction = try reaction(of: design, "press square 0,0")
  #expect(reaction.source.filter { $0.rule == nil }.map(\.name) == requests)
  #expect(Set(reaction.source.compactMap(\.rule)).sorted() == broken)
  #expect(reaction.announced.map(\.name) == announced)
}

@Test func `of several requests only those ran that left something behind`() throws {
  let requests = try reaction(of: "three-models", "press square 0,0").source
  #expect(requests.filter(\.ran).map(\.name) == ["Minefield.uncover"])
}

@Test(arguments: [
  ("drawing-model", "game.squares[40].covering", "covered → flagged"),
  // The model knows its screen, which is not part of it.
  ("calling-model", "game.squares[40].covering", "covered → flagged"),
  ("three-models", "flags.squares", "[] → [40]"),
])
func `what a model writes goes by its path from the screen`(design: String, name: String, change: String) throws {
  let reaction = try reaction(of: design, "press square 0,4")
  #expect(reaction.state == [NameGroup(name: name, change: change, more: 0)])
}

@Test func `the player has a card for each design, and shows two`() throws {
  let markup = try DesignsPlayer(flow: flow()).markup().text
  for design in MinesPair.variants {
    let isShown = ["worst", "separated"].contains(design.name)
    #expect(
      markup.contains(
        "<article class=\"variant \(design.name)\" data-variant=\"\(design.name)\"\(isShown ? "" : " hidden")>"))
  }
  #expect(markup.contains("<option selected>worst</option>") && markup.contains("<option selected>separated</option>"))
}
