import LessonPairs
import Lessons
import SourceTools

enum TrialGroups {
  static var faults: [FaultGroup] { allLessons.flatMap { $0.sources.map(FaultGroup.init) } }

  /// Of the lessons' cells of the two by two.
  static var damage: [DamageGroup] { allLessons.flatMap { $0.cells.map(DamageGroup.init) } }

  static var shared: [SharedFaultGroup] { allLessons.map { SharedFaultGroup(lesson: $0.name) } }

  /// Of the lessons that are written in more ways than every lesson is, whose variants the tests prove equal.
  static var proofs: [ProofGroup] {
    allLessons.filter { $0.sources.count > $0.cells.count }.flatMap { $0.sources.map(ProofGroup.init) }
  }

  static func requests(_ kind: RequestGroup.Kind, of lesson: String, in package: PackageFolder) throws -> [RequestGroup]
  {
    let requests =
      switch kind {
      case .alone: try ChangeRequest.all(of: lesson, in: package)
      case .inARow: try ChangeRequest.series(of: lesson, in: package)
      }
    return requests.map { RequestGroup(request: $0, kind: kind) }
  }

  static func requests(in package: PackageFolder) throws -> [RequestGroup] {
    try [.alone, .inARow].flatMap { kind in try allLessons.flatMap { try requests(kind, of: $0.name, in: package) } }
  }

  static func katas(in package: PackageFolder) throws -> [KataGroup] {
    try allLessons.map { KataGroup(kata: try Kata($0.name, in: package)) }
  }
}
