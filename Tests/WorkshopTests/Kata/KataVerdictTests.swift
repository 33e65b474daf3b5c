import Fixture
import Foundation
import KataCheck
import RuleMeter
import SourceTools
import Specifications
import Testing

@testable import Equivalence
@testable import Suites
@testable import Workshop

@Suite struct `The verdict on a kata` {
  private let package: TemporaryPackage
  private let kata: Kata
  private var progress: KataProgress

  init() throws {
    package = try .withLesson()
    kata = try Kata("mines", in: package.folder)
    progress = try kata.start(nil)
  }

  private func verdict(_ trial: KataTrial, _ containment: KataContainment? = nil) throws -> KataVerdict {
    try KataVerdict(kata, trial, kata.sideways(), progress, containment)
  }

  private func lines(_ trial: KataTrial) throws -> [String] { try verdict(trial).lines }

  private func containment(_ leaks: KataDamage...) -> KataContainment {
    KataContainment(
      faults: 76,
      leaks: leaks.enumerated().map { line, damage in
        .init(damage: damage, place: "Kata/Mines/MinesScreen.swift:\(line + 1)", change: "drop `lose()`")
      })
  }

  private func outcome(
    broken: [String] = [], found: [String] = [], divergence: [String] = [], replay: [String] = ["kata"], wrong: Int = 0
  ) -> LessonOutcome {
    var outcome = LessonOutcome(lesson: "mines")
    outcome.examples = .init()
    outcome.examples?.played = 24
    outcome.examples?.broken = broken
    outcome.examples?.firstBroken = found.joined(separator: "\n")
    outcome.states = ExplorationReport(states: 19_320)
    outcome.walks = RandomReport(walks: 40, coverage: .init(steps: 20_000, effectiveSteps: 10_000), goals: [])
    outcome.difference = divergence.first.map {
      FailureReport(kind: .frame, description: $0, picture: Array(divergence.dropFirst()), script: [], replay: replay)
    }
    outcome.experiments = Experiments(thrownAway: wrong, changedBehind: 0, muted: 0, events: 20)
    return outcome
  }

  private func alone(
    on screen: ModelScreenOutcome = .follows(12), _ fault: (inout ModelOutcome) -> Void = { _ in }
  ) -> KataModelOutcome {
    var outcome = ModelOutcome(model: "Game")
    outcome.played = 14
    outcome.states = 900
    fault(&outcome)
    return .asked(outcome, screen)
  }

  /// A model that keeps the rules, and nothing that breaks one.
  /// - Parameter request: What the screen asks the model for.
  private func separate(_ request: String = "tap") throws {
    try package.write([
      "Kata/Mines/MinesScreen.swift": """
      import UIKit
      final class MinesScreen: UIViewController { private let game = Game(); func activate() { game.\(request)() } }
      """,
      "Kata/Mines/Model/Game.swift":
        "final class Game { private var left = 10; func tap() { left -= 1 }; func lose() { left = 0 } }\n",
      "Sources/Lessons/Mines/MinesModel.swift": "protocol MinesModel: LessonModel {\n  func tap()\n}\n",
    ])
  }

  /// The page of each step.
  private func writeSteps(_ counts: [String]) throws {
    for (name, counts) in zip(["1-first", "2-second", "3-third", "4-fourth"], counts) {
      try package.write(["Docs/Katas/Mines/\(name).md": TemporaryPackage.page("Step", counts)])
    }
  }

  @Test func `says what the compiler says where the kata does not build`() throws {
    let lines = try lines(.refused((1...9).map { "Kata/Mines/MinesScreen.swift:\($0): no" }))
    #expect(lines.first == "does not build ✗ · R1 1→1 · R2 0→0 · R3 1→1")
    #expect(
      lines[8...] == [
        "Kata/Mines/MinesScreen.swift:8: no", "… and 1 more", "", "Mend it and check again; nothing else is affected.",
      ])
  }

  @Test func `says why the kata stopped, in doing what, and which script leads there`() throws {
    let stop = KataStop(
      reason: .signal, step: "the random events", event: "press flag", replay: ["kata <<'END'", "press flag", "END"])
    let verdict = try verdict(
      .stopped(reason: "It ended itself, by calling exit(3)", at: stop, printed: KataOutput("Bye\u{1B}[2J\n1 k 0x5\n")))
    #expect(
      verdict.lines == [
        "stopped ✗ · R1 1→1 · R2 0→0 · R3 1→1", "It ended itself, by calling exit(3),",
        "in the random events, at 'press flag'. The script that leads there:", "kata <<'END'", "press flag", "END",
        "A debug build says more: KATA=1 LESSON=Mines swift run kata", "It printed:", "  Bye\\u{1B}[2J",
      ])
    #expect(verdict.complaint == "The kata's check did not end by itself: see above.")
  }

  @Test func `names the file with the script where the kata stops or is different after a long one`() throws {
    let script = (1...500).map { "line \($0)" }
    let stop = KataStop(reason: .noEnd, step: "the random events", event: "tick", replay: script)
    #expect(
      try lines(.stopped(reason: "It was stopped", at: stop)).dropFirst() == [
        "It was stopped,", "in the random events, at 'tick'. The script that leads there:", "sh .kata/mines-replay",
      ])
    let different = KataTrial.checked(outcome(divergence: ["here"], replay: script))
    #expect(try lines(different).suffix(2) == ["replay:", "sh .kata/mines-replay"] && different.replay == script)
  }

  @Test func `shows the last lines of what was printed, each as far as it fits`() {
    let output = KataOutput((1...1000).map { "\($0) " + String(repeating: "x", count: 500) }.joined(separator: "\n"))
    #expect(output.lines.count == 10 && KataOutput("1\n2\n3\n4\n5\n6\n7\n8\n9").lines[1] == "  … 1 line, and at last")
    #expect(output.lines[1...2] == ["  … 992 lines, and at last", "  993 " + String(repeating: "x", count: 96) + "…"])
  }

  @Test(arguments: BuildObstacle.allCases)
  func `says that it is not the kata's fault where nothing can be built here`(obstacle: BuildObstacle) throws {
    let verdict = try verdict(.notBuilt(obstacle))
    #expect(verdict.lines.first == "cannot be built here ✗ · R1 1→1 · R2 0→0 · R3 1→1")
    #expect(verdict.lines.last == "The kata is as it was; nothing is said about it.")
    #expect(verdict.complaint == "The kata cannot be built here, for no fault of its own: see above.")
  }

  @Test func `lists the sentences and shows the counterexample where the kata is different`() throws {
    #expect(
      try lines(.checked(outcome(broken: ["1. One.", "1. One.", "2. Two."], found: ["found"], divergence: ["here"])))
        == [
          "not equivalent ✗ · R1 1→1 · R2 0→0 · R3 1→1", "2 sentences do not hold, in 3 of 24 examples:", "  1. One.",
          "  2. Two.", "different: here", "replay:", "kata",
        ])
    let found = try lines(.checked(outcome(broken: ["1. One."], found: ["expected", "found"])))
    #expect(found.suffix(3) == ["  1. One.", "expected", "found"])
  }

  @Test func `shows what was checked, and the first violations, where the kata is equivalent`() throws {
    let lines = try lines(.checked(outcome(wrong: 7)))
    #expect(
      lines.prefix(7) == [
        "equivalent ✓ · R1 1→1 · R2 0→0 · R3 1→1",
        "suite: 24 examples, 19320 states explored, 20000 random events",
        "wrong cells: views thrown away 7 · data changed behind 0 · muted 0",
        "steps: 0 of 2 reached, by counts and experiments", "missing: R1, R2, R3 and the three experiments at 0",
        "missing: a model that conforms to 'MinesModel', named in Kata/Mines/Model/KataModel.swift",
        "missing: that it passes alone, without a screen",
      ])
    #expect(lines.last == "All of them: swift run workshop measure Kata/Mines")
  }

  @Test(arguments: [
    (["R1 1 · R2 4 · R3 1", "R1 0 · R2 0 · R3 0"], "1 of 2 reached, by counts and experiments"),
    (["R1 2 · R2 0 · R3 1", "R1 1 · R2 0 · R3 0"], "1 of 2 reached, by counts and experiments"),
    (
      ["R1 2 · R2 0 · R3 2", "R1 1 · R2 0 · R3 1", "R1 1 · R2 0 · R3 1", "R1 0 · R2 0 · R3 0"],
      "2 of 4 reached, by counts and experiments; step 3 has the same"
    ),
    (["R1 1 · R2 0 · R3 1", "R1 1 · R2 0 · R3 1"], "1 of 2 reached, by counts and experiments"),
  ])
  func `says which step the counts have reached; the last one only when it is done`(counts: [String], reached: String)
    throws
  {
    try writeSteps(counts)
    #expect(try lines(.checked(outcome()))[3] == "steps: \(reached)")
  }

  @Test(arguments: [
    (1, "1 of 2 reached, by counts and experiments"),
    (2, "2 of 2 reached, by an earlier check; a way of your own may count otherwise"),
  ])
  mutating func `takes back no step that was reached`(before: Int, reached: String) throws {
    try writeSteps(["R1 1 · R2 4 · R3 1", "R1 1 · R2 4 · R3 1"])
    progress.reached = before
    #expect(try lines(.checked(outcome()))[3] == "steps: \(reached)")
  }

  @Test func `shows a violation of each rule that is broken, in the order of the source`() throws {
    let names = (1...6).map { "remaining\($0)" }
    let screen = try package.folder.text(of: "Kata/Mines/MinesScreen.swift")
      .replacing("var remaining = 10\n", with: "var remaining = 10\n" + names.map { "  var \($0) = 10\n" }.joined())
      .replacing("remaining -= 1\n", with: "remaining -= 1\n" + names.map { "    \($0) -= 1\n" }.joined())
    try package.write(["Kata/Mines/MinesScreen.swift": screen])
    let shown = try lines(.checked(outcome())).suffix(7).map { $0.replacing(/^[^ ]*: (R.).*/) { $0.output.1 } }
    #expect(shown.prefix(6) == ["R1", "R1", "R1", "R1", "R3", "… and 3 more"])
  }

  @Test func `names no step while state is where no count sees it, but for what the worst variant declares`() throws {
    func beginnings() throws -> [String] { try lines(.checked(outcome())).map { String($0.prefix(22)) } }
    let screen = try package.folder.text(of: "Kata/Mines/MinesScreen.swift")
    let hidden = screen.replacing("remaining = 10", with: "remaining = 10  // view state: it is on the screen")
    try package.write(["Kata/Mines/MinesScreen.swift": hidden])
    #expect(try beginnings().contains("Declared as view state"))
    #expect(try !beginnings().contains { $0.hasPrefix("steps:") })
    try package.write(["Sources/Worst/Mines/MinesScreen.swift": hidden])
    #expect(try !beginnings().contains("Declared as view state"))
  }

  @Test func `names no step where neither counts nor experiments tell what is missing`() throws {
    let recorded = try TrialTable.recorded(KataGroup.name(of: "mines"), in: PackageFolder(path: TestedPackage.root))
    let outcome = try #require(recorded?.check(of: "sideways: A setter for each field"))
    try separate()
    let lines = try lines(.checked(outcome))
    #expect(lines[0].hasPrefix("equivalent ✓"))
    #expect(
      lines.filter { $0.contains(" reached") } == [
        "steps: counts and experiments are all 0, and cannot tell how many of the 2 are reached"
      ])
  }

  @Test func `says so where the kata is separated`() throws {
    try separate()
    let verdict = try verdict(.checked(outcome(), alone()), containment())
    #expect(!verdict.isToBeContained)
    #expect(verdict.findings == [])
    #expect(verdict.lines.first == "done ✓ · R1 1→0 · R2 0→0 · R3 1→0")
    #expect(
      verdict.lines[3...] == [
        "steps: all 2 reached", "the model: 'Game' conforms to 'MinesModel'",
        "the model alone: 14 examples, 900 states explored",
        "the screen on a model that somebody else changes: 12 examples",
        "faults planted in the screen, none of which makes the data impossible: 76", "",
        "Model and view are separated. Compare: diff -ru -x Model Kata/Mines Sources/Separated/Mines",
        "and the model: diff -ru Kata/Mines/Model Sources/Separated/Model/Mines",
      ])
  }

  @Test func `tries the faults of a screen when nothing else is missing`() throws {
    #expect(try !verdict(.checked(outcome(), alone())).isToBeContained)
    try separate()
    let verdict = try verdict(.checked(outcome(), alone()))
    #expect(verdict.isToBeContained && verdict.result == .isEquivalent)
    for (other, result) in [(outcome(wrong: 7), "equivalent"), (outcome(broken: ["1. One."]), "not equivalent")] {
      let verdict = try self.verdict(.checked(other, alone()))
      #expect(!verdict.isToBeContained && verdict.result.rawValue == result)
    }
  }

  private func expectNotDone(
    _ model: KataModelOutcome = .missing, _ containment: KataContainment? = nil, _ findings: String...
  ) throws {
    let verdict = try verdict(.checked(outcome(), model), containment)
    #expect(verdict.result == .isEquivalent)
    #expect(verdict.findings == findings.map { "missing: \($0)" })
  }

  @Test func `is not that it is done while a fault in the screen reaches the data`() throws {
    try separate()
    try expectNotDone(
      alone(), containment(.parted, .impossible, .impossible),
      "that no fault in the screen makes the data impossible: 2 of 76 do; the first is in "
        + "Kata/Mines/MinesScreen.swift:2: drop `lose()`",
      "that the screen saves what its model holds, whatever fault it has: 1 of 76 faults is in the way; "
        + "the first is in Kata/Mines/MinesScreen.swift:1: drop `lose()`")
  }

  @Test func `is not that it is done while the model alone, or the screen on it, does something else`() throws {
    try separate()
    let faults: [(String, (inout ModelOutcome) -> Void)] = [
      ("1 sentence does not hold, in 1 of 14 examples; the first is '3. Three.'", { $0.broken = ["3. Three."] }),
      ("from {}, 'press new' leads to nothing", { $0.difference = "from {}, 'press new' leads to nothing" }),
      (
        "it announces 'draw(\"■\")', which is not part of its data: what to draw is for the views",
        { $0.foreignAnnouncement = "draw(\"■\")" }
      ),
    ]
    for (line, fault) in faults { try expectNotDone(alone(fault), nil, "that the model passes alone: \(line)") }
    let type = "the type that it has in Sources/Separated/Mines"
    let screens: [(ModelScreenOutcome, String)] = [
      (.doesNotOpen, "the screen opens on any 'Game': it has to conform to 'ModelScreen'"),
      (.differs("it is blue"), "the screen and the model that it was opened on are joined: it is blue"),
      (.otherViewState(12), "the screen's 'viewState' has \(type): no experiment looks at what is part of it"),
    ]
    for (screen, reason) in screens { try expectNotDone(alone(on: screen), nil, "that \(reason)") }
  }

  @Test func `is not that it is done while the screen asks for something else, or looks for itself`() throws {
    try separate("lose")
    try expectNotDone(
      alone(), nil, "that the screen asks 'Game' for 'tap()'",
      "that the screen asks for nothing but what 'MinesModel' names: it asks for 'Game.lose' "
        + "(Kata/Mines/MinesScreen.swift:2)")
    let claim = "that the framework alone says when the screen is updated and drawn"
    for window in ["public var window: Int { game.tap", "@Polled package var window: Int; func look() { game.tap"] {
      try separate(#"tap() }; let page = "//"; open func `updateIfNeeded`() { }; "# + window)
      try expectNotDone(alone(), nil, "\(claim): your code declares 'func updateIfNeeded', 'var window'")
    }
    try separate("tap() }; func handle(_ key: Int) { }; package func redraw(_ row: Int) { game.tap")
    try expectNotDone(alone(), nil, "that no fault in the screen makes the data impossible: none was tried")
    try package.write(["Kata/Mines/Model/Base.swift": "open class Base { open func redraw() {} }"])
    try expectNotDone(alone(), nil, "\(claim): your code declares 'func redraw'")
  }

  @Test mutating func `counts what is there now, equivalent or not`() throws {
    progress = KataProgress(change: nil, start: RuleCounts(r1: 3, r2: 9, r3: 9))
    for trial in [KataTrial.refused([]), .checked(outcome(broken: ["1. One."])), .checked(outcome())] {
      #expect(try lines(trial)[0].hasSuffix(" · R1 3→1 · R2 9→0 · R3 9→1"))
    }
  }

  @Test func `is not recorded of a reference that is not equivalent`() throws {
    for trial in [KataTrial.checked(outcome(broken: ["1. One."])), .refused(["no"])] {
      #expect(throws: (any Error).self) { try KataGroup.report(on: trial, verdict(trial), of: "todo, step 1") }
    }
  }

  @Test func `notes which views are redrawn more or less often, and fails for neither`() throws {
    var different = outcome()
    different.redraws = try JSONDecoder().decode(
      RedrawDifference.self, from: Data(#"{"more":{"label":2},"fewer":{"1":4,"2":9,"3":5,"4":4}}"#.utf8))
    let lines = try lines(.checked(different))
    #expect(lines[0].hasPrefix("equivalent ✓"))
    #expect(
      lines.filter { $0.hasPrefix("note:") } == [
        "note: redrawn more often than in the reference (at how many events): label (2)",
        "note: redrawn less often than in the reference (at how many events): 2 (9), 3 (5), 1 (4) and 1 more",
      ])
  }

  @Test func `fits on a screen of forty lines`() throws {
    let many = (1...50).map { "\($0). Line" }
    let stop = KataStop(reason: .noEnd, step: "it", event: "tick", replay: Array(many[..<12]))
    let trials: [KataTrial] = [
      .refused(many), .stopped(reason: "why", at: stop, printed: KataOutput(many.joined(separator: "\n"))),
      .checked(outcome()), .checked(outcome(broken: many, divergence: many)),
      .checked(outcome(broken: many, found: many)),
    ]
    for trial in trials { #expect(try lines(trial).count < 40) }
  }
}
