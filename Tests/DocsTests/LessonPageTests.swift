import Fixture
import Foundation
import LessonPairs
import Specifications
import Testing

/// The names of the lessons, as their types and pages have them.
let lessonNames = allLessons.map { $0.folder }

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

  @Test(arguments: allLessons)
  func `number the sentences that have examples`(lesson: any LessonPair.Type) throws {
    let page = try Page(path: "Docs/Lessons/\(lesson.folder).md").numberedSentences()
    #expect(page == lesson.numberedSentences)
    #expect(page.indices.allSatisfy { page[$0].hasPrefix("\($0 + 1). ") }, "They count from 1.")
  }

  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen",
  ]

  @Test func `state the right number of ways to write a lesson, as all pages do`() throws {
    var places = 0
    for page in Page.all {
      for (number, line) in try page.lines().enumerated() {
        for match in line.matches(of: /([A-Za-z]+) ways to write ([A-Z][A-Za-z]+)/) {
          let pair = try #require(allLessons.first { $0.folder == match.2 })
          places += 1
          #expect(match.1.lowercased() == Self.words[pair.sources.count], "\(page.path):\(number + 1): \(match.0)")
        }
      }
    }
    #expect(places > 3)
  }
}

extension LessonPair {
  /// In their order; a sentence with several examples comes once.
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
