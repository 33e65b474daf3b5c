import LessonScreens
import Testing

@testable import PlayBoth

@Suite struct `The scoreboard beside what is played` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test(arguments: [(".rulemeter.json", "[]", "is not a JSON object"), ("A.swift", "class A {", "A.swift:1:10: ")])
  func `says what is wrong with a file instead of leaving it out`(file: String, text: String, fault: String) throws {
    try folder.write(text, to: "clean/\(file)")
    let measure = try #require(TreeMeasure([variant("clean", folder.path + "/clean")]))
    #expect(measure.counts.contains(fault))
    #expect(measure.scoreboard == [measure.counts])
  }

  @Test func `is left out where there is no source`() {
    #expect(TreeMeasure([variant("none", folder.path + "/none")]) == nil)
  }

  private func variant(_ name: String, _ folder: String) -> VariantSource {
    VariantSource(lesson: "mines", name: name, folders: [folder], hasModel: true)
  }
}
