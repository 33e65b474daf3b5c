import Fixture
import Foundation
import KataCheck
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The faults of a kata's screen` {
  private static let faults = (1...3).map { number in
    KataContainment.Fault(number: number, place: "Kata/ToDo/ToDoScreen.swift:\(number)", change: "drop `f\(number)()`")
  }

  /// - Parameter answers: What the screen without a fault answers, and then each fault.
  private func containment(_ answers: KataDamage?...) throws -> KataContainment {
    try KataContainment(Array(Self.faults.prefix(answers.count - 1))) { answers[$0] }
  }

  @Test func `are all tried, and those that leak are found`() throws {
    #expect(try containment(KataDamage.none, KataDamage.none, KataDamage.none).missing == [])
    let leaking = try containment(KataDamage.none, .impossible, KataDamage.none, .parted)
    #expect(leaking.faults == 3 && leaking.missing.count == 2)
    #expect(leaking.leaks.map(\.damage) == [.impossible, .parted])
    #expect(leaking.lines == ["faults planted in the screen: 3"])
  }

  @Test(
    arguments: [
      (.impossible, "it makes them impossible"), (.parted, "it comes to save something else than its model holds"),
      (nil, "its walks did not come to an end"),
    ] as [(KataDamage?, String)])
  func `say nothing if the screen does damage without one`(answer: KataDamage?, reason: String) throws {
    let containment = try containment(answer, KataDamage.none)
    #expect(containment.faults == 0)
    #expect(containment.missing == ["that the screen without any fault leaves the data alone: \(reason)"])
  }

  @Test func `are listed where they give no answer, and not counted as tried`() throws {
    let containment = try containment(KataDamage.none, nil, KataDamage.none, nil)
    #expect(containment.faults == 1)
    #expect(containment.missing == [])
    #expect(
      containment.lines == [
        "faults planted in the screen, none of which makes the data impossible: 1, and 2 not tried:",
        "  Kata/ToDo/ToDoScreen.swift:1: drop `f1()`", "  Kata/ToDo/ToDoScreen.swift:3: drop `f3()`",
      ])
  }

  @Test func `are missing if none was tried`() throws {
    for containment in [try containment(KataDamage.none), try containment(KataDamage.none, nil, nil)] {
      #expect(containment.faults == 0)
      #expect(containment.missing == ["a fault in the screen that can be tried"])
    }
  }

  @Test(
    arguments: [
      (#"echo '["parted"]' >"$2""#, .parted), (#"echo '["none"]' >"$2"; exit 1"#, nil), (#"echo '["no' >"$2""#, nil),
      (#"echo '[]' >"$2""#, nil), ("exit 0", nil), ("kill -ILL $$", nil), ("sleep 60", nil),
      (#"[ "$1 $3 $5" = "damage 5 7" ] && echo '["impossible"]' >"$2""#, .impossible),
    ] as [(String, KataDamage?)])
  func `have no answer where their program ends without one`(script: String, answer: KataDamage?) throws {
    let package = try TemporaryPackage(["7.json": #"["none"]"#])  // left behind by an earlier walk
    let program = package.folder["walk"]
    try StandIn.write(script, to: program)
    let walker = KataDamageWalker(
      program: URL(fileURLWithPath: program), folder: package.folder.path,
      limits: .init(seconds: 5, bytesOfOutput: 1000))
    #expect(try walker.damage(of: 7) == answer)
    #expect(!FileManager.default.fileExists(atPath: package.folder["7.json"]))
  }
}
