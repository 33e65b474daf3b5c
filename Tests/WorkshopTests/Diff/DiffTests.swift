import Foundation
import PlainText
import Play
import SourceTools
import Terminal
import Testing

@testable import Workshop

private let lesson = LessonDifference(
  lesson: "clock", variants: ("worst", "separated"),
  difference: SourceDifference(
    from: [file("Screen.swift", .screen, "class Screen {\n  private var hours = 12\n  let label = Label()\n}\n")],
    to: [
      file("Clock.swift", .model, "class Clock {\n  var hours = 12\n}\n"),
      file("Screen.swift", .screen, "class Screen {\n  let label = Label()\n  let clock: Clock\n}\n"),
    ]))

private func file(_ name: String, _ role: SourceFile.Role, _ text: String) -> SourceFile {
  SourceFile(path: name, name: name, role: role, text: text)
}

private func listing(_ layout: DiffLayout) -> [String] {
  DiffListing(difference: lesson.difference, layout: layout).lines
}

@Test func `without a terminal the listing is plain, with a sign in the margin`() {
  #expect(
    listing(DiffLayout(usesColor: false, width: nil)) == [
      "", "── Clock.swift", "+    1 class Clock {", "m    2   var hours = 12   ← Screen.swift:2 · access", "+    3 }",
      "", "── Screen.swift → Screen.swift", "     1 class Screen {",
      "m    2   private var hours = 12   → Clock.swift:2 · access", "     2   let label = Label()",
      "+    3   let clock: Clock", "     4 }",
    ])
}

@Test func `both sides stand beside each other in 120 columns`() {
  let left = "   2   private var hours = 12".padded(to: 58)
  #expect(listing(DiffLayout(usesColor: false, width: 120)).contains("\(left) m    2   var hours = 12"))
  #expect(listing(DiffLayout(usesColor: false, width: 119)) == listing(DiffLayout(usesColor: false, width: nil)))
}

@Test(arguments: [(ColorChoice.never, "TERM", false), (.always, "NO_COLOR", true), (.auto, "NO_COLOR", false)])
func `colours are used where they are asked for`(color: ColorChoice, variable: String, usesColor: Bool) {
  let layout = DiffLayout.current(color: color, environment: [variable: "1", "COLUMNS": "9999"])
  #expect(layout.paint("a", .red) == (usesColor ? "\u{1B}[31ma\u{1B}[0m" : "a") && layout.width ?? 0 <= 1_000)
}

@Test func `the report has the share, the totals and each line's counterpart`() throws {
  let json = try PlainText.json(["lessons": [DiffReport.Lesson(lesson)]])
  #expect(json.hasPrefix(#"{"lessons":[{"lesson":"clock","model":{"changed":0,"code":3,"#))
  #expect(
    json.contains(
      #"{"changes":[{"change":"access"}],"counterpart":{"line":2,"path":"Screen.swift"},"kind":"movedIntoModel","line":2,"text":"  var hours = 12"}"#
    ))
}

@Test func `a lesson without a readable file is not compared as if it were empty`() throws {
  let files = [
    "Sources/Worst/Mines/Notes.md", "Sources/Separated/Mines/A.swift", "Sources/Separated/Model/Mines/B.swift",
  ]
  let package = try TemporaryPackage(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
  let sources = try LessonSources(package.folder)
  let error = CommandError(
    .noInput, "'Sources/Worst/Mines' has no file that can be read: restore it with git, or make it readable.")
  #expect(throws: error) { _ = try sources.files(in: ["Sources/Worst/Mines"]) }
}

@Test func `outside the package's folder the command says so`() {
  #expect(throws: CommandError(.noInput, "There is no 'Sources/Worst' in '/': run it in the package's folder.")) {
    try LessonSources(PackageFolder(path: "/"))
  }
}
