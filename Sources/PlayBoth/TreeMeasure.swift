import Foundation
import LessonScreens
import PlainText
import RuleMeter
import SourceTools

/// Two variants of a lesson as the rule meter sees them.
struct TreeMeasure {
  let variants: [VariantSource]
  private let programs: Result<[ProgramMeasure], CommandError>

  /// Measures the programs below the current folder; nothing when they are not there, as where only the commands were
  /// copied.
  init?(_ variants: [VariantSource]) {
    self.variants = variants
    guard variants.allSatisfy({ FileManager.default.fileExists(atPath: $0.program) }) else { return nil }
    programs = Result { () throws(CommandError) in
      try variants.map { variant throws(CommandError) in try TreeMeasure.measure(variant.program) }
    }
  }

  /// - Throws: Also where a file is left out of what is counted, as the counts would be too small.
  private static func measure(_ program: String) throws(CommandError) -> ProgramMeasure {
    let measure = try AnalysedProgram(at: program).measure
    guard let file = measure.unparsed.first else { return measure }
    throw .badData("not counted until it is mended: \(file.location): \(file.reason)")
  }

  /// The whole scoreboard, or why there is none.
  var scoreboard: [String] {
    do { return TextReport.scoreboard(try programs.get()) } catch { return ["\(error)"] }
  }

  /// What is counted in the lesson's folders, on one line, or why nothing is.
  var counts: String {
    do {
      let counts = zip(variants, try programs.get()).map { variant, program in
        "\(variant.name) " + RuleCounts(program, in: variant.folders).description.replacing(" · ", with: " ")
      }
      return "violations: " + counts.joined(separator: " · ")
    } catch {
      return "\(error)"
    }
  }
}
