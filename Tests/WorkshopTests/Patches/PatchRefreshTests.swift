import Fixture
import Foundation
import LessonPairs
import SourceTools
import Testing

@testable import Workshop

@Suite struct `Refreshing patches` {
  private typealias Package = PatchedPackage
  private let package: PatchedPackage

  init() throws { package = try PatchedPackage() }

  @Test(arguments: [false, true])
  func `carries a chain over to a line that was changed beside it, committed or not`(isCommitted: Bool) throws {
    try package.write([Package.screen: Package.text(["let three = 3": "let three = 33"])])
    if isCommitted { try package.commit() }
    #expect(try package.check() == PatchStop(patch: Package.steps[0], reason: "does not apply at Screen.swift:1"))
    let outcome = try package.refresh()
    #expect(outcome.stop == PatchStop?.none)
    #expect(outcome.written == Package.steps)
    #expect(try package.folder.text(of: Package.steps[2]).contains("\n-let one = 10\n+let one = 100\n"))
    #expect(try package.check() == nil)
  }

  @Test func `carries a chain over whose patches have the same name, each in a folder of its own`() throws {
    let patches = ["1-first/worst.patch", "2-second/worst.patch"].map { "Docs/Series/Mines/" + $0 }
    for (patch, step) in zip(patches, Package.steps) { try package.write([patch: package.folder.text(of: step)]) }
    try package.commit()
    try package.write([Package.screen: Package.text(["let three = 3": "let three = 33"])])
    let chain = PatchChain(root: Package.chain.root, patches: patches)
    #expect(chain.folder == "Docs/Series/Mines/")
    #expect(try package.refresh(chain).written == patches)
    #expect(try package.refresh(chain) == PatchRefresh.Outcome(written: [], unchanged: patches, stop: nil))
  }

  @Test func `writes one line after each change, and only the headers that git needs`() throws {
    _ = try package.refresh()
    #expect(
      try package.folder.text(of: Package.steps[0])
        == "--- a/Screen.swift\n+++ b/Screen.swift\n@@ -3,2 +3,2 @@ import Lessons\n-let one = 1\n+let one = 10\n let two = 2\n"
    )
    #expect(
      try package.folder.text(of: Package.steps[1])
        == "diff --git a/Game.swift b/Game.swift\nnew file mode 100644\n--- /dev/null\n+++ b/Game.swift\n@@ -0,0 +1,1 @@\n+let game = 0\n"
    )
  }

  @Test(arguments: [
    // In the middle; at the beginning; at the end, where neither a line nor a line end is left; two near each other.
    (["let three = 3": "let three = 3\nlet more = 0"], "@@ -6,1 +6,2 @@ let three = 3\n+let more = 0\n let four = 4\n"),
    (["import Lessons": "import UIKit"], "@@ -1,2 +1,2 @@\n-import Lessons\n+import UIKit\n \n"),
    (
      ["let five = 5\n": "let five = 55"],
      "@@ -6,2 +6,2 @@ let three = 3\n let four = 4\n-let five = 5\n+let five = 55\n\\ No newline at end of file\n"
    ),
    (
      ["let two = 2\n": "", "let four = 4": "let four = 44"],
      "@@ -4,4 +4,3 @@ let one = 1\n-let two = 2\n let three = 3\n-let four = 4\n+let four = 44\n let five = 5\n"
    ),
  ])
  func `writes a change with the lines that git needs to find its place`(changes: [String: String], hunk: String) throws
  {
    let store = try TreeStore(at: package.folder[TreeStore.folder], besides: package.folder)
    let old = try store.tree(of: package.folder.path)
    try package.write([Package.screen: changes.reduce(Package.text()) { $0.replacing($1.key, with: $1.value) }])
    let new = try store.tree(of: package.folder.path)
    let patch = StoredDifference(try store.difference(from: old, to: new, around: StoredDifference.context)).text
    #expect(patch == "--- a/\(Package.screen)\n+++ b/\(Package.screen)\n" + hunk)
    #expect(try store.apply(patch, to: old) == new)
    #expect(try store.apply(StoredDifference(store.difference(from: new, to: old, around: 3)).text, to: new) == old)
    try package.git("mv", Package.screen, "B.swift")
    let renaming = try store.difference(from: new, to: store.tree(of: package.folder.path), around: 3)
    #expect(renaming.hasPrefix("diff --git a/\(Package.screen) b/B.swift\nsimilarity index 100%\nrename from "))
  }

  @Test(arguments: [
    ("}", "@@ -2,3 +2,6 @@ struct A {\n   func f() {\n   }\n+\n+  func g() {\n+  }\n }\n"),
    // A line that is like no other tells the place by itself.
    ("} // A", "@@ -4,1 +4,4 @@ struct A {\n+\n+  func g() {\n+  }\n } // A\n"),
  ])
  func `writes what is only added before a bracket with the lines before it, so that git finds its place elsewhere`(
    end: String, hunk: String
  ) throws {
    let (old, new) = ("struct A {\n  func f() {\n  }\n", "\n  func g() {\n  }\n")
    let above = "import Lessons\n\nstruct B {\n  func f(a: Int) {\n  }\n}\n\n"
    try package.write([Package.screen: old + end + "\n"])
    let store = try TreeStore(at: package.folder[TreeStore.folder], besides: package.folder)
    let before = try store.tree(of: package.folder.path)
    try package.write([Package.screen: old + new + end + "\n"])
    let difference = try store.difference(
      from: before, to: store.tree(of: package.folder.path), around: StoredDifference.context)
    let patch = StoredDifference(difference).text
    #expect(patch == "--- a/\(Package.screen)\n+++ b/\(Package.screen)\n" + hunk)
    try package.write(["a.patch": patch, Package.screen: above + old + end + "\n"])
    try package.git("apply", "a.patch")
    #expect(try package.folder.text(of: Package.screen) == above + old + new + end + "\n")
  }

  @Test func `keeps the line that says what a patch stands on`() throws {
    try package.write([Package.steps[0]: "on: setters\n" + package.folder.text(of: Package.steps[0])])
    #expect(try package.refresh().written == Package.steps)
    #expect(try package.folder.text(of: Package.steps[0]).hasPrefix("on: setters\n--- a/Screen.swift\n"))
    #expect(try package.refresh().written == [])
  }

  @Test func `shows a patch with three lines around each change`() throws {
    let before = try ShownPatch(Package.chain, in: package.folder).lines
    _ = try package.refresh()
    #expect(try ShownPatch(Package.chain, in: package.folder).lines == before)
    #expect(
      before == [
        "--- a/Screen.swift", "+++ b/Screen.swift", "@@ -1,6 +1,6 @@", " import Lessons", " ", "-let one = 10",
        "+let one = 100", " let two = 2", " let three = 3", " let four = 4", "",
      ])
  }

  @Test func `shows a patch as it is where the tree was changed`() throws {
    _ = try package.refresh()
    try package.write([Package.screen: Package.text(["let two = 2": "let two = 22"])])
    let lines = try ShownPatch(Package.chain, in: package.folder).lines
    #expect(lines.contains("+let one = 100") && !lines.contains(" let three = 3"))
  }

  @Test func `refuses lines that have moved, also where git finds others like them`() throws {
    _ = try package.refresh()
    try package.commit()
    let moved = Package.text(["import Lessons": "import Lessons\nimport UIKit"])
    try package.write([Package.screen: moved])
    #expect(
      try package.check()
        == PatchStop(
          patch: Package.steps[0], reason: "does not apply at Screen.swift:4, where it finds its lines moved"))
    try package.commit()
    #expect(try package.refresh().written == [Package.steps[0], Package.steps[2]])
    #expect(try package.check() == nil)
  }

  @Test func `needs no commit between two changes`() throws {
    try package.write([Package.screen: Package.text(["import Lessons": "import Lessons\nimport UIKit"])])
    #expect(try package.refresh().written == Package.steps)
    try package.write([Package.screen: Package.text(["import Lessons": "import Lessons\nimport UIKit\nimport MapKit"])])
    #expect(try package.refresh().written == [Package.steps[0], Package.steps[2]])
    #expect(try package.check() == nil)
  }

  @Test func `follows a file, and the patches themselves, to another name`() throws {
    try package.git("mv", "Docs/Katas", "Docs/Lessons")
    try package.git("mv", Package.screen, "Sources/Worst/Mines/MinesScreen.swift")
    try package.write(["Sources/Worst/Mines/MinesScreen.swift": Package.text(["let three = 3": "let three = 33"])])
    let moved = PatchChain(
      root: Package.chain.root, patches: Package.steps.map { $0.replacing("Katas", with: "Lessons") })
    #expect(try package.refresh(moved).written.count == 3)
    #expect(try package.folder.text(of: moved.patches[2]).contains("+++ b/MinesScreen.swift\n"))
  }

  // MARK: Stopping

  @Test(arguments: [("check", "does not apply at"), ("refresh", "conflicts at")])
  func `end the command with 1 where one stops, whatever repository the caller means`(action: String, stop: String)
    throws
  {
    let fault = try package.folder.text(of: Package.steps[0]).replacing("/Screen.swift", with: "/\(Package.screen)")
    try package.write(["Docs/Faults/A.patch": fault, "Package.swift": ""])
    try package.commit()
    try package.write([Package.screen: Package.text(["let one = 1": "let one = 5"])])
    // Git leaves these behind when it is killed.
    for lock in ["index", "config", "refs/heads/tree"] { try package.write(["\(TreeStore.folder)/\(lock).lock": ""]) }
    let workshop = "cd '\(package.folder.path)'; GIT_DIR=/nowhere '\(TestedPackage.products.path)/workshop'"
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(workshop) patches \(action) mines"], withErrors: true)
    #expect(run.ending == .exit(1) && run.output.contains("Docs/Faults/A.patch: \(stop) \(Package.screen):"))
  }

  @Test func `stops at a conflict with file and line, and tries nothing after it`() throws {
    try package.write([Package.screen: Package.text(["let one = 1": "let one = 5"])])
    let before = try package.folder.text(of: Package.steps[2])
    let outcome = try package.refresh()
    #expect(outcome.written == [])
    #expect(
      outcome.stop?.line == "Docs/Katas/Mines/1-first.patch: conflicts at Screen.swift:3: "
        + "mend it in .build/patches/mend/Docs/Katas/Mines/1-first")
    #expect(try package.folder.text(of: Package.steps[2]) == before)
    let marked = try package.folder.text(of: ".build/patches/mend/Docs/Katas/Mines/1-first/Screen.swift")
    #expect(
      marked.split(separator: "\n").dropFirst().prefix(5) == [
        "<<<<<<< tree", "let one = 5", "=======", "let one = 10", ">>>>>>> patch",
      ])
  }

  @Test func `goes on with what a person made of the conflict`() throws {
    try package.write([Package.screen: Package.text(["let one = 1": "let one = 5"])])
    _ = try package.refresh()
    #expect(try package.refresh().stop != nil, "The markers are still there.")
    try package.write([
      ".build/patches/mend/Docs/Katas/Mines/1-first/Screen.swift": Package.text(["let one = 1": "let one = 50"])
    ])
    let second = try package.refresh()
    #expect(second.written == [Package.steps[0], Package.steps[1]])
    #expect(second.stop?.patch == Package.steps[2])
    try package.write([
      ".build/patches/mend/Docs/Katas/Mines/3-third/Screen.swift": Package.text(["let one = 1": "let one = 500"])
    ])
    let third = try package.refresh()
    #expect(
      third == PatchRefresh.Outcome(written: [Package.steps[2]], unchanged: [Package.steps[0], Package.steps[1]]))
    #expect(try package.folder.text(of: Package.steps[2]).contains("-let one = 50\n+let one = 500\n"))
    #expect(try package.check() == nil)
    #expect(package.folder.files(in: ".build/patches/mend").isEmpty)
  }

  @Test func `goes on by itself when the change that conflicted is taken back`() throws {
    try package.write([Package.screen: Package.text(["let one = 1": "let one = 5"])])
    _ = try package.refresh()
    try package.write([Package.screen: Package.text()])
    #expect(try package.refresh().stop == nil)
    #expect(!FileManager.default.fileExists(atPath: package.folder[".build/patches/mend/Docs/Katas/Mines/1-first"]))
  }

  @Test func `marks a file that the tree has deleted`() throws {
    try package.folder.remove(Package.screen)
    try package.write(["Sources/Worst/Mines/Other.swift": "let other = 0\n"])
    #expect(
      try package.refresh().stop?.reason
        == "conflicts at Screen.swift:1: mend it in .build/patches/mend/Docs/Katas/Mines/1-first")
  }

  @Test func `stops at a patch whose changes the tree has already`() throws {
    try package.write([Package.screen: Package.text(["let one = 1": "let one = 10"])])
    #expect(
      try package.refresh().stop
        == PatchStop(patch: Package.steps[0], reason: "no longer changes anything: delete it, or make it anew"))
  }

  @Test func `takes a new patch as it is when it applies, and says where it does not`() throws {
    let text = try package.folder.text(of: Package.steps[0])
    let longer = text.replacing(" let two = 2\n", with: " let two = 2\n+let half = 0\n").replacing("+1,6", with: "+1,7")
    try package.write([Package.steps[0]: longer])
    #expect(try package.refresh().written == Package.steps)
    try package.write([Package.steps[0]: text.replacing("-let one = 1\n", with: "-let one = 2\n")])
    #expect(
      try package.refresh().stop == PatchStop(patch: Package.steps[0], reason: "does not apply at Screen.swift:1"))
  }
}

@Suite struct `The patches of the workshop` {
  private static let package = PackageFolder(path: TestedPackage.root)

  @Test(arguments: allLessons.map { $0.name })
  func `apply to the tree as it is`(lesson: String) throws {
    let chains = try PatchChain.all(of: lesson, in: Self.package)
    #expect(chains.count >= 4, "A kata and three change requests.")
    let store = NSTemporaryDirectory() + "patches-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: store) }
    let refresh = try PatchRefresh(Self.package, store: store)
    for chain in chains { #expect(try refresh.check(chain)?.line == nil) }
  }
}
