import Foundation
import Testing

@Suite struct `Pages of the workshop` {
  private static let parts = [
    "Question", "Goals", "Not today", "Commands", "Exercise", "Checkpoint", "Hints", "Discuss", "For the facilitator",
    "If you are behind",
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
    #expect(sections.map(\.title) == Self.parts)
    for section in sections {
      #expect(section.lines.contains { !$0.isEmpty }, "\(page.path): '\(section.title)' says something")
    }
  }

  @Test(arguments: Page.workshop)
  func `show commands, and fold the hints`(page: Page) throws {
    let sections = try page.sections()
    let commands = sections.first { $0.title == "Commands" }?.lines ?? []
    #expect(commands.contains { $0.hasPrefix("```console") }, "\(page.path) has commands with their output")
    let hints = sections.first { $0.title == "Hints" }?.lines ?? []
    #expect(hints.count { $0 == "<details>" } >= 2, "\(page.path) has two hints at least")
    for (opening, closing) in [("<details>", "</details>"), ("<summary>", "</summary>")] {
      let (opened, closed) = (hints.count { $0.contains(opening) }, hints.count { $0.contains(closing) })
      #expect(opened == closed, "\(page.path) closes each \(opening)")
    }
  }

  @Test(arguments: Page.workshop)
  func `say their minutes in each agenda`(page: Page) throws {
    #expect(try page.minutes().keys.sorted() == Agenda.allCases.map(\.rawValue).sorted(), "\(page.path)")
  }
}

extension Page {
  static let workshop =
    all.filter { $0.path.hasPrefix("Docs/Workshop/") }
    .sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }

  /// What stands below each heading `## …`.
  func sections() throws -> [(title: String, lines: [String])] {
    try prose(keepingCode: true).reduce(into: []) { sections, line in
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

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
