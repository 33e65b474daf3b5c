import Checkout
import Foundation
import LessonPairs
import Lessons
import Play
import RuleMeter
import SourceDiff
import Suites
import Synchronization

/// Everything that the report shows, computed.
package struct ReportFacts {
  /// What takes seconds in a debug build.
  package static let proof: [CheckPart] = [.states(.byTests), .walks(.events(5_000))]

  let worst: ProgramMeasure
  let separated: ProgramMeasure
  let lessons: [LessonFacts]
  /// Recorded elsewhere; nothing where there is no record.
  let changeCosts: [ChangeCost]

  /// - Parameters:
  ///   - root: The package's folder.
  ///   - progress: Called with the lessons done and their number, by one thread at a time.
  package init(
    root: String, lessons pairs: [any LessonPair.Type] = allLessons, proof: [CheckPart] = ReportFacts.proof,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws {
    let sources = try LessonSources(PackageFolder(path: root))
    let files = try pairs.map { try sources.files(of: $0.name) }
    let worst = try ReportFacts.measure("Sources/Worst", in: root)
    let separated = try ReportFacts.measure("Sources/Separated", in: root)
    lessons = try ReportFacts.onAllCores(count: pairs.count, progress) { index in
      try LessonFacts(pairs[index], files[index], worst, separated, proof)
    }
    changeCosts = try ChangeCost.recorded(in: root)
    self.worst = worst
    self.separated = separated
  }

  /// - Returns: The values in the order of their numbers.
  private static func onAllCores<Value: Sendable>(
    count: Int, _ progress: @Sendable (Int, Int) -> Void, _ make: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { try make(index) }
      results.withLock { results in
        results[index] = result
        progress(results.count, count)
      }
    }
    let found = results.withLock { $0 }
    return try (0..<count).compactMap { try found[$0]?.get() }
  }

  /// Measures a tree; places are relative to the package's folder.
  private static func measure(_ tree: String, in root: String) throws -> ProgramMeasure {
    let path = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(tree).path
    return try ProgramMeasure(ofProgramAt: path, listsCalls: true)
      .relative(to: String(path.dropLast(tree.count)), path: tree)
  }
}

/// What the report shows of one lesson.
struct LessonFacts {
  let name: String
  let summary: String
  let files: (old: [SourceFile], new: [SourceFile])
  let difference: SourceDifference
  let worst: LessonMeasure
  let separated: LessonMeasure
  let flow: Flow
  let experiments: [ExperimentResult]
  let proof: LessonOutcome

  init(
    _ pair: any LessonPair.Type, _ files: (old: [SourceFile], new: [SourceFile]), _ worst: ProgramMeasure,
    _ separated: ProgramMeasure, _ proof: [CheckPart]
  ) throws {
    name = pair.name
    summary = pair.summary
    self.files = files
    difference = SourceDifference(from: files.old, to: files.new)
    self.worst = LessonMeasure(worst, files.old)
    self.separated = LessonMeasure(separated, files.new)
    flow = try LessonFlow(worst: worst, separated: separated, files: files).record(pair)
    experiments = pair.experiments
    self.proof = pair.proof(proof)
  }

  /// The name of the lesson's folders.
  var title: String {
    let folders = files.old.first?.path.split(separator: "/") ?? []
    return folders.count > 2 ? String(folders[2]) : name
  }
}

/// What the meter found in one lesson of a tree.
struct LessonMeasure {
  let violations: [ProgramMeasure.LocatedViolation]
  let viewState: [ProgramMeasure.ViewState]

  init(_ measure: ProgramMeasure, _ files: [SourceFile]) {
    let paths = Set(files.map(\.path))
    violations = measure.violations.filter { paths.contains($0.location.file) }
    viewState = measure.viewState.filter { paths.contains($0.location.file) }
  }

  func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }
}

extension LessonPair {
  /// Both variants compared with each other.
  fileprivate static func proof(_ parts: [CheckPart]) -> LessonOutcome {
    LessonCheck(
      Suite.self, subject: SeparatedScreen.self, reference: WorstScreen.self, names: ("worst", "separated")
    ).run(parts)
  }
}
