import Foundation
import LessonPairs
import Lessons
import MutantSwitch
import Play
import Suites

/// Switches one mutant on and runs its lesson's suite: `MutantRunner LESSON worst|separated NUMBER MODE`.
///
/// Exit 0 when the suite saw nothing, with what it covered; 1 when it did: then one line tells the kind, and what follows
/// it tells the rest. A mutant that ends the program ends this one.
@main
enum MutantRunner {
  static func main() {
    do {
      let covered = try run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
      print(covered ?? "", terminator: "")
    } catch let failure as SuiteFailure {
      print(failure.kind.rawValue, failure, separator: "\n")
      exit(CommandError.Code.failure.rawValue)
    } catch {
      printError("MutantRunner: \(error)")
      exit(CommandError.Code.usage.rawValue)
    }
  }

  private static func run(_ words: [String]) throws -> String? {
    guard words.count == 4, let lesson = allLessons.first(where: { $0.name == words[0] }),
      let variant = Variant(rawValue: words[1]), let number = Int(words[2]),
      let mode = MutantTrial.Mode(rawValue: words[3])
    else { throw CommandError.usage("Give a lesson, 'worst' or 'separated', the number of a mutant, and a mode.") }
    activeMutant = number
    return try lesson.accept(MutantTrial(variant: variant, mode: mode))
  }
}

/// The variant that holds the mutant; the other one is what it is compared with.
enum Variant: String {
  case worst, separated
}
