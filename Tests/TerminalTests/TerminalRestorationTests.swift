import Fixture
import Foundation
import Renderer
import Testing

@testable import Terminal

@Suite(.serialized, .ownThread)
struct TerminalRestorationTests {
  /// What Swift's runtime does about crashes: nothing, its default, and all that it can.
  private static let backtraces = ["enable=no", "", "enable=yes,interactive=yes"]

  /// All signals of POSIX and Linux that end a program, but for SIGKILL.
  private static let signals: [Int32] = {
    let others = [SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      return (1...31).filter { !(others + [SIGIO, SIGINFO]).contains($0) }
    #else
      return (1...31).filter { !others.contains($0) }
    #endif
  }()

  @Test(arguments: signals, backtraces)
  func `a signal restores the terminal and is what the program dies of`(signal: Int32, backtrace: String) throws {
    let terminal = try startedFixture(["SWIFT_BACKTRACE": backtrace])
    terminal.send(signal)
    try expectRestored(terminal, .signal(signal))
  }

  @Test func `a program that is busy for ever ends by a signal, too`() throws {
    let terminal = try startedFixture()
    try terminal.type("l")
    try terminal.wait(for: "busy")
    terminal.send(SIGTERM)
    try expectRestored(terminal, .signal(SIGTERM))
  }

  @Test(
    arguments: [
      ("\u{3}", .exit(130)), ("\u{1C}", .signal(SIGQUIT)), ("!", .signal(SIGTERM)), ("\rq", .exit(0)),
      ("\re", .exit(74)),
    ] as [(String, PseudoTerminal.Ending)])
  func `what was typed is saved before any end, and not for each key`(key: String, ending: PseudoTerminal.Ending) throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("saved")
    let terminal = try startedFixture(["SAVED": file.path])
    try terminal.type("f" + String(repeating: "x", count: 3000) + "end" + key)
    try expectRestored(terminal, ending)
    let saved = try String(contentsOf: file, encoding: .utf8)
    #expect(saved.hasSuffix("xend\n"))
    #expect(saved.split(separator: "\n").count < 100)
  }

  @Test func `exit restores the terminal`() throws {
    let terminal = try startedFixture()
    try terminal.type("x")
    try expectRestored(terminal, .exit(3))
  }

  @Test(
    arguments: [("t", "trapped on purpose"), ("i", "Index out of range")],
    ["enable=no", "enable=yes,interactive=no"])
  func `a trap restores the terminal, and its message is seen`(
    trap: (key: String, message: String), backtrace: String
  ) throws {
    let terminal = try startedFixture(["SWIFT_BACKTRACE": backtrace])
    try terminal.type(trap.key)
    try expectRestored(terminal, .signal(SIGILL), .signal(SIGTRAP))  // as the processor has it
    #expect(terminal.output.components(separatedBy: leaving).last?.contains(trap.message) == true)
  }

  @Test func `a full stack restores the terminal`() throws {
    let terminal = try startedFixture()
    try terminal.type("o")
    try expectRestored(terminal, .signal(SIGSEGV), .signal(SIGBUS))
  }

  @Test func `messages to standard error are shown after the screen was left`() throws {
    let terminal = try startedFixture()
    try terminal.type("m")
    #expect(!(try terminal.wait(for: "key m")).contains("a message"))
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.output.hasSuffix(leaving + "a message\r\nquit\r\n"))
  }

  @Test func `the end of input quits`() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(["/bin/sh", "-c", "trap '' HUP; exec \"$0\"", PseudoTerminal.fixture])
    try terminal.wait(for: "ready")
    terminal.hangUp()  // a program that ignores SIGHUP learns of it by reading
    let ending = try terminal.waitForEnd()
    #expect(ending == .exit(0) || ending == .exit(74))  // 74 when it had something to write first
  }

  /// By Ctrl-Z, or from outside: at its key `z` the fixture stops itself.
  @Test(arguments: [("\u{1A}", "ready"), ("z", "key z")])
  func `what stops the program saves, and gives the terminal back until it goes on`(key: String, shown: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      [
        "/bin/sh", "-c",
        "export SAVED=$(mktemp); set -m; \"$0\"; cat $SAVED; rm $SAVED; echo stopped; "
          + "read line; fg >/dev/null; echo \"ended $?\"", PseudoTerminal.fixture,
      ])
    try terminal.wait(for: "ready")
    try terminal.type("fkept\r" + key)
    #expect(try terminal.wait(for: "kept\r\nstopped").contains(leaving))
    #expect(terminal.modes == terminal.modesBefore)
    try terminal.type("\n")
    #expect(try terminal.wait(for: shown).contains(entering))
    try terminal.type("q")
    try terminal.wait(for: "ended 0")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.modes == terminal.modesBefore)
  }
}
