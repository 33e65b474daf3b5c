import KataCheck
import RuleMeter

/// Says where the state has gone when the meter reads zero and it is still not separated: what the experiments see, and
/// what the code only declares to be fine.
struct KataSideways {
  private let measure: ProgramMeasure
  /// Declared as view state here, and not in the reference.
  private let surplus: [String]

  init(_ measure: ProgramMeasure, viewState: [String]) {
    self.measure = measure
    surplus = measure.viewState.map(\.symbol).filter { !viewState.contains(KataSideways.name($0)) }
  }

  /// The last part of a symbol: how the state itself is called, whatever holds it.
  static func name(_ symbol: String) -> String { symbol.split(separator: ".").last.map(String.init) ?? symbol }

  /// Whether nothing is counted, nothing is hidden from the count, and no experiment finds a wrong cell.
  func isZero(_ cells: KataOutcome.WrongCells) -> Bool {
    RuleCounts(measure).isZero && lines(cells).isEmpty
  }

  /// A line for each way in which a zero is none.
  func lines(_ cells: KataOutcome.WrongCells) -> [String] {
    let counts = RuleCounts(measure)
    var lines: [String] = []
    if counts.r1 == 0, cells.thrownAway > 0 {
      lines.append(
        "R1 reads 0, but a new screen on the same model is wrong in \(cells.thrownAway) cells: the views still hold "
          + "application state.")
    }
    if counts.r2 == 0, cells.changedBehind > 0 {
      lines.append(
        "R2 reads 0, but a second screen on the same model is wrong in \(cells.changedBehind) cells: it is not told "
          + "what the first one did, or does not share its data.")
    }
    if counts.r3 == 0, cells.muted > 0 {
      lines.append(
        "R3 reads 0, but with nothing announced \(cells.muted) cells changed: something refreshes without being told.")
    }
    if !surplus.isEmpty {
      lines.append(
        "Declared as view state, and application state in this lesson: \(surplus.joined(separator: ", ")). "
          + "A name does not separate it.")
    }
    if !measure.suppressed.isEmpty {
      lines.append("\(measure.suppressed.count) violations are suppressed by a comment: they count in a kata.")
    }
    return lines
  }
}
