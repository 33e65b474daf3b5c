import Fixture
import Foundation
import Testing

@Suite(.serialized) struct `What is played in a terminal` {
  @Test(
    arguments: [("q", .exit(0)), ("\u{3}", .exit(130)), ("\u{1C}", .signal(SIGQUIT))]
      as [(String, PseudoTerminal.Ending)])
  func `is saved before any end`(key: String, ending: PseudoTerminal.Ending) throws {
    let program = try Program()
    let terminal = try PseudoTerminal()
    try terminal.start([Program.path, "todo", "--state", program.path("state")])
    try terminal.wait(for: "? help")  // on the last line, below the screen
    try terminal.type("a" + key)
    #expect(try terminal.waitForEnd() == ending)
    #expect(terminal.modes == terminal.modesBefore)
    #expect(try program.text(of: "state") == "{\"capacity\":10,\"items\":[\"To Do Item 1\"]}\n")
  }
}
