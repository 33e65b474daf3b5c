import Checkout
import Foundation
import LessonPairs
import Play

/// `workshop changes`: applies the reference change of every change request to either variant, proves it, and counts what
/// it cost.
struct ChangesCommand: Subcommand {
  static let help = CommandHelp(
    name: "changes", abstract: "what each change request costs in either variant, and the proof of its reference",
    usage: ["[LESSON…] [--recorded] [--format text|json]"],
    options: [("--recorded", "what was counted when it was last recorded, at once")],
    examples: ["changes --recorded", "changes todo"],
    exits: [
      (.failure, "a reference change is not equivalent, or not separated"), (.usage, "unknown lesson or option"),
      (.noInput, "nothing is recorded"),
    ])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat
  /// Whether the costs are printed as they were last counted.
  private let isRecorded: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isRecorded = arguments.flag("recorded")
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let costs = try isRecorded ? recorded(in: package) : count(in: package)
    let output = Output()
    switch format {
    case .text: for line in ChangesTable.lines(inOrder(costs)) { try output.line(line) }
    case .json:
      try output.line(json(inOrder(costs), isPretty: true))
    }
    try output.flush()
  }

  private func recorded(in package: PackageFolder) throws(CommandError) -> [ChangeCost] {
    let costs = try ChangeCost.recorded(in: package.path)
    if costs.isEmpty {
      throw CommandError(
        .noInput,
        "There is no '\(ChangeCost.record)': record it with 'swift run workshop changes --format json > \(ChangeCost.record)'."
      )
    }
    return costs
  }

  private func count(in package: PackageFolder) throws -> [ChangeCost] {
    let requests = try lessons.map { try ChangeRequest.all(of: $0.name, in: package) }
    return try rounds(requests).flatMap { try ChangeTrials(package, $0).costs() }
  }

  /// One change request of each lesson at a time: those of different lessons can be built together.
  private func rounds(_ requests: [[ChangeRequest]]) -> [[ChangeRequest]] {
    (0..<(requests.map(\.count).max() ?? 0)).map { round in
      requests.compactMap { round < $0.count ? $0[round] : nil }
    }
  }

  private func inOrder(_ costs: [ChangeCost]) -> [ChangeCost] {
    lessons.flatMap { lesson in costs.filter { $0.lesson == lesson.name } }
  }
}
