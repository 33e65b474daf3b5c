import Fixture
import Renderer
import SourceTools
import Testing

@testable import Workshop

@Suite struct `What a watch shows` {
  /// With room for the cursor, and cut by their columns.
  @Test(arguments: [
    (["ab cd ef", "x"], 5, 3, ["ab c…", "x"]), (["ab cd ef", "x"], 5, 4, ["ab cd", "ef", "x"]),
    ((1...9).map { "\($0)" }, 80, 5, ["1", "2", "3", "… and 6 more: swift run workshop kata check todo"]),
    (["a", "b"], 80, 1, ["… and 2 more: swift run workshop kata check todo"]),
    (["abcde", "abcdef", "💣💣💣"], 5, 9, ["abcde", "abcd…", "💣💣…"]), (["語語語語語"], 5, 9, ["語語…"]),
  ])
  func `fits the terminal`(lines: [String], width: Int, height: Int, shown: [String]) {
    #expect(KataText.fitted(lines, to: Size(width: width, height: height), "todo") == shown)
  }
}

@Suite struct `What a kata says at its start` {
  private let package = PackageFolder(path: TestedPackage.root)

  @Test func `names the goal, and where hints are`() throws {
    let kata = try Kata("mines", in: package)
    let lines = KataText.started(kata, nil, KataProgress(change: nil, start: RuleCounts(r1: 1, r2: 2, r3: 3)))
    #expect(lines.contains { $0.hasPrefix("Done: the suite is green") })
    #expect(lines.contains { $0.contains("swift run workshop kata hint mines") })
    // The tests name the program by its whole path, which may be longer than a command.
    let longer = max(0, KataTrial.program(kata, nil).count - "swift run workshop kata check mines".count)
    #expect(lines.allSatisfy { $0.count <= 80 + ($0.hasPrefix("  ") ? longer : 0) })
  }

  @Test func `names the change request, which has sentences and no hints`() throws {
    let kata = try Kata("mines", in: package)
    let change = try ChangeRequest("mine-counter", ofFolder: kata.folder, in: package)
    let start = RuleCounts(r1: 1, r2: 2, r3: 3)
    let lines = KataText.started(kata, change, KataProgress(change: change.name, start: start))
    #expect(lines.contains("Read Docs/Changes/Mines/mine-counter/Request.md."))
    #expect(!lines.contains { $0.contains("hint") })
    #expect(
      KataText.noHints(for: change) == [
        "There are no hints for a change request: its sentences say what is asked for. "
          + "Read Docs/Changes/Mines/mine-counter/Request.md."
      ])
  }
}
