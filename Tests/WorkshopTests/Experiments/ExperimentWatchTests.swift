import Equivalence
import Renderer
import Testing

@testable import Workshop

@Suite struct `Watching an experiment` {
  /// Three looks at a screen of one row, whose second cell is wrong in the last two.
  private let scenes = [("tick", 0), ("press a", 1), ("press b", 1)].map { event, wrong in
    ExperimentWatch.Scene(
      experiment: .muted, variant: "worst", event: event, size: Size(width: 40, height: 1),
      shown: Array(repeating: .blank, count: 40), expected: Array(repeating: .blank, count: 40),
      wrong: wrong == 0 ? [] : [1])
  }

  private func caption(_ watch: ExperimentWatch) -> String { watch.surface.lines[3] }

  @Test func `goes on by itself until Space stops it, and ends with the last event`() {
    let watch = ExperimentWatch(scenes)
    #expect(watch.surface.lines[0] == "E3, mute the notifications · worst")
    #expect(caption(watch) == "after tick: every cell is right")
    watch.tick()
    #expect(caption(watch) == "after press a: 1 cell differs")
    watch.handle(.character(" "))
    watch.tick()
    #expect(caption(watch) == "after press a: 1 cell differs")
    watch.handle(.character(" "))
    for _ in 0..<5 { watch.tick() }
    #expect(caption(watch) == "after press b: 1 cell differs")
  }

  @Test func `steps with the arrows, and stops for it`() {
    let watch = ExperimentWatch(scenes)
    for _ in 0..<3 { watch.handle(.right) }
    #expect(caption(watch) == "after press b: 1 cell differs")
    watch.handle(.left)
    watch.tick()
    #expect(caption(watch) == "after press a: 1 cell differs")
    #expect(watch.surface.lines[4].hasPrefix("2 of 3 · stopped"))
  }

  @Test func `marks the cells that differ on both sides, and no others`() {
    let watch = ExperimentWatch(scenes)
    watch.handle(.right)
    let marked = (0..<watch.surface.size.width).filter { watch.surface[$0, 2].style.attributes.contains(.reverse) }
    #expect(marked == [1, 44])
  }

  @Test func `says without a terminal how each experiment ends`() {
    #expect(ExperimentWatch.ends(of: scenes).contains("after press b: 1 cell differs"))
    #expect(!ExperimentWatch.ends(of: scenes).contains("after press a: 1 cell differs"))
  }
}
