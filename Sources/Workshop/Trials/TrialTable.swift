import Foundation
import LessonScreens
import PlainText
import Play
import SourceTools

/// The results of trials. A group's trials are done only if nobody has done them since something that they depend on
/// changed: results that are recorded, or were found since, are taken if their key fits.
final class TrialTable {
  static let recording = "swift run workshop trials --record"
  /// Where results are recorded, and where they are kept until they are.
  static let recorded = "Tests/Recorded/Trials"
  private static let kept = ".build/trials/results"

  private let package: PackageFolder
  private let inputs: TrialInputs
  /// Whether earlier results are ignored.
  private let isAnew: Bool
  /// Whether recorded results are taken, even outdated ones, and no trial is done.
  private let isAsRecorded: Bool
  /// What was done by this table.
  private var done: [String: TrialResults] = [:]
  let workspace: TrialWorkspace

  init(_ package: PackageFolder, anew isAnew: Bool = false, asRecorded isAsRecorded: Bool = false) {
    self.package = package
    self.isAnew = isAnew
    self.isAsRecorded = isAsRecorded
    inputs = TrialInputs(package, toolchain: TrialInputs.currentToolchain())
    workspace = TrialWorkspace(package)
  }

  func results<Group: TrialGroup>(of groups: [Group]) throws -> [TrialResults] {
    let known = try groups.map { try done[$0.name] ?? (isAnew ? nil : record(of: $0)?.results) }
    let missing = zip(groups, known).filter { $1 == nil }.map { ChosenTrials(group: $0.0) }
    if missing.isEmpty { return known.compactMap { $0 } }
    if isAsRecorded {
      throw CommandError(.noInput, "\(missing[0].group.name) has no record: record it with '\(Self.recording)'.")
    }
    try run(missing) { group, found in
      let results = TrialResults(found)
      done[group.name] = results
      try record(results, of: group).write(to: Self.file(group.name, in: Self.kept), in: package)
    }
    return zip(groups, known).compactMap { $1 ?? done[$0.name] }
  }

  /// Does some of the recorded trials of groups again.
  /// - Returns: How many were done again, and both results of each that came out differently.
  func repeated<Group: TrialGroup>(
    _ groups: [Group], drawnBy draw: TrialDraw
  ) throws -> (count: Int, differences: [String]) {
    var known: [String: TrialResults] = [:]
    var trials: [(group: Group, names: [String])] = []
    for group in groups {
      guard let record = try record(of: group, in: Self.recorded) else { continue }
      known[group.name] = record.results
      trials.append((group, try group.trials(in: workspace)))
    }
    func fullName(_ name: String, of group: Group) -> String { "\(group.name) \(name)" }
    let drawn = draw.drawn(from: trials.flatMap { group, names in names.map { fullName($0, of: group) } })
    let chosen = trials.compactMap { group, names in
      let names = names.filter { drawn.contains(fullName($0, of: group)) }
      return names.isEmpty ? nil : ChosenTrials(group: group, names: Set(names))
    }
    if chosen.isEmpty { return (0, []) }
    var again: (count: Int, differences: [String]) = (0, [])
    try run(chosen) { group, found in
      again.count += found.count
      again.differences += try found.compactMap { try known[group.name]?.difference(from: $0) }.map {
        "\(group.name): \($0)"
      }
    }
    return again
  }

  /// Does the chosen trials.
  /// - Throws: If a file that a group depends on was changed meanwhile: then nobody knows what was tried.
  private func run<Group: TrialGroup>(_ chosen: [ChosenTrials<Group>], found: Group.Found) throws {
    try PackageLock.trials.take(in: package)
    // The first group to need a fault has those of all built, from what is there by then.
    inputs.keepKeys(of: TrialGroups.faults)
    let keys = chosen.map { inputs.key(of: $0.group) }
    try Group.run(chosen, in: workspace) { group, results in
      guard keys.contains(TrialInputs(package, toolchain: inputs.toolchain).key(of: group)) else {
        throw CommandError(
          .failure, "\(group.name): a file that its trials depend on was changed meanwhile: do them again.")
      }
      try found(group, results)
    }
  }

  /// How the results of groups differ from their records; groups without a record that fits are left out.
  func differences(of groups: [some TrialGroup]) throws -> [String] {
    try zip(groups, results(of: groups)).flatMap { group, results in
      guard let recorded = try record(of: group, in: Self.recorded)?.results else { return [String]() }
      return try recorded.differences(from: results).map { "\(group.name): \($0)" }
    }
  }

  func record(_ groups: [some TrialGroup]) throws {
    for (group, results) in zip(groups, try results(of: groups)) {
      try record(results, of: group).write(to: Self.file(group.name, in: Self.recorded), in: package)
    }
  }

  /// What is recorded of a group, even if it is outdated.
  static func recorded(_ name: String, in package: PackageFolder) throws(CommandError) -> TrialResults? {
    try TrialRecord(readFrom: file(name, in: recorded), in: package)?.results
  }

  /// Removes the records of groups that no longer exist.
  func removeRecords(but names: Set<String>) throws {
    for file in package.files(in: Self.recorded)
    where !names.contains(where: { file == Self.file($0, in: Self.recorded) }) {
      try package.remove(file)
    }
  }

  /// Whether a group's results are recorded and fit.
  func isRecorded(_ group: some TrialGroup) throws -> Bool { try record(of: group, in: Self.recorded) != nil }

  private func record(of group: some TrialGroup) throws(CommandError) -> TrialRecord? {
    if let record = try record(of: group, in: Self.recorded) { return record }
    return try record(of: group, in: Self.kept)
  }

  private func record(of group: some TrialGroup, in folder: String) throws(CommandError) -> TrialRecord? {
    guard let record = try TrialRecord(readFrom: Self.file(group.name, in: folder), in: package) else { return nil }
    return isAsRecorded || record.key == inputs.key(of: group) ? record : nil
  }

  private func record(_ results: TrialResults, of group: some TrialGroup) -> TrialRecord {
    TrialRecord(key: inputs.key(of: group), toolchain: inputs.toolchain, results: results)
  }

  private static func file(_ name: String, in folder: String) -> String { "\(folder)/\(name).jsonl" }
}
