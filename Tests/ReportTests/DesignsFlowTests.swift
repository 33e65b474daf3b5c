import Foundation
import LessonPairs
import LessonScreens
import Testing

@testable import PlayBoth
@testable import Workshop

private func flow() throws -> Flow { try QuickReport.facts.lessons[0].flow }

private func reaction(of design: String, _ event: String) throws -> Reaction {
  let flow = try flow()
  let step = try #require(flow.steps.firstIndex { $0.event == event })
  return try #require(flow.variants.first { $0.name == design }).reactions[step]
}

@Test func `each design of Mines has or lacks a model, and is told or tracked`() throws {
  let flow = try flow()
  let withoutModel = flow.variants.filter { !$0.hasModel }.map(\.name)
  #expect(withoutModel == ["worst", "refresh-all", "massive", "tracked-screen"])
  #expect(flow.variants.filter(\.isTracked).map(\.name).sorted() == ["observable", "tracked-screen"])
}

@Test(
  arguments: [
    ("refresh-all", [], ["R3"], []), ("drawing-model", ["Game.tapSquare"], [], ["square(0)", "remaining"]),
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

@Test func `only a request that left something behind counts as run`() throws {
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

@Suite struct `The flow player` {
  private func markup(shown: [String]) throws -> String {
    let mines = try QuickReport.facts.lessons[0]
    return FlowPlayer(id: "designs", title: "Any two", lesson: mines, variants: mines.flow.variants, shown: shown)
      .markup.text
  }

  @Test(arguments: [["worst", "separated"], ["observable", "leaky"]])
  func `has a card for each design, and shows two`(shown: [String]) throws {
    let markup = try markup(shown: shown)
    for design in MinesPair.variants {
      let card = "<article class=\"variant \(design.name)\" data-variant=\"\(design.name)\""
      #expect(markup.contains("\(card)\(shown.contains(design.name) ? "" : " hidden")>"))
    }
    let chosen = markup.components(separatedBy: "<option selected>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(chosen.map(String.init) == shown)
  }

  @Test func `says in words and in the picture that what is tracked is not announced`() throws {
    let cards = try markup(shown: ["worst", "separated"]).components(separatedBy: "<article").dropFirst()
    let silent = cards.filter { $0.contains(">nothing announced<") }
    let tracked = cards.filter { $0.contains("data-none=\"none: what reads the data as it is drawn is tracked") }
    #expect(silent.count == 5 && tracked.count == 2)
    #expect(tracked.allSatisfy { $0.contains(">refreshed as tracked<") && $0.contains(">nothing announced<") })
    #expect(cards.count { $0.contains(">refreshed as tracked<") } == 2)
  }

  @Test func `offers in each lesson what every lesson has`() throws {
    #expect(allLessons.allSatisfy { Set(VariantName.inEveryLesson).isSubset(of: $0.sources.map(\.name)) })
    for lesson in try QuickReport.facts.lessons {
      let inMines = try LessonSection(lesson: lesson, shown: ["leaky", "one-way"]).markup().text
      #expect(inMines.contains("<option selected>\(lesson.name == "mines" ? "leaky" : "worst")</option>"))
      let markup = try LessonSection(lesson: lesson, shown: ["separated", "observable"]).markup().text
      #expect(markup.components(separatedBy: "<article").count == 4)
      #expect(markup.contains("<option selected>separated</option>"))
      #expect(markup.contains("data-variant=\"worst\" hidden>"))
    }
  }
}
