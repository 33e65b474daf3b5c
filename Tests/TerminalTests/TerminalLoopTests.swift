import Fixture
import Foundation
import Renderer
import Testing

@Suite(.serialized, .ownThread)
struct TerminalLoopTests {
  @Test(arguments: [
    ("TERM=dumb \"$0\"", "TERM is 'dumb'"), ("env -u TERM \"$0\"", "TERM is not set"),
    ("\"$0\" </dev/null", notTerminal), ("\"$0\" | cat", notTerminal), ("\"$0\" </dev/null | cat", notTerminal),
  ])
  func `what is not a terminal, or has no capabilities, gets no escape sequence`(command: String, reason: String) throws
  {
    let terminal = try PseudoTerminal()
    try terminal.start(["/bin/sh", "-c", command + "; echo $?", PseudoTerminal.fixture])
    _ = try terminal.waitForEnd()
    #expect(terminal.output.contains(reason))
    #expect(terminal.output.hasSuffix("\(command.hasSuffix("cat") ? 0 : 64)\r\n"))
    #expect(!terminal.output.contains("\u{1B}"))
  }

  private static let notTerminal = "is not a terminal: run it in one"

  @Test func `keys, text, paste and clicks arrive`() throws {
    let terminal = try startedFixture()
    try terminal.type("fq?é🇩🇪\u{7F}\u{1B}[200~p\rq\u{1B}[201~\r")
    try terminal.wait(for: "text q?ép q")
    try terminal.type("\u{1B}[<0;25;6M")
    try terminal.wait(for: "click 3 3")  // the fixture's 38 x 20 cells are centred in 80 x 24
    try terminal.type("?")
    try terminal.wait(for: "A fixture.")
    try terminal.type("\u{1B}[200~x\u{1B}[201~x")  // pasted, `x` does nothing; typed, it closes the help
    try terminal.wait(for: "click 3 3")
    try terminal.type("\u{1B}")
    try terminal.wait(for: "key escape")
    try terminal.type("q")
    try expectRestored(terminal, .exit(0))
  }

  @Test func `a key is heard soon after a sequence that was never finished`() throws {
    let terminal = try startedFixture()
    try terminal.type("\u{1B}]")
    try terminal.type(String(repeating: "k", count: 20))  // held down
    Thread.sleep(forTimeInterval: 1)
    try terminal.type("q")
    try expectRestored(terminal, .exit(0))
  }

  @Test func `a resized terminal is drawn anew, and one that is too small lets nothing through but quitting`() throws {
    let terminal = try startedFixture()
    terminal.resize(to: Size(width: 30, height: 10))
    try terminal.wait(for: "Needs 38x20, have 30x10")
    terminal.resize(to: Size(width: 38, height: 20))
    try terminal.wait(for: "\u{1B}[m\u{1B}[2J\u{1B}[Hready")
    terminal.resize(to: Size(width: 65_535, height: 65_535))  // centred in the 1,000 × 1,000 cells that are used
    try terminal.wait(for: "\u{1B}[491;482Hready")
    try terminal.type("f")
    terminal.resize(to: Size(width: 10, height: 10))
    try terminal.wait(for: "38x20,")
    try terminal.type("!\u{1B}[200~!\u{1B}[201~q")  // in sight, `!` would end the fixture by SIGTERM
    try expectRestored(terminal, .exit(0))
  }

  @Test func `Ctrl-L draws everything anew`() throws {
    let terminal = try startedFixture()
    try terminal.type("\u{C}")
    try terminal.wait(for: "\u{1B}[m\u{1B}[2J\u{1B}[3;22Hready")
  }
}
