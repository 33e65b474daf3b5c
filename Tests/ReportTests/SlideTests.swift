import Foundation
import RuleMeter
import Testing

@testable import Report

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
  #expect(try number("How much longer is Separated, or shorter?") + 1 == number("When not to separate"))
}

@Test func `the first slide does not say which app is which`() throws {
  let first = try #require(try slides.get().first)
  #expect(first.contains("<h2>One of these two has no model. Which?</h2>"))
  let picture = try #require(
    try QuickReport.facts.lessons.first.map { ScreensDrawing(screens: $0.screens, titles: ("A", "B")).markup.text })
  #expect(picture.contains(">A</text>") && picture.contains(">B</text>"))
  #expect(!picture.contains("worst") && !picture.contains("separated"))
}

@Test func `each slide has something to look at, up to the last`() throws {
  for slide in try slides.get().dropLast() {
    #expect(["<img", "<table", "<svg", "<pre", "<ol"].contains { slide.contains($0) }, "\(slide.prefix(200))")
  }
}

@Test func `a rule stands above the line that breaks it, and the line that keeps it`() throws {
  for rule in Rule.allCases {
    let slide = try slides.get()[number("\(rule.rawValue) \(rule.title)")]
    #expect(slide.ranges(of: "<mark>").count == 2, "\(rule)")
  }
}
