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
    from: [file("worst/Screen.swift", .screen, "private var hours = 12;let a = 1;let b = 1;let c = 2;let d = 3")],
    to: [
      file("model/Clock.swift", .model, "var hours = 12"),
      file("new/Screen.swift", .screen, "let c = 2;package let a = 1;package let b = 1;let clock: Clock;let e = 4"),
    ]))

private func file(_ path: String, _ role: SourceFile.Role, _ members: String) -> SourceFile {
  let name = String(path.drop { $0 != "/" }.dropFirst())
  let text = "class \(name.dropLast(6)) {\n  \(members.replacing(";", with: "\n  "))\n}\n"
  return SourceFile(path: path, name: name, role: role, text: text)
}

private func listing(_ layout: DiffLayout) -> [String] {
  DiffListing(difference: lesson.difference, layout: layout).lines
}

@Test func `each line has a sign in the margin, and its colour where colours are used, and is counted`() {
  let colored = listing(DiffLayout(usesColor: true, width: nil)).map { $0.replacing("\u{1B}", with: "") }
  #expect(
    colored == [
      "", "[1m── model/Clock.swift[0m", "[32m+    1 class Clock {[0m",
      "[36mm    2   var hours = 12[0m[2m   ← Screen.swift:2 · access[0m", "[32m+    3 }[0m", "",
      "[1m── worst/Screen.swift → new/Screen.swift[0m", "     1 class Screen {",
      "[36mm    2   private var hours = 12[0m[2m   → Clock.swift:2 · access[0m",
      "[35mS    2   let c = 2[0m[2m   ← Screen.swift:5[0m", "[2m~    3   let a = 1[0m",
      "[33m~    3   package let a = 1[0m[2m   access[0m", "[2m~    4   let b = 1[0m",
      "[33m~    4   package let b = 1[0m[2m   access[0m",
      "[35mS    5   let c = 2[0m[2m   → Screen.swift:2[0m", "[31m-    6   let d = 3[0m",
      "[32m+    5   let clock: Clock[0m", "[32m+    6   let e = 4[0m", "     7 }",
    ])
  #expect(listing(DiffLayout(usesColor: false, width: nil)) == colored.map { $0.replacing(/\[[0-9]+m/, with: "") })
  let totals = DiffText(layout: DiffLayout(usesColor: false, width: nil)).lines([lesson]).filter {
    $0.hasPrefix("all ")
  }
  #expect(totals.map { $0.replacing(/\ +/, with: " ") } == ["all 0 1 2 3", "all 2 2 1 1 1 7", "all 2 2 1 2 7"])
}

@Test func `both sides stand beside each other in 120 columns`() {
  let left = "   2   private var hours = 12".padded(to: 58)
  let lines = listing(DiffLayout(usesColor: true, width: 120)).map { $0.replacing("\u{1B}", with: "") }
  #expect(lines.contains("[36m\(left)[0m m [36m   2   var hours = 12[0m"))
  #expect(listing(DiffLayout(usesColor: false, width: 119)) == listing(DiffLayout(usesColor: false, width: nil)))
}

@Test(arguments: [(ColorChoice.never, "TERM", false), (.always, "NO_COLOR", true), (.auto, "NO_COLOR", false)])
func `colours are used where they are asked for`(color: ColorChoice, variable: String, usesColor: Bool) {
  let layout = DiffLayout.current(color: color, environment: [variable: "1", "COLUMNS": "9999"])
  #expect(layout.paint("a", .red) == (usesColor ? "\u{1B}[31ma\u{1B}[0m" : "a") && layout.width ?? 0 <= 1_000)
}

@Test func `the report has the share, the totals and each line's counterpart`() throws {
  let json = try PlainText.json(DiffReport.Lesson(lesson))
  #expect(json.hasPrefix(#"{"lesson":"clock","model":{"changed":0,"code":3,"#))
  #expect(json.hasSuffix(#""new":0,"unchanged":2},"renames":[],"share":0.3333333333333333}"#))
  #expect(
    json.contains(
      #"{"changes":[{"change":"access"}],"counterpart":{"line":2,"path":"worst/Screen.swift"},"kind":"movedIntoModel","line":2,"text":"  var hours = 12"}"#
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
