import Renderer
import Testing

@testable import Workshop

@Suite struct `What a watch shows` {
  @Test(arguments: [(3, ["one", "two"]), (4, ["one", "two", "three"])])
  func `leaves room for the cursor`(height: Int, lines: [String]) {
    #expect(KataText.fitted(lines, to: Size(width: 80, height: height)) == lines)
  }

  @Test func `says how many lines do not fit`() {
    let lines = (1...9).map { "\($0)" }
    #expect(
      KataText.fitted(lines, to: Size(width: 80, height: 5))
        == ["1", "2", "3", "… and 6 more: see 'swift run workshop kata check'"])
  }

  @Test func `cuts lines that are too wide, by their columns`() {
    #expect(KataText.fitted(["abcde", "abcdef", "💣💣💣"], to: Size(width: 5, height: 9)) == ["abcde", "abcd…", "💣💣…"])
    let wide = String(repeating: "語", count: 9)
    #expect(KataText.fitted([wide], to: Size(width: 5, height: 9)) == ["語語…"])
  }
}
