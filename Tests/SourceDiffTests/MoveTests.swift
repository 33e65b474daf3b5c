import SourceDiff
import Testing

/// A function as it stands in most of the programs below.
private let uncover = """
  class Screen {
    func uncover(_ index: Int) -> Int {
      squares[index].covering = .uncovered
      remaining -= 1
      return remaining
    }
  }
  """

@Test func `a function that moved verbatim is seen line by line`() {
  let moved = compare(uncover, model: uncover.replacing("Screen", with: "Game"), screen: "class Screen {}")
  #expect(
    moved.modelLines == [
      "new", "movedIntoModel 2", "movedIntoModel 3", "movedIntoModel 4", "movedIntoModel 5", "movedIntoModel 6", "new",
    ])
  #expect(moved.oldLines.dropFirst() == [2, 3, 4, 5, 6].map { "movedIntoModel \($0)" } + ["gone"])
  #expect(moved.share == 5.0 / 7)
  #expect(moved.renames.isEmpty)
}

@Test(arguments: [
  ("func uncover(", "private func uncover(", 1, "access"),
  ("func uncover(", "mutating func uncover(", 1, "modifiers"),
  ("    remaining -= 1", "    self.remaining -= 1", 3, "self"),
  ("    remaining -= 1", "      remaining -= 1", 3, "indentation"),
  ("-> Int {", "async -> Int {", 1, "effects"),
  ("remaining -= 1", "remaining  -=  1", 3, "layout"),
])
func `a line that moved says what changed in it`(from: String, to: String, line: Int, change: String) {
  let model = uncover.replacing("Screen", with: "Game").replacing(from, with: to)
  let moved = compare(uncover, model: model, screen: "class Screen {}")
  #expect(moved.modelLines[line] == "movedIntoModel \(line + 1) \(change)")
  #expect(moved.model.movedWithChanges == 1)
  #expect(moved.model.movedVerbatim == 4)
}

@Test func `a consistent renaming is found and named`() {
  let model = uncover.replacing("Screen", with: "Game").replacing("squares", with: "fields")
    .replacing("remaining", with: "left").replacing("uncover(", with: "open(")
  let moved = compare(uncover, model: model, screen: "class Screen {}")
  #expect(
    moved.modelLines.dropFirst().dropLast() == [
      "movedIntoModel 2 uncover→open", "new", "movedIntoModel 4 remaining→left", "movedIntoModel 5 remaining→left",
      "movedIntoModel 6",
    ])
  #expect(
    moved.renames == [
      Rename(old: "remaining", new: "left", lines: 2), Rename(old: "uncover", new: "open", lines: 1),
    ])
}
