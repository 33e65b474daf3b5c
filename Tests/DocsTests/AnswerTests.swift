import Foundation
import Testing

/// What a page of the workshop asks a room to find or to predict, by the answers.
struct Asked: CustomTestStringConvertible, Sendable {
  let number: Int
  /// The pattern of the answers in the page's folded outputs.
  let outputs: String
  /// The same in words.
  var words: [String] = []

  var testDescription: String { "Page \(number)" }
  var page: Page { Page.workshop[number - 1] }

  static let all = [
    Asked(
      number: 3, outputs: #"state-in-view: '(\w+)'"#, words: ["lives in", "live in the view", "only place that knows"]),
    Asked(number: 4, outputs: #"mines +worst +[0-9]+ +([0-9]+)"#, words: ["0 in all three", "the datum is here"]),
    Asked(number: 6, outputs: #"(R1 [0-9]+ · R2 [0-9]+ · R3 [0-9]+)"#, words: ["may rise", "R2 rises", "leaky"]),
    Asked(number: 10, outputs: #"(\+[0-9]+ %)"#, words: ["worst way is shorter", "nothing to forget"]),
    Asked(
      number: 11, outputs: #"([0-9]+  [A-Z][A-Za-z]+Screen|raw-write +[0-9]+ of [0-9]+)"#, words: ["fewer variables"]),
  ]

  /// What answers it: what its outputs say, and the words that its folds have.
  func answers() throws -> [String] {
    let folded = Fold.lines(of: try page.lines()).filter { $0.depth > 0 }.map(\.text).joined(separator: "\n")
    let found = folded.matches(of: try Regex(outputs, as: (Substring, Substring).self)).map { String($0.output.1) }
    try #require(!found.isEmpty, "\(page.path) answers what it asks, folded")
    return Array(Set(found)).sorted() + words
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

  @Test(arguments: ["MinesScreen", "RemainingLabel", "SquareView"])
  func `on page 3 is not answered by the comments of what is read`(file: String) throws {
    let lines = try Page(path: "Sources/Worst/Mines/\(file).swift").lines()
    let comments = lines.filter { $0.contains("//") }.joined(separator: "\n")
    #expect(!comments.contains(/\b(lives?|keeps?|holds?|belongs?|stores?|only place)\b/))
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
