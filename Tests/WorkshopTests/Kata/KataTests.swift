import Foundation
import PlainText
import Play
import SourceTools
import Testing

@testable import Equivalence
@testable import Workshop

@Suite struct `A kata` {
  private let package: TemporaryPackage
  private let kata: Kata
  private let file = "Kata/Mines/MinesScreen.swift"

  init() throws {
    package = try .withLesson()
    kata = try Kata("mines", in: package.folder)
  }

  @Test func `starts as a copy of the worst variant, with its counts`() throws {
    let error = CommandError.usage("There is no 'Kata/Mines' yet: begin with 'swift run workshop kata start mines'.")
    #expect(throws: error) { try kata.progress() }
    let progress = try kata.start(nil)
    #expect(try kata.files == [file] && package.folder.text(of: file) == TemporaryPackage.worst)
    #expect(try progress.start == RuleCounts(r1: 1, r2: 0, r3: 1) && kata.progress() == progress)
  }

  @Test func `is not started a second time`() throws {
    _ = try kata.start(nil)
    try package.write([file: "mine"])
    let error = CommandError.usage(
      "'Kata/Mines' is there already: go on with 'swift run workshop kata check mines', start anew with "
        + "'swift run workshop kata reset mines', or move it away to start from another change request.")
    #expect(throws: error) { _ = try kata.start(nil) }
    #expect(try package.folder.text(of: file) == "mine")
  }

  @Test(arguments: [".kata", "Docs/Katas/Mines/start.patch"])
  func `is not begun where a part of it cannot be made, or nothing remembered of it`(obstacle: String) throws {
    try package.write([obstacle: ""])
    #expect(throws: CommandError.self) { _ = try kata.start(nil) }
    #expect(!kata.exists)
  }

  @Test func `is reset to the start, and what was there is kept each time`() throws {
    var progress = try kata.start(nil)
    progress.reached = 2
    try kata.remember(progress)
    try package.write(["Kata/.Mines-new/Left.swift": ""])  // by a reset that was interrupted
    for (text, kept) in [("first", ".kata/Mines-1"), ("second", ".kata/Mines-2")] {
      try package.write([file: text])
      #expect(try kata.reset() == kept)
      #expect(try package.folder.text(of: "\(kept)/MinesScreen.swift") == text)
      #expect(try kata.files == [file] && package.folder.text(of: file) == TemporaryPackage.worst)
      #expect(try kata.progress().reached == 2, "a step once reached stays reached")
    }
  }

  @Test func `stays as it is where it cannot be made anew`() throws {
    _ = try kata.start(nil)
    try package.write([file: "mine"])
    try package.folder.remove("Sources/Worst/Mines/MinesScreen.swift")
    #expect(throws: LessonSources.noFile(in: "Sources/Worst/Mines")) { try kata.reset() }
    #expect(try package.folder.text(of: file) == "mine" && package.folder.files(in: ".kata") == [".kata/mines.json"])
  }

  @Test(arguments: [(1, "remaining = 11"), (2, "remaining = 12")])
  func `takes over the reference up to a step, and what was there is kept`(count: Int, line: String) throws {
    _ = try kata.start(nil)
    try package.write([file: "mine"])
    let kept = try kata.take(try kata.steps().prefix(count))
    #expect(try package.folder.text(of: file).contains(line) && kata.progress().step == count + 1)
    #expect(try package.folder.text(of: "\(kept)/MinesScreen.swift") == "mine")
  }

  @Test func `takes over nothing, and leaves what is there, where the lines have moved`() throws {
    _ = try kata.start(nil)
    try package.write([
      file: "mine", "Sources/Worst/Mines/MinesScreen.swift": "import Foundation\n" + TemporaryPackage.worst,
    ])
    let steps = try kata.steps()
    #expect { try kata.take(steps) } throws: {
      "\($0)".contains("1-first.patch: does not apply at MinesScreen.swift:4,")
    }
    #expect(try package.folder.text(of: file) == "mine" && package.folder.files(in: ".kata") == [".kata/mines.json"])
  }

  @Test func `takes over the reference beside what a change request has changed, but not in the same lines`() throws {
    let store = try TreeStore(at: package.folder[TreeStore.folder], besides: package.folder)
    func solution(on text: String) throws -> String? {
      let asked = try TemporaryPackage(["Sources/Worst/Mines/MinesScreen.swift": text])
      let tree = try kata.solution(after: kata.steps(), on: asked.folder, in: store)
      return try store.files(in: tree)["MinesScreen.swift"].map(store.text)
    }
    let asked = "import Foundation\n" + TemporaryPackage.worst
    #expect(try solution(on: asked) == asked.replacing("remaining = 10", with: "remaining = 12"))
    let error = CommandError.usage(
      "The reference so far and your change request change the same lines of 'MinesScreen.swift': take fewer steps, or "
        + "move 'Kata/Mines' away and begin with 'swift run workshop kata start mines'.")
    #expect(throws: error) {
      _ = try solution(on: TemporaryPackage.worst.replacing("remaining = 10", with: "remaining = 50"))
    }
  }

  @Test func `keeps its progress from one command to the next`() throws {
    var progress = try kata.start(nil)
    (progress.hints, progress.lastCheck) = (2, .isEquivalent)
    try kata.remember(progress)
    #expect(try Kata("mines", in: package.folder).progress() == progress)
    progress.hints = -1
    try kata.remember(progress)
    #expect(throws: CommandError.self) { try kata.progress() }
  }

  @Test(arguments: [
    (
      nil,
      CommandError(
        .noInput,
        ".kata/mines.json: is missing, so nobody knows how 'Kata/Mines' began: move that away, and start again.")
    ),
    ("{", .badData(".kata/mines.json: is not a record of a kata: delete it, move 'Kata/Mines' away, and start again.")),
  ])
  func `whose record is missing or damaged says how to go on`(record: String?, error: CommandError) throws {
    _ = try kata.start(nil)
    try package.folder.remove(".kata/mines.json")
    if let record { try package.write([".kata/mines.json": record]) }
    #expect(throws: error) { try kata.progress() }
  }

  @Test func `whose record is damaged or missing leaves the status of the others readable`() throws {
    _ = try kata.start(nil)
    let other = try Kata("todo", in: package.folder)
    _ = try other.start(nil)
    try package.folder.remove(".kata/mines.json")
    let (lines, errors) = try KataText.status([kata, other])
    #expect(lines == ["todo: not checked yet · now R1 1→1 · R2 0→0 · R3 1→1"])
    let way = "is missing, so nobody knows how 'Kata/Mines' began: move that away, and start again."
    #expect(errors == [CommandError(.noInput, "mines: .kata/mines.json: \(way)")])
  }

  @Test func `of a lesson whose worst variant is missing is refused`() {
    let error = CommandError(.noInput, "There is no 'Sources/Worst' with chat here: restore it with git.")
    #expect(throws: error) { try Kata("chat", in: package.folder) }
  }

  @Test func `counts what the meter does, whatever a configuration says, and sees what a comment allows`() throws {
    _ = try kata.start(nil)
    try package.write([
      file: TemporaryPackage.worst.replacing(
        "  private var remaining", with: "  // rulemeter:allow R1 — because\n  private var remaining")
    ])
    let nothing = Experiments(thrownAway: 0, changedBehind: 0, muted: 0, events: 20)
    func lines() throws -> [String] { try kata.sideways().lines(nothing) }
    #expect(RuleCounts(try kata.measure()) == RuleCounts(r1: 0, r2: 0, r3: 1))
    #expect(try lines() == ["Violations that a comment allows are not counted: 1, the first in \(file):5. Mend them."])
    #expect(try kata.sideways().hidesState)
    let lenient = #"{"checks": {"direct-refresh": "off"}, "exclude": ["Kata"]}"#
    try package.write([".rulemeter.json": lenient, "Kata/Mines/.rulemeter.json": lenient])
    #expect(RuleCounts(try kata.measure()) == RuleCounts(r1: 0, r2: 0, r3: 1))
  }

  @Test(arguments: [("Kata/Mines/Model/Game.swift", "Kata/Mines"), ("Kata/Mines/Screen.swift", "Kata/Mines/Model")])
  func `is not built while one of its folders has no Swift file`(file: String, empty: String) throws {
    try package.write([file: "", "Kata/Mines/Read.me": ""])
    let error = "\(empty) has no Swift file of its own: put one back, or 'swift run workshop kata reset mines'."
    #expect("\(try KataTrial(kata, builtIn: package.folder))" == "refused([\(error.debugDescription)])")
  }

  @Test func `is watched: a file that was saved, added in a folder, or removed is seen once`() throws {
    _ = try kata.start(nil)
    var watch = KataWatch(kata)
    func expectChange(_ isExpected: Bool) { #expect([watch.hasChanged(), watch.hasChanged()] == [isExpected, false]) }
    expectChange(false)
    try package.setDate(Date(timeIntervalSince1970: 1_000_000), of: file)
    expectChange(true)
    try package.write(["Kata/Mines/Model/Game.swift": ""])
    expectChange(true)
    try package.folder.remove(file)
    expectChange(true)
  }
}
