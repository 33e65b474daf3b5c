import Equivalence
import Fixture
import Foundation
import LessonPairs
import PlainText
import RuleMeter
import SourceTools
import Suites
import Testing

@testable import Workshop

private let page = Result { try ReportPage(facts: try QuickReport.facts).html() }

private func measure(_ tree: String) throws -> ProgramMeasure {
  try AnalysedProgram(at: "\(TestedPackage.root)/\(tree)").measure
}

extension String {
  /// What stands between a prefix and the next `<`, wherever the prefix is found.
  fileprivate func texts(after prefix: String) -> [String] {
    components(separatedBy: prefix).dropFirst().map { String($0.prefix { $0 != "<" }) }
  }
}

@Test func `the chart's numbers are the meter's, rule by rule and lesson by lesson`() throws {
  let trees = [try measure("Sources/Worst"), try measure("Sources/Separated")]
  var expected: [String] = []
  for rule in Rule.allCases {
    for folder in ["Mines", "ToDo", "Notes", "Promotions", "Chat"] {
      expected += zip(trees, ["worst", "separated"]).map { tree, name in
        "\(tree.violations.count { $0.location.file.contains("/\(folder)/") && $0.violation.check.rule == rule }) \(name)"
      }
    }
  }
  let chart = ScoreboardChart(lessons: try QuickReport.facts.lessons).markup.text
  #expect(chart.texts(after: "class=\"number\">") == expected)
  let numbers = expected.map { Int($0.prefix { $0 != " " }) ?? 0 }
  let lengths = numbers.map { max(2, $0 * 190 / (numbers.max() ?? 1)) }
  #expect(chart.matches(of: /width="(\d+)" height="12"/).map { Int($0.1) } == lengths, "All in one scale.")
}

@Test func `every lesson has a player, both sources and all marks of the meter`() throws {
  let (facts, page) = (try QuickReport.facts, try page.get())
  #expect(facts.lessons.map { $0.name } == allLessons.map { $0.name })
  for lesson in facts.lessons {
    #expect(page.contains("<section id=\"\(lesson.name)\" class=\"lesson\">"))
    #expect(page.contains("<section class=\"player\" data-flow=\"\(lesson.name)\""))
    for file in lesson.files.old + lesson.files.new {
      #expect(page.contains("<section class=\"file\" id=\"\(file.path)\">"))
    }
  }
  for rule in Rule.allCases {
    let marks = page.texts(after: "<button type=\"button\" class=\"mark \(rule.rawValue.lowercased())\"")
    #expect(marks.count == facts.worst.count(rule) + facts.separated.count(rule))
  }
  let viewState = page.texts(after: "<button type=\"button\" class=\"mark view\"")
  #expect(viewState.count == facts.worst.viewState.count + facts.separated.viewState.count)
}

@Test func `the page needs no other file`() throws {
  let page = try page.get().replacing(/(src="|href=")data:|(href="|url\()#/, with: "")
  for address in ["src=", "href=", "http:", "https:", "@import", "url("] { #expect(!page.contains(address)) }
}

@Test(.enabled(if: LongTests.areRun)) func `the same sources give the same bytes`() throws {
  let pages = try (0..<2).map { _ in
    try ReportPage(facts: try ReportFacts(root: TestedPackage.root, lessons: [allLessons[1]], proof: QuickReport.proof))
      .html()
  }
  #expect(pages[0] == pages[1])
}

@Test func `experiments, proof and moved lines are those of their commands`() throws {
  let (facts, page) = (try QuickReport.facts, try page.get())
  for lesson in facts.lessons {
    for result in lesson.experiments {
      let cells = [result.variant] + ([result.found.events] + result.found.cells).map(String.init)
      #expect(page.contains("<th scope=\"row\">\(lesson.title)</th>" + cells.map { "<td>\($0)</td>" }.joined()))
    }
    #expect(lesson.film.steps.map(\.wrong).reduce(0, +) == lesson.experiments.flatMap(\.found.cells).reduce(0, +))
    #expect(lesson.proof.difference == nil && lesson.proof.walks?.coverage.steps == QuickReport.events)
    let (model, share) = (lesson.difference.model, Int((100 * (lesson.difference.share ?? 0)).rounded()))
    let moved = "<td><b>\(share) %</b></td><td>\(model.movedIntoModel)</td><td>\(model.movedVerbatim)</td>"
    #expect(page.contains("<th scope=\"row\">\(lesson.title)</th>" + moved))
  }
}

@Test func `the proof of the tests' size is run while the page is made`() throws {
  let lessons = try ReportFacts(root: TestedPackage.root, lessons: [allLessons[1]]).lessons
  let proof = try #require(lessons.first).proof
  #expect(proof.configuration == ["capacity": 4] && proof.states?.transitions ?? 0 > 100)
  #expect(proof.difference == nil)
  #expect(ProofSection(lessons: lessons).markup.text.contains("<th scope=\"row\">sizes</th><td>capacity 4</td>"))
}

// MARK: Change requests

@Test func `the costs of changes are shown where there are any`() throws {
  #expect(ChangesSection(costs: []).markup == "")
  let costs = #"""
    [{"lesson":"todo","change":"badge","variant":"worst","files":2,"places":5,"lines":9,"ownSubjectLines":2,
      "carrying":3,"placing":1},
     {"lesson":"todo","change":"badge","variant":"separated","files":1,"places":1,"lines":4,"carrying":0,"placing":1},
     {"lesson":"chat","change":"undo","variant":"worst","files":3,"places":6,"lines":20,"carrying":4,"placing":1}]
    """#
  let table = ChangesSection(costs: try JSONDecoder().decode([ChangeCost].self, from: Data(costs.utf8))).markup.text
  for row in [
    ["todo/<wbr>badge", "2 · 1", "5 · 1", "9 · 4", "2 · 0", "3 · 0", "1 · 1"],
    ["chat/<wbr>undo", "3 · –", "6 · –", "20 · –", "0 · –", "4 · –", "1 · –"],
    ["together", "5 · 1", "11 · 1", "29 · 4", "2 · 0", "7 · 0", "2 · 1"],
  ] {
    let cells = row.dropFirst().map { "<td>\($0)</td>" }.joined()
    #expect(table.contains("<tr><th scope=\"row\">\(row[0])</th>\(cells)</tr>"))
  }
}
