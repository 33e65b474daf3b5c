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

  @Test func `is counted in files, in places and in lines, whose numbers are those before and afterwards`() {
    let statistics = PatchStatistics(Self.patch)
    #expect((statistics.files, statistics.places, statistics.lines) == (2, 4, 7))
    #expect(statistics.added == ["Sources/Game.swift": [4, 5, 22], "Sources/Counter.swift": [1, 2]])
    #expect(statistics.removed == ["Sources/Game.swift": [4, 7]])
    let nothing = PatchStatistics("")
    #expect((nothing.files, nothing.places, nothing.lines) == (0, 0, 0))
    #expect(nothing.added.isEmpty)
  }

  @Test func `is compared with what another one touches, each line as often as it stands in both`() {
    let statistics = PatchStatistics(Self.patch)
    let other = PatchStatistics(
      Self.patch.replacing("+  let mines: Int", with: "+  let flags: Int").replacing(
        "-    refresh()", with: "     refresh()"))
    #expect(statistics.linesShared(with: other) == 5)
    #expect(other.linesShared(with: statistics) == 5)
  }

  @Test func `is asked for a sentence: it adds one, or changes an example of one that was there`() {
    let statistics = PatchStatistics(
      """
      --- a/Examples.swift
      +++ b/Examples.swift
      @@ -5,5 +5,8 @@ extension Mines {
           "1. It starts covered."
           given(fresh, .shows("■"))
           "2. It ends."
      -    given(fresh, "press new", .hides("·"))
      +    given(fresh, "press new", .hides("⚑"))
           "3. It goes on."
      +    "4. It stops."
      +    given(fresh, "press new", .shows("■"))
      @@ -20,1 +23,2 @@ extension Mines {
      +    given(fresh, .shows("new"))
           "5. It begins."

      """)
    let sentences = ["1. It starts covered.", "2. It ends.", "3. It goes on.", "4. It stops.", "5. It begins."]
    #expect(sentences.filter(statistics.adds) == ["2. It ends.", "4. It stops."])
  }

  @Test func `counts a file also without what is only for git`() {
    let patch = Self.patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
    #expect(PatchStatistics(patch) == PatchStatistics(Self.patch))
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
}
