import SourceTools
import Testing

@testable import Workshop

/// What it counts in the patches of the change requests is compared with their record: see `RecordedTrials`.
@Suite struct `What a patch touches` {
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

  @Test func `takes removed and added lines that look like headers for what they are`() {
    let statistics = PatchStatistics(
      """
      diff --git a/List.md b/List.md
      --- a/List.md
      +++ b/List.md
      @@ -1,3 +1,2 @@
      --- one
      +++ b/two
       three
      -four

      """)
    #expect((statistics.files, statistics.places, statistics.lines) == (1, 2, 3))
    #expect(statistics.added == ["List.md": [1]])
    #expect(statistics.removed == ["List.md": [1, 3]])
  }
}
