import SourceTools
import Testing

@testable import Workshop

@Suite struct `What a patch touches` {
  private static let patch = """
    diff --git a/Sources/Game.swift b/Sources/Game.swift
    index 1111111..2222222 100644
    --- a/Sources/Game.swift
    +++ b/Sources/Game.swift
    @@ -3,7 +3,7 @@ struct Game {
       let width: Int
    -  let height: Int
    +  let height: Int
    +  let mines: Int

       func press() {
    -    refresh()
         draw()
       }
    @@ -20 +21,2 @@
     }
    +// the end
    diff --git a/Sources/Counter.swift b/Sources/Counter.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/Counter.swift
    @@ -0,0 +1,2 @@
    +struct Counter {
    +}

    """

  @Test func `is counted in files, in places and in lines`() {
    let statistics = PatchStatistics(Self.patch)
    #expect(statistics.files == 2)
    #expect(statistics.places == 4)
    #expect(statistics.lines == 7)
  }

  @Test func `is compared with what another one touches, each line as often as it stands in both`() {
    let statistics = PatchStatistics(Self.patch)
    let other = PatchStatistics(
      Self.patch.replacing("+  let mines: Int", with: "+  let flags: Int").replacing(
        "-    refresh()", with: "     refresh()"))
    #expect(statistics.linesShared(with: other) == 5)
    #expect(other.linesShared(with: statistics) == 5)
  }

  @Test func `counts a file also without what is only for git`() {
    let patch = Self.patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
    #expect(PatchStatistics(patch) == PatchStatistics(Self.patch))
  }

  @Test func `numbers the added lines as they stand afterwards`() {
    #expect(PatchStatistics(Self.patch).added == ["Sources/Game.swift": [4, 5, 22], "Sources/Counter.swift": [1, 2]])
  }

  @Test func `numbers the removed lines as they stood before`() {
    #expect(PatchStatistics(Self.patch).removed == ["Sources/Game.swift": [4, 7]])
  }

  @Test func `takes removed and added lines that look like headers for what they are`() {
    let statistics = PatchStatistics(
      """
      diff --git a/List.md b/List.md
      --- a/List.md
      +++ b/List.md
      @@ -1,2 +1,2 @@
      --- one
      +++ b/two
       three

      """)
    #expect((statistics.files, statistics.places, statistics.lines) == (1, 1, 2))
    #expect(statistics.added == ["List.md": [1]])
  }

  @Test func `is nothing when the patch is empty`() {
    let statistics = PatchStatistics("")
    #expect((statistics.files, statistics.places, statistics.lines) == (0, 0, 0))
    #expect(statistics.added.isEmpty)
  }
}

@Suite struct `The table of what change requests cost` {
  @Test func `has the variants side by side, and their sums`() {
    let costs = [
      ChangeCost(
        lesson: "mines", change: "undo", variant: "worst", files: 1, places: 4, lines: 20, ownSubject: 6, carrying: 3,
        placing: 1),
      ChangeCost(
        lesson: "mines", change: "undo", variant: "separated", files: 2, places: 5, lines: 9, carrying: 1, placing: 2),
      ChangeCost(
        lesson: "chat", change: "badge", variant: "worst", files: 3, places: 1, lines: 5, carrying: 2, placing: 3),
      ChangeCost(
        lesson: "chat", change: "badge", variant: "separated", files: 1, places: 1, lines: 2, carrying: 0, placing: 1),
    ]
    #expect(
      ChangesTable.lines(costs).suffix(4) == [
        "                   files      places       lines     its own    carrying     placing",
        "mines/undo         1 | 2       4 | 5      20 | 9       6 | 0       3 | 1       1 | 2",
        "chat/badge         3 | 1       1 | 1       5 | 2       0 | 0       2 | 0       3 | 1",
        "together           4 | 3       5 | 6     25 | 11       6 | 0       5 | 1       4 | 3",
      ])
  }
}
