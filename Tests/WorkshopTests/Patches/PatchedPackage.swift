import Foundation
import SourceTools

@testable import Workshop

/// A package in a repository, with a lesson of one file and a kata of three steps: what refreshing patches needs.
///
/// The first step changes `one`, the second adds a file, the third changes what the first one made of `one`.
final class PatchedPackage: TemporaryPackage {
  static let screen = "Sources/Worst/Mines/Screen.swift"
  static let steps = [
    "Docs/Katas/Mines/1-first.patch", "Docs/Katas/Mines/2-second.patch", "Docs/Katas/Mines/3-third.patch",
  ]
  static let chain = PatchChain(root: "Sources/Worst/Mines", patches: steps)
  static let lines = [
    "import Lessons", "", "let one = 1", "let two = 2", "let three = 3", "let four = 4", "let five = 5",
  ]

  init() throws {
    try super.init([
      ".gitignore": "/.build/\n", PatchedPackage.screen: PatchedPackage.text(),
      PatchedPackage.steps[0]: PatchedPackage.change(from: "let one = 1", to: "let one = 10"),
      PatchedPackage.steps[1]: """
      diff --git a/Game.swift b/Game.swift
      new file mode 100644
      index 0000000..1111111
      --- /dev/null
      +++ b/Game.swift
      @@ -0,0 +1 @@
      +let game = 0

      """, PatchedPackage.steps[2]: PatchedPackage.change(from: "let one = 10", to: "let one = 100"),
    ])
    try git("init", "--quiet")
    try commit()
  }

  /// Commits everything.
  func commit() throws {
    try git("add", "--all")
    try git("-c", "user.name=test", "-c", "user.email=test", "commit", "--quiet", "-m", "test")
  }

  func git(_ arguments: String...) throws {
    let (status, output) = try Git(folder: folder.path).outcome(arguments)
    if status != 0 { throw Git.failure(arguments[0], output) }
  }

  /// Refreshes the patches of the kata as one run of the command does.
  func refresh(_ chain: PatchChain = chain) throws -> PatchRefresh.Outcome {
    var refresh = try PatchRefresh(folder)
    defer { try? refresh.finish() }
    return try refresh.refresh(chain)
  }

  /// Applies the patches of the kata.
  func check() throws -> PatchStop? { try PatchRefresh(folder).check(PatchedPackage.chain) }

  /// The lesson's file, with some lines in the place of others.
  static func text(_ changes: [String: String] = [:]) -> String { lines.map { (changes[$0] ?? $0) + "\n" }.joined() }

  /// A patch of the line with `one`.
  private static func change(from old: String, to new: String) -> String {
    """
    diff --git a/Screen.swift b/Screen.swift
    index 0000000..1111111 100644
    --- a/Screen.swift
    +++ b/Screen.swift
    @@ -1,6 +1,6 @@
     import Lessons
     
    -\(old)
    +\(new)
     let two = 2
     let three = 3
     let four = 4

    """
  }
}
