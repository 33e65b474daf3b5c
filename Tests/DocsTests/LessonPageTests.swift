import Foundation
import LessonPairs
import Specifications
import Suites
import Testing

private let suites: [any LessonSuite.Type] = allLessons.map { $0.suite }

/// The names of the lessons, as their types and pages have them.
let lessonNames = suites.map { $0.lessonName }

@Suite struct `Pages of the lessons` {
  private static let headings = [
    "The question", "What the source says", "Run it", "What it does", "Find the state", "Read the diff",
    "What the numbers say", "When the worst way is fine",
  ]

  @Test func `are one for each lesson`() {
    let pages = Page.all.map(\.path).filter { $0.hasPrefix("Docs/Lessons/") }
    #expect(pages == lessonNames.map { "Docs/Lessons/\($0).md" }.sorted())
  }

  @Test(arguments: lessonNames)
  func `have the same headings`(lesson: String) throws {
    let headings = try Page(path: "Docs/Lessons/\(lesson).md").lines().filter { $0.hasPrefix("## ") }
    #expect(headings == Self.headings.map { "## " + $0 })
  }

  @Test(arguments: suites.indices)
  func `number the sentences that have examples`(index: Int) throws {
    let page = try Page(path: "Docs/Lessons/\(suites[index].lessonName).md").numberedSentences()
    let examples = suites[index].numberedSentences
    #expect(page == examples)
    #expect(page.indices.allSatisfy { page[$0].hasPrefix("\($0 + 1). ") }, "They count from 1.")
  }
}

extension LessonSuite {
  fileprivate static var lessonName: String { "\(L.self)" }

  /// In their order; examples of one sentence have it once.
  fileprivate static var numberedSentences: [String] {
    L.examples.map { "\($0.number). \($0.sentence)" }.reduce(into: []) { sentences, sentence in
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
  }
}

extension Page {
  /// The lines `1. …` below *What it does*.
  fileprivate func numberedSentences() throws -> [String] {
    try lines().drop { $0 != "## What it does" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.first?.isNumber == true }
  }
}
