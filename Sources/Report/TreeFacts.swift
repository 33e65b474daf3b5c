import Foundation
import RuleMeter
import SourceTools

/// What can be read in one of the two trees.
struct TreeFacts {
  let measure: ProgramMeasure
  let calls: CallMap
  /// The package's folder, as it begins the paths of the meter's places.
  private let folder: String

  init(_ tree: String, in root: String) throws {
    let path = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(tree).path
    let program = try AnalysedProgram(at: path)
    (measure, calls) = (program.measure, program.calls)
    folder = String(path.dropLast(tree.count))
  }

  /// As the meter's places name a file that is known relative to the package's folder, and back.
  func path(ofFile file: String) -> String { folder + file }
  func file(ofPath path: String) -> String { String(path.dropFirst(folder.count)) }
}

/// What the meter found in one lesson of a tree.
struct LessonMeasure {
  let violations: [ProgramMeasure.LocatedViolation]
  private let viewState: [ProgramMeasure.ViewState]
  private let tree: TreeFacts

  init(_ tree: TreeFacts, _ files: [SourceFile]) {
    let paths = Set(files.map { tree.path(ofFile: $0.path) })
    violations = tree.measure.violations.filter { paths.contains($0.location.file) }
    viewState = tree.measure.viewState.filter { paths.contains($0.location.file) }
    self.tree = tree
  }

  func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }

  /// - Parameter line: From one.
  func violations(in file: String, line: Int) -> [Violation] {
    violations.filter { isAt($0.location, file, line) }.map(\.violation)
  }

  func viewState(in file: String, line: Int) -> [ProgramMeasure.ViewState] {
    viewState.filter { isAt($0.location, file, line) }
  }

  private func isAt(_ location: ProgramMeasure.Location, _ file: String, _ line: Int) -> Bool {
    location.line == line && location.file == tree.path(ofFile: file)
  }
}
