import Foundation
import Renderer

/// How frames look in the terminal.
package struct TerminalOptions: Sendable {
  let usesColor: Bool
  let glyphs: GlyphSet

  package init(usesColor: Bool = true, glyphs: GlyphSet = .unicode) {
    self.usesColor = usesColor
    self.glyphs = glyphs
  }
}

/// When colours are used in the terminal: what `--color` takes.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// `auto` means colour unless `NO_COLOR` is set and not empty. Source: no-color.org.
  package func usesColor(environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: environment["NO_COLOR", default: ""].isEmpty
    }
  }
}

/// Whether the locale has every character, as POSIX finds it: where nothing is set, it is `C`, and has ASCII alone.
package func isUnicodeLocale(environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
  return locale.uppercased().filter { $0 != "-" }.contains("UTF8")
}

/// Why there is no playing here.
package enum TerminalObstacle: Error, Equatable, CustomStringConvertible {
  case noTerminal(String)
  case noCapabilities(String)

  /// What keeps this process from drawing on its standard output and reading keys from its standard input, if anything.
  package static var current: TerminalObstacle? {
    if isatty(STDIN_FILENO) == 0 { return .noTerminal("standard input") }
    if isatty(STDOUT_FILENO) == 0 { return .noTerminal("standard output") }
    return canErase(STDOUT_FILENO) ? nil : .noCapabilities(terminalKind)
  }

  package var description: String {
    switch self {
    case .noTerminal(let stream): "\(stream) is not a terminal: run it in one, or play a script with '--script FILE'."
    case .noCapabilities(""): "TERM is not set: set it to the terminal's kind, or play a script with '--script FILE'."
    case .noCapabilities(let kind):
      "TERM is '\(kind)', a terminal that cannot move its cursor: use another, or play a script with '--script FILE'."
    }
  }
}

/// Whether a stream ends in a terminal that can erase what it shows.
package func canErase(_ stream: Int32) -> Bool { isatty(stream) == 1 && !["", "dumb"].contains(terminalKind) }

/// Empty when the environment names none.
private var terminalKind: String { ProcessInfo.processInfo.environment["TERM", default: ""] }
