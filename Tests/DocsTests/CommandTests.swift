import Fixture
import Foundation
import Testing

/// `make docs` sets it: outputs are then written into the pages instead of compared.
private let isRefreshing = ProcessInfo.processInfo.environment["REFRESH_DOCS"] != nil

/// `make test-all` names the pages that have changed, if nothing else has.
private let changed = ProcessInfo.processInfo.environment["CHANGED_PAGES"].map { $0.components(separatedBy: "\n") }

@Suite struct `Commands in the documentation` {
  @Test(
    .disabled(if: isRefreshing),
    arguments: try Page.all.filter { changed?.contains($0.path) != false }.flatMap { try $0.commands() })
  func `print what the page shows`(command: ConsoleCommand) throws {
    let output = try Shell.run(command.text)
    #expect(
      output == command.output,
      """
      \(command.place): '\(command.text)' prints
      \(output.joined(separator: "\n"))
      but the page shows
      \(command.output.joined(separator: "\n"))
      If what it prints is right, 'make docs' writes it into the page.
      """)
  }

  @Test(.enabled(if: isRefreshing), arguments: Page.all)
  func `are run, and the page refreshed`(page: Page) throws {
    let before = try page.lines()
    try page.refresh()
    #expect(try page.lines() == before, "\(page.path) is refreshed: read what changed, then run the tests.")
  }

  /// No command refreshes a figure in prose, and the figures of a page come from its own outputs.
  @Test(arguments: ["Designs", "Effects", "Observable", "Workshop/9-ChangeRequests", "Workshop/10-WhenNotToSeparate"])
  func `show each figure that the prose has`(name: String) throws {
    let page = Page(path: "Docs/\(name).md")
    let prose = try page.prose()
    let shown = try page.lines().filter { $0.hasPrefix("![") || !prose.contains($0) }.joined(separator: "\n")
    let text = try #require(prose.split(separator: "# Conclusion").last).joined(separator: "\n")
      .replacing(/`.*?`|\]\(.*?\)|(iOS|[Pp]age) \d+|\*\*Minutes.*/, with: "")
    for figure in text.matches(of: /\d+ → \d+|\d\d+/).map(\.output) {
      #expect(shown.contains(try Regex("\\b\(figure)\\b")), "\(page.path): '\(figure)' is in no output")
    }
  }

  @Test func `are found in every console block`() throws {
    #expect(
      try Page(path: "README.md").commands().map(\.text).contains { $0.hasPrefix("make run LESSON=todo </dev/null") })
    for name in lessonNames {
      let commands = try Page(path: "Docs/Lessons/\(name).md").commands().map(\.text)
      for variant in ["worst", "separated"] {
        #expect(commands.contains { $0.contains("swift run \(variant) \(name.lowercased())") }, "\(name), \(variant)")
      }
    }
  }

  @Test func `cannot build anything`() throws {
    #expect(
      try Shell.run("swift build; echo $?") == [
        "swift: pages can only 'swift run [-q] worst|separated|play|workshop' in a console block (was 'swift build')",
        "64",
      ])
  }

  @Test func `have no input but what is piped to them`() throws {
    #expect(try Shell.run("cat; echo piped | cat; test -t 0 || echo no terminal") == ["piped", "no terminal"])
  }
}
