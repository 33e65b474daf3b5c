import RuleMeter
import SourceTools

/// What can be read in one of the two trees.
package struct TreeFacts {
  package let program: AnalysedProgram
  package let measure: ProgramMeasure
  package let calls: CallMap

  /// - Parameter root: The package's folder, with which the paths of the meter's places begin.
  package init(_ tree: String, in root: String) throws {
    program = try AnalysedProgram(at: PackageFolder(path: root)[tree])
    (measure, calls) = (program.measure, program.calls)
  }
}
