import LessonScreens
import Testing

@testable import PlayBoth

@Suite struct `The scoreboard beside what is played` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test func `says what is wrong with a configuration instead of being left out`() throws {
    try folder.write("[]", to: "clean/.rulemeter.json")
    let program = folder.path + "/clean"
    let measure = try #require(TreeMeasure([variant("clean", program)]))
    #expect(measure.scoreboard.count == 1)
    #expect(measure.scoreboard[0].contains(".rulemeter.json' is not a JSON object"))
    #expect(measure.counts == measure.scoreboard[0])
  }

  @Test func `is left out where there is no source`() {
    #expect(TreeMeasure([variant("none", folder.path + "/none")]) == nil)
  }

  private func variant(_ name: String, _ folder: String) -> VariantSource {
    VariantSource(lesson: "mines", name: name, folders: [folder], hasModel: true)
  }
}
