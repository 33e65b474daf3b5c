import Fixture
import Foundation
import Testing

@testable import Workshop

/// What a page of the workshop asks a room to find or to predict, by the answers.
struct Asked: CustomTestStringConvertible, Sendable {
  let number: Int
  /// The patterns of the answers in the page's folded outputs.
  let outputs: [String]
  /// The same in words.
  var words: [String] = []
  /// What no hint of the page says either.
  var unhinted: [String] = []
  /// The title of the slide that asks it, where one does.
  var slide: String?

  var testDescription: String { "Page \(number)" }
  var page: Page { Page.workshop[number - 1] }

  static let all = [
    Asked(
      number: 3, outputs: [#"state-in-view: '(\w+)'"#],
      words: ["a hundred square views", "a private function of the screen", "decides whether the game goes on"],
      slide: "Where is the mine field?"),
    Asked(
      number: 4, outputs: [#"mines +worst +[0-9]+ +([0-9]+)"#],
      words: [
        "no model to keep", "the datum is here", "nothing is requested", "a second table stays stale",
        "a copy of what the first one",
      ],
      unhinted: ["Rule 1", "a second table"], slide: "The rules, shown by running"),
    Asked(
      number: 5, outputs: [#"(cell [0-9]+ [0-9]+ is '.' in worst, '.' in separated)"#],
      words: ["forgotten refresh", "the saved states differ", "fault in both variants", "it is invisible"]),
    Asked(
      number: 6, outputs: [#"(R1 [0-9]+ · R2 [0-9]+ · R3 [0-9]+)"#],
      words: ["may rise", "R2 has risen", "leaky", "nobody listens yet", "the handler of the notification"]),
    Asked(
      number: 10,
      outputs: [
        #"([0-9]+ → [0-9]+|[0-9]+(?= · \+)|\+[0-9]+ %)"#, #"mines +worst ([0-9]+) ·"#,
        #"mines .*separated ([0-9]+) \+ model"#,
      ],
      words: [
        "worst way is shorter", "nothing to forget", "lost by definition", "can be muted", "statements  carrying",
        "can be left out of Worst",
      ],
      slide: "Which of the four would you take?"),
    Asked(
      number: 11, outputs: [#"([0-9]+  [A-Z][A-Za-z]+Screen|raw-write +[0-9]+ of [0-9]+)"#],
      words: ["fewer variables"]),
  ]

  /// What answers it: what its outputs say, and the words that its folds have.
  func answers() throws -> [String] {
    let folded = Fold.lines(of: try page.lines()).filter { $0.depth > 0 }.map(\.text).joined(separator: "\n")
    var found: Set<String> = []
    for pattern in outputs {
      let matches = folded.matches(of: try Regex(pattern, as: (Substring, Substring).self))
      try #require(!matches.isEmpty, "\(page.path) answers what it asks, folded: \(pattern)")
      found.formUnion(matches.map { String($0.output.1) })
    }
    for word in words + unhinted { #expect(folded.contains(word: word), "\(page.path) has no '\(word)', folded") }
    return found.sorted() + words
  }
}

@Suite struct `What a page asks` {
  /// What somebody has seen before the first page, folds closed.
  private static let before = ["README.md", "Docs/Handout.md", "Docs/Primer.md"].map(Page.init)

  @Test(arguments: Asked.all)
  func `is not answered above its folds, in an earlier page, on the handout, or in what is read before`(
    asked: Asked
  ) throws {
    let answers = try asked.answers()
    for page in Self.before + [asked.page] {
      let shown = try page.seen()
      for answer in answers { #expect(!shown.contains(word: answer), "\(page.path) tells '\(answer)'") }
    }
    for page in Page.workshop[..<(asked.number - 1)] {
      let text = try page.lines().joined(separator: "\n")
      for answer in answers { #expect(!text.contains(word: answer), "\(page.path) tells '\(answer)'") }
    }
  }

  @Test(arguments: Asked.all.filter { !$0.unhinted.isEmpty })
  func `is not given away by a hint that should only help to find it`(asked: Asked) throws {
    let hints = try asked.page.section("Hints").joined(separator: "\n")
    for word in asked.unhinted { #expect(!hints.contains(word: word), "A hint of \(asked.page.path) tells '\(word)'") }
  }

  /// Slides follow the pages: what a page asks is on no slide of an earlier page, and none of its own up to the question.
  @Test(arguments: Asked.all)
  func `is on no slide before it is asked`(asked: Asked) throws {
    let slides = try Self.slides.get()
    #expect(slides.map(\.page) == slides.map(\.page).sorted(), "The slides are in the order of the pages")
    let question = slides.firstIndex { $0.title == asked.slide }
    #expect((question == nil) == (asked.slide == nil))
    let answers = try asked.answers()
    for (number, slide) in slides.enumerated() where slide.page < asked.number || number <= question ?? -1 {
      for answer in answers {
        #expect(!slide.shown.contains(word: answer), "The slide '\(slide.title)' tells '\(answer)'")
      }
    }
    if let question {
      let later = slides[(question + 1)...].filter { $0.page == asked.number }.map(\.shown)
      #expect(later.contains { shown in answers.contains { shown.contains(word: $0) } })
    }
  }

  private static let slides = Result { SlideShow(facts: try QuickReport.facts).slides }

  @Test(arguments: ["MinesScreen", "RemainingLabel", "SquareView"])
  func `on page 3 is not answered by the comments of what is read`(file: String) throws {
    let lines = try Page(path: "Sources/Worst/Mines/\(file).swift").lines()
    let comments = lines.filter { $0.contains("//") }.joined(separator: "\n")
    #expect(!comments.contains(/\b(lives?|keeps?|holds?|belongs?|stores?|only place)\b/))
  }
}

extension SlideShow.Slide {
  /// Its words, those of its pictures included; where these stand says nothing.
  fileprivate var shown: String {
    title + " "
      + content.text.replacing("&#39;", with: "'").replacing(/base64,([^"]*)/) { picture in
        Data(base64Encoded: String(picture.output.1)).map { String(decoding: $0, as: UTF8.self) }?
          .replacing(/<[^>]*>/, with: " ") ?? ""
      }
  }
}

extension String {
  /// Whether it has these words, and not as a part of longer ones.
  fileprivate func contains(word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
    }
  }
}
