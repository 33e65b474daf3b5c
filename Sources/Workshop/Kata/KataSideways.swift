import Equivalence
import PlainText
import RuleMeter
import SourceTools

/// Says where the state has gone when the meter reads zero and it is still not separated: what the experiments see, and
/// what the code only declares to be fine.
struct KataSideways: Sendable {
  let measure: ProgramMeasure
  /// Declared as view state here, and neither at the start nor in a reference.
  private let surplus: [String]

  /// - Parameter variants: What the worst variant and the references each declare as view state. A declaration here is the
  ///   same as one there if its name and its type are, whatever holds it; or if its type is, as long as there are no more
  ///   of the type here than in one of the variants.
  init(_ measure: ProgramMeasure, viewState variants: [[ProgramMeasure.ViewState]]) {
    self.measure = measure
    func mostOfType(_ type: String?) -> Int { variants.map { $0.count { $0.type == type } }.max() ?? 0 }
    let surplus = measure.viewState.filter { declared in
      !variants.joined().contains { $0.name == declared.name && $0.type == declared.type }
        && measure.viewState.count { $0.type == declared.type } > mostOfType(declared.type)
    }
    self.surplus = surplus.map(\.symbol)
  }

  /// Whether state is where the meter does not count it, so that the counts say less than they seem to.
  var hidesState: Bool {
    !surplus.isEmpty || !measure.unresolved.isEmpty || !measure.suppressed.isEmpty || measure.leftOut > 0
      || !measure.unparsed.isEmpty
  }

  /// Whether nothing is counted, nothing is hidden from the count, and no experiment finds a wrong cell.
  func isZero(_ cells: Experiments) -> Bool {
    RuleCounts(measure).isZero && lines(cells).isEmpty
  }

  /// A line for each way in which a zero is not a real one.
  func lines(_ wrong: Experiments) -> [String] {
    let counts = RuleCounts(measure)
    func cells(_ number: Int) -> String { plural(number, one: "cell", other: "cells") }
    var lines: [String] = []
    if counts.r1 == 0, wrong.thrownAway > 0 {
      lines.append(
        "R1 reads 0, but a new screen on the same model is wrong in \(cells(wrong.thrownAway)): the views still hold "
          + "application state, or the model tells only the screen that was opened last.")
    }
    if counts.r2 == 0, wrong.changedBehind > 0 {
      lines.append(
        "R2 reads 0, but a second screen on the same model is wrong in \(cells(wrong.changedBehind)): it is not told "
          + "what the first one did, or does not share its data.")
    }
    if counts.r3 == 0, wrong.muted > 0 {
      lines.append(
        "R3 reads 0, but with nothing announced \(cells(wrong.muted)) changed: something refreshes without being told, "
          + "or is told in a way that muting does not stop. 'Observers' and '@Observable' are stopped; what else tells "
          + "asks 'AnnouncementMonitor' first, as Sources/Separated/Model/Notes/Note.swift does.")
    }
    if counts.isZero, measure.models == 0 {
      lines.append("All read 0, but there is no model: the meter finds no type that holds the application state.")
    }
    for file in measure.unparsed {
      lines.append("\(file.location.placeInKata) keeps its file from being counted: \(file.reason).")
    }
    if !measure.unresolved.isEmpty {
      let places = measure.unresolved.map { "'\($0.expression)' (\($0.location.placeInKata))" }
      lines.append("The meter cannot see what is changed by \(places.joined(separator: ", ")): spell it out.")
    }
    if !surplus.isEmpty {
      lines.append(
        "Declared as view state, and application state in this lesson: \(surplus.joined(separator: ", ")). "
          + "A name does not separate it.")
    }
    if let first = measure.suppressed.first?.found.location {
      lines.append(
        "Violations that a comment allows are not counted: \(measure.suppressed.count), the first in "
          + "\(first.placeInKata). Mend them.")
    }
    if measure.leftOut > 0 {
      lines.append(
        "Files that are not counted, for their names or the comments at their heads: \(measure.leftOut). Change these.")
    }
    return lines
  }
}

extension ProgramMeasure.Location {
  /// `Kata/Mines/MinesScreen.swift:12`, wherever the package is.
  var placeInKata: String { "\(file[(file.ranges(of: "Kata/").last?.lowerBound ?? file.startIndex)...]):\(line)" }
}

extension ProgramMeasure.ViewState {
  /// The last part of its symbol.
  fileprivate var name: Substring { symbol.split(separator: ".").last ?? symbol[...] }
}
