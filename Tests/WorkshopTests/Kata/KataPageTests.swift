import PlainText
import Play
import Testing

@testable import Workshop

@Suite struct `The page of a kata's patch` {
  @Test func `takes no sign in code for a heading`() throws {
    let page = try KataPage("# T\n\nR1 0 · R2 0 · R3 0\n\n```swift\n#if DEBUG\n#endif\n```\n", name: "page.md")
    #expect(page.reason == ["```swift", "#if DEBUG", "#endif", "```"])
    #expect(page.sections.isEmpty)
  }

  @Test(arguments: [
    "", "Seal it\n\nR1 6 · R2 14 · R3 7\n", "## Seal it\n\nR1 6 · R2 14 · R3 7\n", "# Seal it\n\nWhy.\n",
    "# Seal it\n\nR1 6 · R2 14\n", "# Seal it\n\nR1 6 - R2 14 · R3 7\n", "# Seal it\n\nR1 6 · R2 14 - R3 7\n",
    "# Seal it\n\nR1 six · R2 14 · R3 7\n", "# Seal it\n\nR2 6 · R1 14 · R3 7\n",
  ])
  func `without heading or counts is bad data`(text: String) {
    let error = CommandError(
      .badData, "page.md: begins with a heading '# …', then the counts 'R1 n · R2 n · R3 n': write both.")
    #expect(throws: error) { try KataPage(text, name: "page.md") }
  }
}
