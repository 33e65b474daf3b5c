import Fixture
import Foundation
import PlainText
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A subprocess` {
  private func run(
    _ script: String, _ limits: Subprocess.Limits = Subprocess.Limits()
  ) throws -> (ending: Subprocess.Ending, output: String) {
    try Subprocess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], withErrors: true, limits: limits)
  }

  @Test(arguments: [("exit 3", .exit(3)), ("kill -9 $$", .signal(SIGKILL))] as [(String, Subprocess.Ending)])
  func `tells how it ended, and what it printed`(script: String, ending: Subprocess.Ending) throws {
    let run = try run("echo out; echo err >&2; \(script)")
    #expect(run == (ending, "out\nerr\n"))
  }

  @Test func `that is not there is an error`() {
    #expect(throws: CommandError.self) { try Subprocess.run(URL(fileURLWithPath: "/nowhere"), []) }
  }

  @Test func `has nothing to read`() throws { #expect(try run("cat; echo end").output == "end\n") }

  @Test func `is stopped when it does not listen`() throws {
    let limits = Subprocess.Limits(seconds: 2, secondsToReport: 0.1)
    let run = try run("trap '' TERM; echo on; while :; do :; done", limits)
    #expect(run == (.tooLong, "on\n"))
  }

  @Test func `leaves nothing running behind it`() throws {
    let run = try run("sleep 1000 & echo $!")
    #expect(try hasEnded(try #require(pid_t(run.output.dropLast()))))
  }

  @Test(arguments: ["TERM", "HUP", "KILL"])
  func `does not outlive the workshop, however that ends`(signal: String) throws {
    let package = try TemporaryPackage(["Package.swift": "", "Sources/Worst/.keep": ""])
    let folder = package.folder
    // What draws the trials asks `git` for the commit.
    try StandIn.write("echo $$ >new; mv new note; exec sleep 1000", to: folder["git"])
    let run = try run(
      """
      cd '\(folder.path)'; PATH="$PWD:$PATH" '\(TestedPackage.products.path)/workshop' trials >/dev/null 2>&1 &
      cd '\(folder.path)'; while [ ! -e note ]; do sleep 0.05; done; kill -\(signal) $!; wait; cat note
      """, Subprocess.Limits(seconds: 60))
    #expect(try hasEnded(try #require(pid_t(run.output.dropLast()))))
  }

  /// Waits for the end of a process that is nobody's child any more.
  private func hasEnded(_ process: pid_t) throws -> Bool {
    let ps = "ps -o stat= -p \(process) || [ $? = 1 ] || echo cannot be asked"
    for _ in 0..<3000 {
      let state = try Subprocess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", ps]).output
      if state.isEmpty || state.hasPrefix("Z") { return true }
      usleep(20_000)
    }
    return false
  }
}
