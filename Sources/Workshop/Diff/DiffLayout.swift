import Foundation
import Play
import Renderer
import SourceTools
import Terminal

/// How the listing looks where it is printed.
struct DiffLayout {
  /// From this many columns on, both sides stand beside each other.
  static let sideBySide = 120
  /// No line is padded beyond this, whatever `COLUMNS` says.
  private static let widest = 1_000

  let usesColor: Bool
  /// In columns; `nil` if lines may take any length.
  let width: Int?

  /// - Parameters:
  ///   - color: Unless it is `auto`, `COLUMNS` tells the width of what reaches a terminal through a pager.
  ///   - environment: With `auto`, `NO_COLOR` turns colours off, and so does a terminal that cannot erase.
  static func current(color: ColorChoice, environment: [String: String]) -> DiffLayout {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let usesColor = color.usesColor(environment: environment) && (color == .always || canErase(STDOUT_FILENO))
    let told = environment["COLUMNS"].flatMap { Int($0) }.map { min($0, DiffLayout.widest) }
    return DiffLayout(
      usesColor: usesColor, width: isTerminal ? TerminalSize.current.width : color == .auto ? nil : told)
  }

  var isSideBySide: Bool { width.map { $0 >= DiffLayout.sideBySide } ?? false }

  func paint(_ text: String, _ color: DiffColor?) -> String {
    guard usesColor, let color, !text.isEmpty else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}

/// Colours and weights as SGR parameters.
enum DiffColor: Int {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case magenta = 35
  case cyan = 36
}

extension LineDifference {
  var color: DiffColor? {
    switch kind {
    case .noCode: .dim
    case .unchanged: nil
    case .changed: .yellow
    case .movedIntoModel: .cyan
    case .movedInside: .magenta
    case .new: .green
    case .gone: .red
    }
  }
}
