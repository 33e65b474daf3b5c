import LessonPairs
import Lessons
import SourceTools

/// All groups of trials, by kind.
enum TrialGroups {
  static var faults: [FaultGroup] { allLessons.flatMap { $0.sources.map(FaultGroup.init) } }

  /// One for each cell of the two by two that a lesson has.
  static var damage: [DamageGroup] { allLessons.flatMap { $0.cells.map(DamageGroup.init) } }

  static var shared: [SharedFaultGroup] { allLessons.map { SharedFaultGroup(lesson: $0.name) } }

  /// For lessons with more variants than those that every lesson has, which the tests prove equal.
  static var proofs: [ProofGroup] {
    allLessons.filter { $0.sources.count > $0.cells.count }.flatMap { $0.sources.map(ProofGroup.init) }
  }

  static func requests(
    _ kind: ChangeRequest.Kind, of lesson: String, in package: PackageFolder
  ) throws -> [RequestGroup] {
    try ChangeRequest.all(kind, of: lesson, in: package).map { RequestGroup(request: $0, kind: kind) }
  }

  static func requests(in package: PackageFolder) throws -> [RequestGroup] {
    try [.alone, .inARow].flatMap { kind in try allLessons.flatMap { try requests(kind, of: $0.name, in: package) } }
  }

  static func katas(in package: PackageFolder) throws -> [KataGroup] {
    try allLessons.map { KataGroup(kata: try Kata($0.name, in: package)) }
  }
}

/// Trials of one kind on one tree: they are done, recorded and looked up together.
protocol TrialGroup: Sendable {
  /// Names the group among all, and its record: `mines-worst`.
  var name: String { get }
  var lesson: String { get }
  /// Files and folders that its results depend on, beside those that all trials do.
  var inputs: [String] { get }

  /// The names of its trials, in order. A group whose trials cannot be done one by one has a single one.
  func trials(in workspace: TrialWorkspace) throws -> [String]

  /// Called with the results of each group, as soon as they are there.
  typealias Found = (_ group: Self, _ results: [TrialResult]) throws -> Void

  /// Does trials of groups of this kind, which may build what they need together.
  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws
}

/// Some trials of a group.
struct ChosenTrials<Group: TrialGroup> {
  let group: Group
  /// The names of those that are wanted; `nil` for all.
  var names: Set<String>?

  func contains(_ name: String) -> Bool { names?.contains(name) != false }
}
