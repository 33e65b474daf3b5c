import Fixture
import Foundation
import SourceTools
import Testing

@testable import Workshop

@Suite struct `What is printed` {
  private func html(_ address: String = PrintedPages.placeholder) throws -> String {
    try PrintedPages(package: PackageFolder(path: TestedPackage.root), address: address).html()
  }

  @Test func `is the handout in two sections, the primer in one, and the six cards in another`() throws {
    let html = try html()
    #expect(html.components(separatedBy: "<section").count - 1 == 4)
    #expect(html.components(separatedBy: "</section>").count - 1 == 4)
    for heading in ["Model and view, separated: the handout", "The renderer in ten minutes"] {
      #expect(html.contains("<h1>\(heading)</h1>"))
    }
    for card in ["A", "B", "C", "D", "E", "F"] { #expect(html.contains("<h2>Card \(card)</h2>")) }
    #expect(html.contains("class OrderView: UIView"))
    #expect(!html.contains("**") && !html.contains("```") && !html.contains("]("), "Markdown is left")
  }

  @Test func `tells the address that was given, and that one is missing otherwise`() throws {
    let html = try html("https://git.example.com/a&b")
    #expect(html.contains("The repository: https://git.example.com/a&amp;b"))
    #expect(!html.contains(PrintedPages.placeholder))
    #expect(try self.html().contains("The repository: URL-OF-THIS-REPOSITORY"))
  }

  @Test(
    arguments: [
      ("# One\ntwo\nthree\n", [.heading(level: 1, "One"), .paragraph("two three")]),
      ("- a\n  b\n- c\n\n1. d\n", [.list(["a b", "c"]), .list(["d"], isNumbered: true)]),
      ("| a | b |\n|---|---|\n| c | |\n", [.table([["a", "b"], ["c", ""]])]),
      ("- a\n\n  ```swift\n  let x = 1\n    y()\n  ```\n---\n", [.list(["a"]), .code(["let x = 1", "  y()"]), .turn]),
    ] as [(String, [MarkdownBlock])])
  func `is read from Markdown`(text: String, blocks: [MarkdownBlock]) { #expect(MarkdownBlock.all(in: text) == blocks) }

  @Test(arguments: [
    ("`a < b` and **c `d`**", "<code>a &lt; b</code> and <strong>c <code>d</code></strong>"),
    ("*Why `&`?* [text](page.md) on", "<em>Why <code>&amp;</code>?</em> text on"), ("2 * 3", "2 * 3"),
  ])
  func `keeps what is marked`(text: String, markup: String) { #expect(MarkdownBlock.inline(text).text == markup) }
}
