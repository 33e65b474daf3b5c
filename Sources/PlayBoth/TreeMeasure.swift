import Foundation
import LessonScreens
import PlainText
import RuleMeter
import SourceTools

/// Two variants of a lesson as the rule meter sees them.
struct TreeMeasure {
  let variants: [VariantSource]
  /// The whole scoreboard, or why it cannot be drawn up.
  let scoreboard: [String]
  /// What is counted in the lesson's folders, on one line, or why nothing is.
  let counts: String

  /// Measures the programs below the current folder; `nil` if they are not there, as when only the commands were
  /// copied.
  init?(_ variants: [VariantSource]) {
    self.variants = variants
    guard variants.allSatisfy({ FileManager.default.fileExists(atPath: $0.program) }) else { return nil }
    do {
      let programs = try variants.map { try TreeMeasure.measure($0.program) }
      let counts = zip(variants, programs).map { variant, program in
        "\(variant.name) " + RuleCounts(program, in: variant.folders).description.replacing(" · ", with: " ")
      }
      scoreboard = TextReport.scoreboard(programs)
      self.counts = "violations: " + counts.joined(separator: " · ")
    } catch {
      (scoreboard, counts) = (["\(error)"], "\(error)")
    }
  }

  /// - Throws: Also if a file cannot be counted, as the counts would then be too small.
  private static func measure(_ program: String) throws(CommandError) -> ProgramMeasure {
    let measure = try AnalysedProgram(at: program).measure
    guard let file = measure.unparsed.first else { return measure }
    throw .badData("not counted until it is mended: \(file.location): \(file.reason)")
  }
}
