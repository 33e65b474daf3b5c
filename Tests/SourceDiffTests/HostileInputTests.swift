import SourceTools
import Testing

@Test func `nothing compared with nothing is nothing`() {
  let moved = compare("")
  #expect(moved.share == nil)
  #expect(moved.old.map(\.lines) == [[]])
  #expect(moved.problems.isEmpty)
  #expect(SourceDifference(from: [], to: []).new.isEmpty)
}

@Test(arguments: [
  ("let a = 1\nfunc f( {", "Old/Screen.swift:2:8: expected ')' to end parameter clause"),
  ("let a = 1\n}", "Old/Screen.swift:2:1: unexpected brace in source file"),
  ("let a = ", "Old/Screen.swift:1:9: expected expression in variable"),
])
func `a file that does not parse is reported with its place, and compared`(text: String, problem: String) {
  let moved = compare(text, screen: "let a = 1")
  #expect(moved.problems.map(\.description) == [problem])
  #expect(moved.new[1].lines.count == 1)
}

@Test(arguments: ["\r\n", "\r", "\n"])
func `every line break counts as the parser counts it`(lineBreak: String) {
  let moved = compare(
    ["let a = 1", "", "let b = \"\u{2028}\"", "let c = 3"].joined(separator: lineBreak) + "\n\rlet d = 4",
    screen: "let c = 3")
  #expect(moved.old[0].lines.map(\.kind) == [.gone, .noCode, .gone, .unchanged, .noCode, .gone])
}

@Test func `deep nesting and long chains are compared`() {
  let chain = "let a = b" + String(repeating: ".next()", count: 5000)
  let nest = String(repeating: "if a {", count: 2000) + String(repeating: "}", count: 2000)
  let moved = compare(chain + "\n" + nest, screen: chain + "\n")
  #expect(moved.screenLines == ["unchanged 1"])
}

@Test func `many equal lines are paired one to one`() {
  let line = "  print(one, two)\n"
  let moved = compare(
    "func f() {\n" + String(repeating: line, count: 3000) + "}",
    screen: "func f() {\n" + String(repeating: line, count: 2000) + "}")
  #expect(moved.newScreen.unchanged == 2002)
  #expect(moved.oldScreen.gone == 1000)
}
