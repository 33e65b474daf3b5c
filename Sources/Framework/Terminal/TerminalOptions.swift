import Foundation
import Renderer

/// How frames look in the terminal.
package struct TerminalOptions: Sendable {
  package var usesColor: Bool
  package var glyphs: GlyphSet

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

/// Why there is no playing here.
package enum TerminalObstacle: Error, Equatable, CustomStringConvertible {
  case noTerminal(String)
  case noCapabilities(String?)

  /// What keeps this process from drawing on its standard output and reading keys from its standard input, if anything.
  package static func current(environment: [String: String]) -> TerminalObstacle? {
    if isatty(STDIN_FILENO) == 0 { return .noTerminal("standard input") }
    if isatty(STDOUT_FILENO) == 0 { return .noTerminal("standard output") }
    let kind = environment["TERM"].flatMap { $0.isEmpty ? nil : $0 }
    return kind == nil || kind == "dumb" ? .noCapabilities(kind) : nil
  }

  package var description: String {
    switch self {
    case .noTerminal(let stream): "\(stream) is not a terminal: run it in one, or play a script with '--script FILE'."
    case .noCapabilities(nil): "TERM is not set: set it to the terminal's kind, or play a script with '--script FILE'."
    case .noCapabilities(let kind?):
      "TERM is '\(kind)', a terminal that cannot move its cursor: use another, or play a script with '--script FILE'."
    }
  }
}
