import Foundation
import LessonPairs
import LessonScreens
import MutantSwitch
import PlainText
import Suites

/// Switches one mutant on and runs its lesson's suite: `MutantRunner LESSON VARIANT NUMBER MODE`.
///
/// It prints what the suite found, as JSON. A mutant that ends the program ends this one.
@main
enum MutantRunner {
  static func main() {
    do {
      print(try json(run(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      FileHandle.standardError.write(Data("MutantRunner: \(error)\n".utf8))
      exit(CommandError.Code.usage.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(CommandError) -> any Encodable {
    guard words.count == 4, let lesson = allLessons.first(where: { $0.name == words[0] }),
      let variant = lesson.sources.first(where: { $0.name == words[1] }), let number = Int(words[2]),
      let mode = TrialMode(rawValue: words[3])
    else { throw .usage("Give a lesson, a variant, the number of a mutant, and a mode.") }
    activeMutant = number
    return run(lesson, variant, mode)
  }

  private static func run<Pair: LessonPair>(
    _ pair: Pair.Type, _ variant: VariantSource, _ mode: TrialMode
  ) -> any Encodable {
    MutantTrial<Pair>(variant: Pair.variant(variant), mode: mode).run()
  }
}
