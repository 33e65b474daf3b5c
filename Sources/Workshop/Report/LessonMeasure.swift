import PlayBoth
import RuleMeter
import SourceTools

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
