import Foundation
import RuleMeter
import SourceTools

/// What can be read in one of the two trees.
package struct TreeFacts {
  package let program: AnalysedProgram
  package let measure: ProgramMeasure
  package let calls: CallMap
  /// The package's folder, as it begins the paths of the meter's places.
  private let folder: String

  package init(_ tree: String, in root: String) throws {
    let path = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(tree).path
    program = try AnalysedProgram(at: path)
    (measure, calls) = (program.measure, program.calls)
    folder = String(path.dropLast(tree.count))
  }

  /// As the meter's places name a file that is known relative to the package's folder, and back.
  package func path(ofFile file: String) -> String { folder + file }
  package func file(ofPath path: String) -> String { String(path.dropFirst(folder.count)) }
}
