import Foundation
import RuleMeter
import Testing

@testable import Report

@Suite struct `The graph of who calls whom` {
  private static let screen = TypeGraph.Node(name: "MinesScreen", kind: .view, file: "/Worst/Mines/MinesScreen.swift")
  private static let label = TypeGraph.Node(name: "Label", kind: .view, file: "/Worst/Mines/Label.swift")
  private static let square = TypeGraph.Node(
    name: "Square", kind: .view, file: "/Worst/Mines/Square.swift", holdsState: true)
  private static let game = TypeGraph.Node(
    name: "Game", kind: .model, file: "/Model/Mines/Game.swift", holdsState: true)
  private static let note = TypeGraph.Node(name: "Note", kind: .model, file: "/Model/Notes/Note.swift")

  private let graph = CallGraph(
    lesson: "Mines",
    variants: [
      (
        "worst", false,
        TypeGraph(places: [
          .init(from: screen, to: label, kind: .writes): 2, .init(from: screen, to: square, kind: .writes): 1,
          .init(from: screen, to: square, kind: .calls): 1,
        ])
      ),
      (
        "separated", false,
        TypeGraph(places: [
          .init(from: screen, to: game, kind: .calls): 4, .init(from: game, to: screen, kind: .tells): 1,
          .init(from: screen, to: note, kind: .calls): 1, .init(from: screen, to: label, kind: .sets): 1,
        ])
      ),
      ("observable", true, TypeGraph(places: [.init(from: label, to: game, kind: .calls): 1])),
    ])

  @Test func `says in words what a reader should see, of this lesson alone`() {
    #expect(
      graph.alternative
        == "Who calls whom in the lesson mines. In worst, there is no model; application state is in Square; MinesScreen "
        + "breaks a rule and writes to Label and Square; nobody is told of changes. In separated, the model is Game; "
        + "application state is in Game; nobody breaks a rule to write to another; MinesScreen sets what it shows in "
        + "Label; Game tells MinesScreen. In observable, the model is Game; application state is in Game; nobody breaks "
        + "a rule to write to another; nobody is told of changes, for what reads the model is tracked.")
  }

  @Test func `has a box for each type and an arrow for each kind of place`() {
    let (worst, separated) = (graph.drawings[0], graph.drawings[1])
    #expect(worst.markup.text.ranges(of: "class=\"box").count == 3)
    #expect(worst.markup.text.ranges(of: "marker-end").count == 3)
    #expect(separated.markup.text.ranges(of: "class=\"box").count == 3)
    #expect(separated.markup.text.ranges(of: "class=\"box model state\"").count == 1)
    #expect(separated.markup.text.ranges(of: "marker-end=\"url(#tells)\"").count == 1)
  }

  @Test func `counts as the model what lies in its folder, even where it holds no application state`() {
    let desk = TypeGraph.Node(name: "Desk", kind: .other, file: "/Model/Mines/Desk.swift")
    let helper = TypeGraph.Node(name: "Helper", kind: .other, file: "/Separated/Mines/Helper.swift")
    let graph = CallGraph(
      lesson: "Mines",
      variants: [
        (
          "separated", false,
          TypeGraph(places: [
            .init(from: Self.screen, to: desk, kind: .calls): 1, .init(from: desk, to: Self.game, kind: .calls): 1,
            .init(from: helper, to: desk, kind: .calls): 1,
          ])
        )
      ])
    #expect(graph.alternative.contains("the model is Desk and Game;"))
    #expect(graph.variants[0].places.keys.contains { $0.from == helper && $0.to.kind == .model })
  }

  @Test func `says where there is no model`() {
    #expect(graph.drawings.map { $0.markup.text.contains(">no model<") } == [true, false, false])
  }

  @Test func `says beside the title what is tracked`() {
    #expect(graph.drawings.map { $0.markup.text.contains(">tracked: what reads the model") } == [false, false, true])
  }

  @Test func `stands one below the other in the picture`() {
    let svg = Picture.calls(graph).svg
    let titles = ["worst", "separated", "observable"].map { svg.range(of: "class=\"variant \($0)\"")?.lowerBound }
    #expect(titles.compactMap { $0 }.sorted() == titles.compactMap { $0 } && !titles.contains(nil))
    let heights = graph.drawings.map(\.height)
    #expect(svg.contains("translate(0 \(heights[0]))") && svg.contains("translate(0 \(heights[0] + heights[1]))"))
  }
}
