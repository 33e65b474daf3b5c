import Designs
import LessonPairs
import Lessons
import Play

extension Arguments {
  /// Takes `--variants A,B` out: two designs of Mines.
  mutating func variants() throws(CommandError) -> (first: Design, second: Design)? {
    guard let list = try option("variants") else { return nil }
    let designs = try designs(named: list, choice: "two")
    guard designs.count == 2, designs[0].name != designs[1].name else {
      throw .usage("'--variants \(list)' does not name two designs: choose two of \(knownDesigns).")
    }
    return (designs[0], designs[1])
  }

  /// Takes `--variants A,B` or `--variants all` out: any designs of Mines, each once.
  mutating func anyVariants() throws(CommandError) -> [Design]? {
    guard let list = try option("variants") else { return nil }
    if list == "all" { return allDesigns }
    let designs = try designs(named: list, choice: "all, or some")
    if Set(designs.map(\.name)).count == designs.count { return designs }
    throw .usage("'--variants \(list)' names a design twice: name each once.")
  }

  private func designs(named list: String, choice: String) throws(CommandError) -> [Design] {
    var designs: [Design] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let design = Design(named: name) else {
        throw .usage("'--variants \(list)': there is no design '\(name)': choose \(choice) of \(knownDesigns).")
      }
      designs.append(design)
    }
    return designs
  }

  private var knownDesigns: String { allDesigns.map(\.name).joined(separator: ", ") }
}

/// Only Mines is written in more than two ways.
func checkHasDesigns(_ lesson: any LessonPair.Type) throws(CommandError) {
  if lesson.name == Mines.name { return }
  throw .usage("'--variants' compares designs of mines, and \(lesson.name) has none: leave it out, or name mines.")
}
