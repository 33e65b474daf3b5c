import Designs
import LessonPairs
import Lessons
import Play

extension Arguments {
  /// Takes `--variants A,B` out: two designs of Mines.
  mutating func variants() throws(CommandError) -> (first: Design, second: Design)? {
    guard let list = try option("variants") else { return nil }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let known = allDesigns.map(\.name).joined(separator: ", ")
    for name in names where Design(named: name) == nil {
      throw .usage("'--variants \(list)': there is no design '\(name)': choose two of \(known).")
    }
    let designs = names.compactMap(Design.init)
    guard designs.count == 2, names[0] != names[1] else {
      throw .usage("'--variants \(list)' does not name two designs: choose two of \(known).")
    }
    return (designs[0], designs[1])
  }
}

/// Only Mines is written in more than two ways.
func checkHasDesigns(_ lesson: any LessonPair.Type) throws(CommandError) {
  if lesson.name == Mines.name { return }
  throw .usage("'--variants' compares designs of mines, and \(lesson.name) has none: leave it out, or name mines.")
}
