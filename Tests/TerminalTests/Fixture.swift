import Fixture
import Foundation
import Testing

let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
let leaving = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[m\u{1B}[?1049l\u{1B}[?25h"

/// Starts the fixture and waits until it shows its first frame.
func startedFixture(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal()
  try terminal.start(environment: environment)
  #expect(try terminal.wait(for: "ready").hasPrefix(entering))
  #expect(terminal.modes != terminal.modesBefore, "not in raw mode")
  return terminal
}

/// Waits for the end, which is one of those, and checks that the terminal is as it was found.
func expectRestored(_ terminal: PseudoTerminal, _ endings: PseudoTerminal.Ending...) throws {
  #expect(endings.contains(try terminal.waitForEnd()))
  #expect(terminal.modes == terminal.modesBefore)
  #expect(terminal.output.components(separatedBy: leaving).count == 2, "\(terminal.output.debugDescription)")
  #expect(!terminal.output.contains(entering))
}
