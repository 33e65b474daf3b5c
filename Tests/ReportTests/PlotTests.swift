import Fixture
import LessonPairs
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A plot` {
  /// Figures that nobody counted.
  private static let conclusion = Conclusion(
    [("worst", 41, 7), ("tracked-screen", 43, 3), ("separated", 47, 11)].flatMap { variant, lines, carrying in
      [
        Conclusion.Count(figure: .carrying, lesson: "mines", variant: variant, value: carrying),
        Conclusion.Count(figure: .codeLines, lesson: "mines", variant: variant, value: lines),
      ]
    } + [Conclusion.Count(figure: .codeLines, lesson: "mines", variant: "observable", value: 45)])

  @Test func `of the two by two has a cell for each design, with the figures that it has`() {
    let plot = TwoByTwoPlot(Self.conclusion, lesson: "mines")
    #expect(
      plot.alternative == "mines: two choices, four designs. "
        + "not sealed, told by hand, worst: R3 carrying, with switches 7, R1–R3 lines of code 41. "
        + "sealed, told by hand, separated: R3 carrying, with switches 11, R1–R3 lines of code 47 · +15 %. "
        + "not sealed, tracked, tracked-screen: R3 carrying, with switches 3, R1–R3 lines of code 43 · +5 %. "
        + "sealed, tracked, observable: R1–R3 lines of code 45 · +10 %.")
    let svg = plot.picture.svg
    #expect(svg.ranges(of: "class=\"plot-cell\"").count == 4)
    for text in ["told by hand", "tracked", "not sealed: worst", "sealed: observable", "11", "41", "45 · +10 %"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
  }

  @Test func `of the two by two has few figures on its slide, each with a name that leaves room for it`() {
    let plot = TwoByTwoPlot(Self.conclusion, lesson: "mines", showing: [.codeLines])
    #expect(!plot.alternative.contains("carrying") && (3...5).contains(TwoByTwoPlot.onSlide.count))
    for figure in Conclusion.Figure.allCases { #expect("\(figure.rule) \(figure.shortName)".count <= 27, "\(figure)") }
    #expect(Set(Conclusion.Figure.allCases.map(\.shortName)).count == Conclusion.Figure.allCases.count)
  }

  @Test func `of the two by two stands in the last section of the report, and is its last slide`() throws {
    var facts = try QuickReport.facts
    facts.effects?.conclusion = Self.conclusion
    let parts = try ReportPage(facts: facts).html().split(separator: "<section id=")
    for text in ["\"conclusion\">", "<caption>bought", "<caption>paid", ">Not shown: ", "<td>7 → 3</td>"] {
      #expect(parts.last?.contains(text) == true, "\(text)")
    }
    #expect(parts.first?.contains(">Conclusion</a> </nav>") == true)
    let plot = TwoByTwoPlot(Self.conclusion, lesson: "mines", showing: TwoByTwoPlot.onSlide)
    let slide = SlideShow(facts: facts).slides.last
    #expect(slide?.title == "What each rule buys in Mines" && slide?.content == plot.figure)
    #expect(ConclusionSection(conclusion: nil).markup == "")
  }

  @Test func `of each recorded effect stands in the report, with its verdict`() throws {
    let effects = try #require(try EffectsReport.record.readIfAny(in: TestedPackage.root))
    let section = EffectsSection(effects: effects).markup.text
    #expect(effects.plots.map(\.name) == ["forgetting", "reach-mines", "reach-notes", "series-mines", "series-todo"])
    for plot in effects.plots { #expect(section.contains("aria-label=\"\(plot.alternative)\"")) }
    for (effect, verdict) in [
      ("forgetting", effects.forgetting.verdict), ("without a screen", effects.withoutScreen.verdict),
      ("reach", effects.reach.verdict), ("six in a row", effects.sixInARow.verdict),
      ("tracking", effects.tracking.verdict), ("tracking alone", effects.trackingAlone?.verdict),
      ("damage", effects.damage.verdict),
    ] {
      #expect(section.contains("<h3>\(effect): \(try #require(verdict).rawValue)</h3>"))
    }
    #expect(!section.contains(/<p>[^<]*\. [a-z][^<]*<\/p>\n<p class="hint">/), "Sentences begin with capitals")
    #expect(EffectsSection(effects: nil).markup == "")
  }
}
