import SourceTools
import Testing

@testable import Workshop

@Test func `colours change nothing of the text, and lines stay lines`() {
  let source = "/* one\n two */\n@MainActor let a = \"\"\"\n  x\\(1)\n  \"\"\" // é\n"
  let lines = SyntaxColoring(source).lines
  #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == source)
  #expect(lines[0].map(\.text) == ["/* one"] && lines[0].map(\.kind) == [.comment])
  #expect(lines[1].map(\.text) == [" two */"] && lines[1].map(\.kind) == [.comment])
  #expect(lines[2].map(\.kind) == [.attribute, nil, .keyword, nil, .literal])
}

@Test func `types, keywords and numbers have colours of their own`() {
  let runs = SyntaxColoring("let a: Int = 7").lines[0]
  #expect(runs.map(\.text) == ["let", " a: ", "Int", " = ", "7"])
  #expect(runs.map(\.kind) == [.keyword, nil, .type, nil, .literal])
}

@Test func `lines that moved together are one block, comments between them included`() {
  func file(_ name: String, _ role: SourceFile.Role, _ text: String) -> SourceFile {
    SourceFile(path: name, name: name, role: role, text: text)
  }
  let rules = "  func price(of amount: Int) -> Int {\n    // cents\n    amount * discount / 100\n  }\n"
  let difference = SourceDifference(
    from: [file("Screen.swift", .screen, "class Screen {\n\(rules)  let label = Label()\n}\n")],
    to: [
      file("Shop.swift", .model, "class Shop {\n  // New.\n\(rules)}\n"),
      file("Screen.swift", .screen, "class Screen {\n  let label = Label()\n}\n"),
    ])
  #expect(
    MovedBlock.blocks(in: difference) == [
      MovedBlock(old: .init(file: 0, first: 2, last: 5), new: .init(file: 0, first: 3, last: 6))
    ])
}

@Test(arguments: [
  (3, "flag", true), (3, "new", false), (4, "new", true), (4, "flag", false), (5, "other", true), (5, "flag", false),
  (7, "flag", true), (3, nil, true),
])
func `a line of a clause runs only for its control`(line: Int, word: String?, runs: Bool) {
  let clauses = SwitchClauses(
    """
    func activate(_ control: Control) {
      switch control {
      case .flag, .square(let column): toggle()
      case .new: deal()
      default: print()
      }
      after()
    }
    """)
  #expect(clauses.runs(line: line, for: word) == runs)
}
