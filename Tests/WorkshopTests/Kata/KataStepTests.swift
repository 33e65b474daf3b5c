import Fixture
import PlainText
import Play
import PlayBoth
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A step of a reference solution` {
  @Test func `has its number from its file's name, and three hints`() throws {
    let package = try TemporaryPackage.withLesson()
    let step = try KataStep(file: "Docs/Katas/Mines/2-second.md", in: package.folder)
    #expect((step.number, step.title) == (2, "Second"))
    #expect(step.counts == RuleCounts(r1: 0, r2: 0, r3: 0))
    #expect(step.reason == ["Why.", "", "And so on."])
    #expect(step.hints == [["A question."], ["A place."], ["Lines."]])
    #expect(step.patch?.path == package.folder["Docs/Katas/Mines/2-second.patch"])
  }

  @Test func `comes in the order of the numbers, and what only goes sideways does not count`() throws {
    let package = try TemporaryPackage.withLesson()
    try package.write([
      "Docs/Katas/Mines/10-tenth.md": TemporaryPackage.page("Tenth", "R1 0 · R2 0 · R3 0"),
      "Docs/Katas/Mines/Sideways/globals.md": "# Globals\n\nR1 3 · R2 13 · R3 9\n",
    ])
    #expect(try KataStep.all(ofFolder: "Mines", in: package.folder).map(\.number) == [1, 2, 10])
    #expect(try KataStep.all(ofFolder: "ToDo", in: package.folder).isEmpty)
  }

  @Test(arguments: ["Mines", "ToDo", "Notes", "Promotions", "Chat"])
  func `is told in lines that fit a terminal, except for code`(folder: String) throws {
    let steps = try KataStep.all(ofFolder: folder, in: PackageFolder(path: TestedPackage.root))
    #expect(steps.map(\.number) == Array(1...max(6, steps.count)))
    for step in steps {
      let prose = ([step.reason] + step.hints).flatMap { lines in
        let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
        return stride(from: 0, to: parts.count, by: 2).flatMap { parts[$0] }
      }
      #expect(prose.filter { $0.count > 80 } == [], "step \(step.number)")
    }
  }

  @Test(arguments: ["Mines", "ToDo", "Notes", "Promotions", "Chat"])
  func `to tracking carries over how the design differs from Separated`(folder: String) throws {
    let (package, temporary) = (PackageFolder(path: TestedPackage.root), try TemporaryPackage([:]))
    let store = try TreeStore(at: temporary.folder["store"], besides: package)
    let kata = try Kata(folder.lowercased(), in: package)
    let files = try store.files(in: kata.solution(after: kata.steps(), on: package, in: store))
    let screen = try store.text(#require(files["\(folder)Screen.swift"]))
    for part in ["import Kata\(folder)Model\n", ": ModelScreen"] { #expect(screen.contains(part)) }
    let others = "// class Mine: TrackedScreen {\n" + String(repeating: "class Mine: Screen\n", count: 9_999)
    #expect(screen.declaresTrackedScreen && !others.declaresTrackedScreen)
  }

  @Test(arguments: [("", false, true), (" · optional", true, true), (" · optional, not done", true, false)])
  func `is optional when its counts say so`(note: String, isOptional: Bool, staysDone: Bool) throws {
    let page = TemporaryPackage.page("First", "R1 0 · R2 0 · R3 0\(note)")
    let step = try KataStep(number: 1, text: page, name: "1-first.md", patch: Patch(path: "1-first.patch"))
    #expect(step.counts == RuleCounts(r1: 0, r2: 0, r3: 0))
    #expect((step.isOptional, step.staysDone, step.patch == nil) == (isOptional, staysDone, isOptional))
  }

  @Test func `without a number is bad data`() throws {
    let file = "Docs/Katas/Mines/first.md"
    let package = try TemporaryPackage([file: TemporaryPackage.page("First", "R1 0 · R2 0 · R3 0")])
    let error = CommandError.badData("\(file): its name does not begin with the step's number: write '1-….md'.")
    #expect(throws: error) { try KataStep(file: file, in: package.folder) }
  }

  @Test func `without all three hints is bad data`() throws {
    let text = TemporaryPackage.page("First", "R1 0 · R2 0 · R3 0").replacing("## Hint 3", with: "## Hint")
    let error = CommandError(
      .badData, "1-first.md: lacks one of the sections '## Hint 1' to '## Hint 3': write all of them.")
    #expect(throws: error) {
      try KataStep(number: 1, text: text, name: "1-first.md", patch: Patch(path: "1-first.patch"))
    }
  }
}
