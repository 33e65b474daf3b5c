import Fixture
import Foundation
import KataCheck
import Suites
import Testing

@testable import Workshop

/// Runs the program of a kata that gets into trouble as its first item is deleted.
@Suite struct `The check of a kata` {
  private struct Run {
    let ending: Subprocess.Ending
    let output: String
    let report: KataReport
  }

  /// - Parameter seconds: How long a single step may take; much, so that a busy machine is not taken for a loop.
  private func check(
    _ trouble: String, seconds: Int = 60, limits: Subprocess.Limits = Subprocess.Limits()
  ) throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Subprocess.run(
      TestedPackage.products.appendingPathComponent("Fixture"),
      ["check", file.path] + KataLimits(seconds: seconds, megabytes: 500).words,
      environment: ["TROUBLE": trouble, "SWIFT_BACKTRACE": "enable=no"], withErrors: true, limits: limits)
    return Run(
      ending: run.ending, output: run.output,
      report: try JSONDecoder().decode(KataReport.self, from: Data(contentsOf: file)))
  }

  private func expectStop(_ run: Run, _ reason: KataStop.Reason) throws {
    let stop = try #require(run.report.stop, "it is not stopped, but \(run.report)")
    #expect(stop.reason == reason)
    #expect(stop.step.hasPrefix("the example '"))
    #expect(stop.event == "press delete 0")
    #expect(stop.replay.first?.contains("Fixture --capacity 10 --seed ") == true)
    #expect(stop.replay.suffix(2) == ["press delete 0", "END"])
  }

  @Test(
    arguments: [
      ("loop", .noEnd, [.exit(1)]), ("memory", .memory, [.exit(1)]),
      ("recursion", .signal, [.signal(SIGSEGV), .signal(SIGBUS)]),
      ("trap", .signal, [.signal(SIGILL), .signal(SIGTRAP)]),
    ] as [(String, KataStop.Reason, [Subprocess.Ending])])
  func `ends what does not end, and tells the script that leads there`(
    trouble: String, reason: KataStop.Reason, endings: [Subprocess.Ending]
  ) throws {
    let run = try check(trouble, seconds: trouble == "loop" ? 5 : 60)
    try expectStop(run, reason)
    #expect(endings.contains(run.ending))
    #expect(run.output.contains("trapped on purpose") == (trouble == "trap"))
  }

  @Test func `does not count the memory of the program that starts it`() throws {
    let memory = [UInt8](repeating: 1, count: 600_000_000)
    let run = try check("")
    #expect(run.ending == .exit(0))
    withExtendedLifetime(memory) {}
  }

  @Test func `ends what prints without an end`() throws {
    let run = try check("output", limits: Subprocess.Limits(bytesOfOutput: 100_000, secondsToReport: 30))
    #expect(run.ending == .tooMuchOutput)
    #expect(run.output.utf8.count == 100_000 && run.output.hasPrefix("printed on purpose\n"))
    #expect(run.report.stop?.event == "press delete 0")
  }

  @Test func `ends what takes too long as a whole`() throws {
    let run = try check("loop", limits: Subprocess.Limits(seconds: 10, secondsToReport: 30))
    #expect(run.ending == .tooLong)
    try expectStop(run, .signal)
  }

  @Test func `knows what was being checked when it is killed or exits`() throws {
    for (trouble, ending) in [("kill", .signal(SIGKILL)), ("exit", .exit(3))] as [(String, Subprocess.Ending)] {
      let run = try check(trouble)
      #expect(run.ending == ending)
      guard case .checking(let step) = run.report else {
        Issue.record("the report is \(run.report)")
        return
      }
      #expect(step.hasPrefix("the example '"))
    }
  }

  @Test func `gives nothing to read, and finds what is sound so`() throws {
    for trouble in ["input", ""] {
      let run = try check(trouble)
      guard case .checked(let outcome, let model) = run.report else {
        Issue.record("the report is \(run.report)")
        return
      }
      #expect(outcome.isEquivalent)
      #expect(model == .missing)
      #expect(run.ending == .exit(0))
      #expect(run.output.hasPrefix(trouble.isEmpty ? "" : "nothing to read\n"))
    }
  }
}

extension KataReport { fileprivate var stop: KataStop? { if case .stopped(let stop) = self { stop } else { nil } } }
