import Fixture
import Foundation
import Testing

@Suite struct `Pages of the workshop` {
  /// Predict, run, compare: what a page asks comes before the commands that answer it.
  private static let parts = [
    "Question", "Goals", "Not today", "What you need", "Exercise", "Hints", "Commands", "Compare", "Discuss",
    "If you are behind", "For the facilitator",
  ]

  @Test func `are eleven, numbered in their order`() throws {
    let numbers = try Page.workshop.map { try $0.lines()[0].dropFirst(2).prefix { $0 != " " } }
    #expect(numbers == (1...11).map { "\($0)" })
    for (number, page) in zip(numbers, Page.workshop) {
      #expect(page.path.hasPrefix("Docs/Workshop/\(number)-"), "'\(page.path)' starts with 'Docs/Workshop/\(number)-'")
    }
  }

  @Test(arguments: Page.workshop)
  func `have the same parts, none of them empty`(page: Page) throws {
    let sections = try page.sections()
    #expect(sections.map(\.title) == Self.parts + (page.path == Page.workshop[9].path ? ["Conclusion"] : []))
    for section in sections {
      #expect(section.lines.contains { !$0.isEmpty }, "\(page.path): '\(section.title)' says something")
    }
  }

  @Test(arguments: Page.workshop)
  func `fold every output, below the exercise`(page: Page) throws {
    for (title, lines) in try page.sections() {
      let outputs = Fold.lines(of: lines).filter { $0.text.hasPrefix("```console") }
      #expect(outputs.isEmpty == !["Commands", "Conclusion"].contains(title), "\(page.path): outputs in '\(title)'")
      #expect(outputs.allSatisfy { $0.depth > 0 }, "\(page.path): an output in '\(title)' is not folded")
    }
  }

  @Test(arguments: Page.workshop)
  func `close what they fold, and say what it is`(page: Page) throws {
    let lines = try page.lines()
    #expect(Fold.lines(of: lines).last?.depth == 0, "\(page.path) closes each <details>")
    #expect(lines.count { $0 == "<details>" } == lines.count { $0.contains("<summary>") && $0.contains("</summary>") })
    let hints = try page.section("Hints")
    #expect(hints.count { $0 == "<details>" } >= 2, "\(page.path) has two hints at least")
    #expect(Fold.shown(in: hints).isEmpty, "\(page.path) folds its hints")
  }

  @Test(arguments: Page.workshop)
  func `answer every question to discuss, folded at the end`(page: Page) throws {
    let questions = try page.section("Discuss").count { $0.hasPrefix("- ") }
    let notes = try page.sections().dropFirst(Self.parts.count - 1).flatMap { $0.lines }
    #expect(
      questions > 0 && notes.count { $0.contains(#/^\d\. /#) } == questions, "\(page.path): an answer for each question"
    )
    #expect(Fold.shown(in: notes).count == 1, "\(page.path) folds all but the links to the pages around it")
    #expect(notes.contains { $0.hasPrefix("**Minutes.** ") }, "\(page.path) says how the minutes are spent")
  }

  @Test(arguments: Page.workshop)
  func `show no figures above the fold that an output has`(page: Page) throws {
    let shown = try page.seen()
    for command in try page.commands() {
      for line in command.output.map({ $0.trimmingCharacters(in: .whitespaces) })
      where line.count > 11 && line.contains(where: \.isNumber) {
        #expect(!shown.contains(line), "\(page.path) shows '\(line)', which a folded output answers")
      }
    }
    #expect(!shown.contains(/R[123] \d/), "\(page.path) shows a count of the meter")
  }

  @Test(arguments: [
    ("3-FindTheState", ["covering", "isMine", "adjacent", "nonMineSquaresRemaining", "generator", "6 of", "7 of"]),
    ("4-TheRules", ["state-in-view", "exposed-state", "direct-refresh", "view-in-model", "global-state", "6188"]),
    ("5-TrustTheSuite", ["forgotten", "10. Neighbours", "The same fault in both variants", "MinesScreen"]),
    ("6-GuidedMines", ["16", "leaky", "R2 has risen", "Steps 5 and 7"]), ("7-Kata", ["a type that holds them", "R2 "]),
    ("8-ReadTheDiff", [" %", "77", "114"]), ("9-ChangeRequests", ["15 |", "12 insertions", "three places", "restore"]),
    ("10-WhenNotToSeparate", [" %"]), ("11-Retrospective", ["A half", "PromotionsScreen", "exposed-state"]),
  ])
  func `give no answer away above the fold`(name: String, answers: [String]) throws {
    let page = Page(path: "Docs/Workshop/\(name).md")
    let (seen, all) = (try page.seen(), try page.lines().joined(separator: "\n"))
    for answer in answers {
      #expect(!seen.contains(answer), "\(name) shows '\(answer)' above the fold")
      #expect(all.contains(answer), "\(name) has '\(answer)', folded")
    }
  }

  @Test(arguments: Page.workshop)
  func `say their minutes in each agenda`(page: Page) throws {
    #expect(try page.minutes().keys.sorted() == agendas.keys.sorted(), "\(page.path)")
  }
}

@Suite struct `Change requests` {
  private static let pages = Page.all.filter { $0.path.hasPrefix("Docs/Changes/") && $0.path.hasSuffix("/Request.md") }

  @Test(arguments: pages)
  func `have an answer to every question to discuss, folded at the end`(page: Page) throws {
    let questions = try page.section("To discuss").count { $0.hasPrefix("- ") }
    let notes = try page.section("For the facilitator")
    #expect(questions > 0 && notes.count { $0.contains(#/^\d\. /#) } == questions, "\(page.path)")
    #expect(Fold.shown(in: notes).isEmpty, "\(page.path) folds the answers")
    #expect(try page.sections().last?.title == "For the facilitator", "\(page.path)")
  }
}

extension Page {
  /// The numbers in the line `**Minutes:** half a day 15 · 90 minutes 10 · a day 20`.
  func minutes() throws -> [String: Int] {
    let label = "**Minutes:** "
    guard let line = try lines().first(where: { $0.hasPrefix(label) }) else { return [:] }
    return line.dropFirst(label.count).components(separatedBy: " · ").reduce(into: [:]) { minutes, entry in
      let words = entry.components(separatedBy: " ")
      minutes[words.dropLast().joined(separator: " ")] = words.last.flatMap { Int($0) }
    }
  }
}
