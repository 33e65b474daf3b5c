import Foundation
import LessonPairs
import LessonScreens
import Lessons
import PlayBoth
import RuleMeter
import SourceTools
import Suites

/// Everything that the report shows, computed.
struct ReportFacts {
  /// What can be proved within seconds in a debug build.
  static let proof: [CheckPart] = [.states(.byTests), .walks(.events(5_000))]

  let worst: ProgramMeasure
  let separated: ProgramMeasure
  let lessons: [LessonFacts]
  /// Recorded elsewhere; empty without a record.
  let changeCosts: [ChangeCost]
  /// The steps of the kata of page 7, without the optional ones.
  let kata: [KataStep]
  let designs: [DesignFigures]
  var effects: EffectsReport?
  /// Who calls whom in the first lesson, variant by variant.
  let callGraph: CallGraph

  init(
    root: String, lessons pairs: [any LessonPair.Type] = allLessons, proof: [CheckPart] = ReportFacts.proof
  ) throws {
    let trees = (
      worst: try TreeFacts(PackageFolder.worst, in: root), separated: try TreeFacts(PackageFolder.separated, in: root)
    )
    lessons = try onAllCores(pairs.count, showing: "report, lessons") { index in
      try LessonFacts(pairs[index], trees, in: root, proof)
    }
    kata = try KataStep.all(ofFolder: "ToDo", in: PackageFolder(path: root)).filter { !$0.isOptional }
    changeCosts = try ChangeCost.record.readIfAny(in: root) ?? []
    designs = try (DesignFigures.record.readIfAny(in: root) ?? []).filter { $0.lesson == Mines.name }
    effects = try EffectsReport.record.readIfAny(in: root)
    let read = [PackageFolder.worst: trees.worst, PackageFolder.separated: trees.separated]
    callGraph = try CallGraph(allLessons[0], allLessons[0].both, in: root, trees: read.mapValues(\.program.typeGraph))
    worst = trees.worst.measure
    separated = trees.separated.measure
  }
}

/// What the report shows of one lesson.
struct LessonFacts {
  let name: String
  /// What its page is called.
  let title: String
  let summary: String
  let files: (old: [SourceFile], new: [SourceFile])
  let difference: SourceDifference
  /// What the meter found in the lesson's files.
  let worst: ProgramMeasure
  let separated: ProgramMeasure
  let flow: Flow
  let screens: ScreensDrawing
  let secondScreen: ScreensDrawing?
  let experiments: [ExperimentResult]
  let film: ExperimentFilm
  let proof: LessonOutcome

  init(
    _ pair: any LessonPair.Type, _ trees: (worst: TreeFacts, separated: TreeFacts), in root: String,
    _ proof: [CheckPart]
  ) throws {
    name = pair.name
    summary = pair.summary
    let package = PackageFolder(path: root)
    let sources = try LessonSources(package)
    let both = try pair.both.map { try sources.files(in: $0.folders, hasModel: $0.hasModel) }
    files = (both[0], both[1])
    let page = try? package.text(of: "Docs/Lessons/\(pair.folder).md")
    title = page?.split(separator: "\n").first.map { String($0.dropFirst("# ".count)) } ?? pair.folder
    difference = SourceDifference(from: files.old, to: files.new)
    worst = trees.worst.measure.only(files.old.map { package[$0.path] })
    separated = trees.separated.measure.only(files.new.map { package[$0.path] })
    flow = try pair.flow([PackageFolder.worst: trees.worst, PackageFolder.separated: trees.separated], in: root)
    screens = try pair.screens()
    secondScreen = pair.secondScreen
    experiments = pair.experiments(on: pair.both)
    film = ExperimentFilm(pair.experimentScenes(of: pair.both))
    self.proof = pair.proof(proof)
  }
}

extension ProgramMeasure {
  /// What breaks a rule or is declared to be view state in some of its files.
  fileprivate func only(_ files: [String]) -> ProgramMeasure {
    var measure = ProgramMeasure(path: path)
    measure.violations = violations.filter { files.contains($0.location.file) }
    measure.viewState = viewState.filter { files.contains($0.location.file) }
    return measure
  }
}

extension LessonPair {
  fileprivate static func proof(_ parts: [CheckPart]) -> LessonOutcome {
    check(variant(both[1]), with: variant(both[0]), parts)
  }
}
