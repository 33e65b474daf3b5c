import Fixture
import Foundation
import Testing

@Suite struct `The workshop's material` {
  @Test(arguments: try files(in: "Docs/Faults"))
  func `has faults that can be planted, and taken out again`(fault: String) throws {
    // Either will do: whoever has just planted it runs the tests.
    #expect(try Shell.run("git apply --check \(fault) || git apply --check -R \(fault); echo $?").last == "0")
  }

  @Test func `has cards of one screen that the meter reads`() throws {
    let cards = try Self.files(in: "Docs/Workshop/Cards")
    #expect(cards.count == 6)
    for card in cards {
      #expect(try Page(path: card).lines().count <= 20, "\(card)")
      #expect(try Shell.run("swift run workshop measure \(card)").contains { $0.hasPrefix("R1 sealed") })
    }
  }

  @Test func `plays both variants in an order that it tells in the end`() throws {
    let output = try Shell.run("printf '\\n\\nA\\n' | Docs/Workshop/play-blind todo --help")
    let names = output.compactMap { $0.firstMatch(of: /Press Return .* to start[.] (worst|separated):/)?.output.1 }
    #expect(names.sorted() == ["separated", "worst"])
    #expect(output.last?.hasSuffix("You said A. It was \(names.first == "worst" ? "A" : "B").") == true)
  }

  @Test(arguments: try requests())
  func `numbers the sentences of a request from 101, which no lesson reaches, and says which they are`(
    request: String
  ) throws {
    let line = try Page(path: "\(request)/Request.md").lines().first { $0.hasPrefix("The scripted test is sentences") }
    let said = try #require(line).matches(of: /[0-9]+/).prefix(2).map { Int($0.output) }
    let added = try Page(path: "\(request)/start.patch").lines()
      .compactMap { $0.wholeMatch(of: /[+] +"([0-9]+)[.] .*"/).flatMap { Int($0.output.1) } }
    #expect([added.min(), added.max()] == said)
    #expect(added.allSatisfy { $0 > 100 })
  }

  @Test func `has a handout of one page`() throws {
    let lines = try Page(path: "Docs/Handout.md").lines()
    #expect(lines.count <= 60)
  }

  private static func requests() throws -> [String] {
    try ["Docs/Changes", "Docs/Series"].flatMap(files).filter { !$0.hasSuffix(".txt") }.flatMap(files)
  }

  private static func files(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Page.root.appendingPathComponent(folder).path)
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }
}
