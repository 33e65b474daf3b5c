import Foundation
import RuleMeter
import SourceTools
import Testing

@testable import Workshop

private let slides = Result {
  SlideShow(facts: try QuickReport.facts).markup.text.components(separatedBy: "<section class=\"slide\"").dropFirst()
}

private func number(_ title: String) throws -> Int {
  try #require(slides.get().firstIndex { $0.contains("<h2>\(title)</h2>") }, "\(title)")
}

@Test func `what a room is to guess comes a slide before its answer`() throws {
  #expect(try number("Where is the mine field?") + 1 == number("What the meter counts"))
  #expect(try number("The rules, shown by running") + 1 == number("Wrong cells"))
  #expect(try number("And what does it cost?") + 1 == number("15 changes, both ways"))
  #expect(try number("Your turn") + 1 == number("The kata, step by step"))
  #expect(try number("How much of the separation was new code?") + 1 == number("Lines that moved into the models"))
  #expect(try number("Which of the four would you take?") + 1 == number("When not to separate"))
  let verdict = try #require(try QuickReport.facts.effects?.forgetting.verdict)
  #expect(
    try number("Is there less to forget in Separated?") + 1
      == number("Less to forget in Separated: \(verdict.rawValue)"))
}

@Test func `the first slide does not say which app is which`() throws {
  let facts = try QuickReport.facts
  let (first, drawing) = (SlideShow(facts: facts).slides[0], facts.lessons[0].screens.titled("A", "B"))
  #expect(first.title == "One of these two has no model. Which?" && first.content == Picture.screen(drawing).image)
  #expect(!drawing.markup.text.contains("worst") && !drawing.markup.text.contains("separated"))
}

@Test func `the kata has the counts of each step that has to be taken`() throws {
  let facts = try QuickReport.facts
  #expect(facts.kata.first?.counts == RuleCounts(r1: 1, r2: 7, r3: 10) && facts.kata.last?.counts.isZero == true)
  #expect(facts.kata.count == 6)
  #expect(
    BarsDrawing(width: 800, start: nil, kata: facts.kata).alternative.hasPrefix(
      "1 Gather the items in a store: 1 in R1, 7 in R2, 10 in R3; 2 "))
}

@Test func `what is asked in per cent is answered in per cent`() throws {
  let answer = try #require(SlideShow(facts: try QuickReport.facts).slides.first { $0.title == "When not to separate" })
  let lines = try #require(try QuickReport.facts.lessons.first).difference
  let percent = Percent.text(of: lines.newScreen.code + lines.model.code, beside: lines.oldScreen.code)
  #expect(percent == "+12 %" && answer.content.text.contains("Mines: \(percent)"))
  #expect(Percent.text(of: 231, beside: 238) == "−3 %" && Percent.text(of: 7, beside: 7) == "+0 %")
}

@Test func `each slide names its page, and has something to look at, up to the last`() throws {
  for slide in try slides.get().dropLast() {
    #expect(slide.contains("<p class=\"slide-number\">page "), "\(slide.prefix(200))")
    #expect(["<img", "<table", "<svg", "<pre", "<ol"].contains { slide.contains($0) }, "\(slide.prefix(200))")
  }
}

@Test func `a rule stands above the line that breaks it, and the line that keeps it`() throws {
  for rule in Rule.allCases {
    let slide = try slides.get()[number("\(rule.rawValue) \(rule.title)")]
    let codes = slide.matches(of: /<pre>(.*?)<\/pre>/.dotMatchesNewlines())
    #expect(codes.count == 2 && slide.ranges(of: "<mark>").count == 2, "\(rule)")
    for code in codes {
      #expect((3...6).contains(code.1.split(separator: "\n").count), "\(rule): \(code.1)")
    }
  }
}
