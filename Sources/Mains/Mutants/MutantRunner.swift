import Foundation
import LessonPairs
import MutantSwitch
import Play
import Suites

/// Switches one mutant on and runs its lesson's suite: `MutantRunner LESSON VARIANT NUMBER MODE`.
/// A variant is `worst`, `separated`, or another design of Mines.
///
/// It prints what the suite found, as JSON. A mutant that ends the program ends this one.
@main
enum MutantRunner {
  static func main() {
    do {
      let outcome = try run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
      print(String(decoding: try JSONEncoder().encode(outcome), as: UTF8.self))
    } catch {
      printError("MutantRunner: \(error)")
      exit(CommandError.Code.usage.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(CommandError) -> any Encodable {
    guard words.count == 4, let lesson = allLessons.first(where: { $0.name == words[0] }),
      let variant = MutantTrial.Variant(named: words[1], of: words[0]), let number = Int(words[2]),
      let mode = TrialMode(rawValue: words[3])
    else { throw CommandError.usage("Give a lesson, a variant, the number of a mutant, and a mode.") }
    activeMutant = number
    let trial = MutantTrial(variant: variant, mode: mode)
    return mode == .faultWalks ? trial.faultWalks(lesson, 1000) : trial.run(lesson)
  }
}
