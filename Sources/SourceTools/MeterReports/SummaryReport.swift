import PlainText
import RuleMeter

/// The places with the most findings, as many as a screen has room for.
enum SummaryReport {
  /// How many places are named.
  static let limit = 10

  /// Two columns of places with the number of findings in each, most first; empty if nothing was found.
  static func lines(_ program: ProgramMeasure) -> [String] {
    let counts = Dictionary(program.violations.map { ($0.violation.place, 1) }, uniquingKeysWith: +)
    if counts.isEmpty { return [] }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = ranked.prefix(limit).map { "\($0.value)".leftPadded(to: 5) + "  " + $0.key.cut(to: 30) }
    let rows = (shown.count + 1) / 2
    let heading = "\(program.title): \(ranked.count == 1 ? "one place has" : "\(ranked.count) places have") findings"
    return ["", ranked.count > limit ? "\(heading), these most:" : "\(heading):"]
      + (0..<rows).map { row in
        guard row + rows < shown.count else { return shown[row] }
        return shown[row].padded(to: 40) + shown[row + rows]
      }
  }
}

extension String {
  /// At most this many columns; `…` ends what does not fit.
  package func cut(to width: Int) -> String {
    if columnWidth <= width { return self }
    var room = width - 1
    let start = prefix { character in
      room -= character.columnWidth
      return room >= 0
    }
    return start + "…"
  }
}

extension Violation {
  /// The type in which it is found; what is outside all types stands for itself.
  var place: String {
    switch check {
    case .stateInView, .globalState, .viewInModel, .exposedState: return context.isEmpty ? symbol : context
    case .rawWrite, .directRefresh:
      guard let dot = context.lastIndex(of: ".") else { return context }
      return String(context[..<dot])
    }
  }
}
