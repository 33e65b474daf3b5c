import Foundation
import KataCheck
import PlainText
import Play
import SourceTools
import Suites

/// The results of a group of trials, as they are kept in a file: a line that says what they depend on, and a line for each
/// outcome that is not simple, with all trials that came out so.
struct TrialRecord: Equatable {
  private struct Heading: Codable {
    let key: String
    let toolchain: String
    let simple: [TrialSort: Int]
  }

  /// An outcome, and what came out so. What the check of a step found has a line of its own.
  private struct Line: Codable {
    struct Trial: Codable {
      let trial: String
      let change: String?
      let walks: WalkFigures?
      let place: String?
    }

    let fate: TrialResult.Fate
    let killer: CheckFailure.Kind?
    let role: StatementRole?
    let firstRole: StatementRole?
    let equivalentUpTo: String?
    let check: KataReport?
    let containment: KataContainment?
    let trials: [Trial]

    /// - Parameter results: At least one, all with the same outcome.
    init(_ results: [TrialResult]) {
      let outcome = results[0]
      (fate, killer, role, firstRole) = (outcome.fate, outcome.killer, outcome.role, outcome.firstRole)
      (equivalentUpTo, check, containment) = (outcome.equivalentUpTo, outcome.check, outcome.containment)
      trials = results.map { Trial(trial: $0.trial, change: $0.change, walks: $0.walks, place: $0.place) }
    }

    var results: [TrialResult] {
      trials.map { trial in
        TrialResult(
          trial: trial.trial, fate: fate, change: trial.change, killer: killer, role: role, firstRole: firstRole,
          equivalentUpTo: equivalentUpTo, walks: trial.walks, place: trial.place, check: check,
          containment: containment)
      }
    }

    /// All results in lines, the outcomes in the order in which they first came.
    static func lines(of results: [TrialResult]) -> [Line] {
      let outcomes = results.map(outcome).distinct
      let byOutcome = Dictionary(grouping: results, by: outcome)
      return outcomes.compactMap { byOutcome[$0].map(Line.init) }
    }

    private static func outcome(of result: TrialResult) -> [String?] {
      [
        result.fate.rawValue, result.killer?.rawValue, result.role?.rawValue, result.firstRole?.rawValue,
        result.equivalentUpTo, result.check == nil ? nil : result.trial,
      ]
    }
  }

  /// What the results depend on: see `TrialInputs`.
  let key: String
  /// The compiler that built what was tried.
  let toolchain: String
  let results: TrialResults
}

extension TrialRecord {
  /// - Returns: `nil` if there is no such file.
  /// - Throws: When it is not such a record.
  init?(readFrom file: String, in package: PackageFolder) throws(CommandError) {
    guard let text = try package.textIfAny(of: file) else { return nil }
    let damage = CommandError.badData(
      "'\(file)' is not a record of trials: delete it, and record it anew with '\(TrialTable.recording)'.")
    let lines = Data(text.utf8).split(separator: UInt8(ascii: "\n"))
    do {
      let heading = try JSONDecoder().decode(Heading.self, from: lines.first ?? Data())
      (key, toolchain) = (heading.key, heading.toolchain)
      let named = try lines.dropFirst().flatMap { try JSONDecoder().decode(Line.self, from: $0).results }
      results = TrialResults(simple: heading.simple, named: named)
      // A merge can leave two results of one trial; and the sum of the counts has to fit an Int.
      let areCounts = heading.simple.values.allSatisfy { (0...1_000_000).contains($0) }
      if !areCounts || Set(named.map(\.trial)).count < named.count { throw damage }
    } catch {
      throw damage
    }
  }

  func write(to file: String, in package: PackageFolder) throws {
    let heading = Heading(key: key, toolchain: toolchain, simple: results.simple)
    let lines = try [json(heading)] + Line.lines(of: results.named).map { try json($0) }
    try package.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: file)
  }
}
