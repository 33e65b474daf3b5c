import LessonPairs
import Testing

@testable import Workshop

extension RecordedTrials {
  @Suite struct `Faults in both variants` {
    private let workspace = RecordedTrials.table.workspace

    private func words(_ code: String) -> [Substring] { code.split(whereSeparator: \.isWhitespace) }

    @Test(arguments: allLessons.map { $0.name })
    func `are the same change of code that stands in both, or one mutant of what both use`(lesson: String) throws {
      for fault in try workspace.sharedFaults(of: lesson).faults {
        let (worst, separated) = (fault.worst, fault.separated)
        let isShared = worst.number == separated.number
        #expect(worst.operation == separated.operation)
        #expect(words(worst.replacement) == words(separated.replacement))
        #expect(separated.original.contains(worst.original))
        #expect(worst.file.hasPrefix(isShared ? "Sources/Lessons/" : "Sources/Worst/"))
        #expect(separated.file.hasPrefix(isShared ? "Sources/Lessons/" : "Sources/Separated/"))
      }
    }

    @Test(arguments: allLessons)
    func `take each mutant once, and count those without a counterpart`(lesson: any LessonPair.Type) throws {
      let shared = try workspace.sharedFaults(of: lesson.name)
      for (index, alone) in [shared.alone.worst, shared.alone.separated].enumerated() {
        let numbers = shared.faults.map { $0.mutants[index].number }
        let mutants = try workspace.tree(of: lesson.both[index]).mutants
        #expect(Set(numbers).count == numbers.count)
        #expect(
          alone == mutants.count { MutationOperator.faults.contains($0.operation) }
            - Set(numbers).intersection(mutants.map(\.number)).count)
      }
    }

    @Test func `are accepted where each variant in which no example sees them has its own mutant listed`() throws {
      let shared = try workspace.sharedFaults(of: "mines")
      let fault = try #require(shared.faults.first { $0.worst.number != $0.separated.number })
      func accepted(_ fate: TrialResult.Fate, _ reasons: KeyValuePairs<String, String>) throws -> String? {
        let lines = reasons.map { variant, reason in
          let mutant = variant == "separated" ? fault.separated : fault.worst
          return "\(variant) \(mutant.identity) | \(mutant.change) | \(reason)"
        }
        return try SharedFaultReport(
          shared, TrialResults([TrialResult(trial: fault.identity, fate: fate)]),
          accepted: AcceptedSurvivors(lines.joined(separator: "\n"), of: "A")
        ).survivors.first?.accepted
      }
      #expect(try accepted(.unseen, [:]) == nil)
      #expect(try accepted(.unseen, ["both": "no"]) == "no")
      #expect(try accepted(.unseen, ["worst": "no"]) == nil)
      #expect(try accepted(.unseen, ["worst": "no", "separated": "no"]) == "no")
      #expect(try accepted(.unseen, ["worst": "no", "separated": "none"]) == "in worst, no; in separated, none")
      #expect(try accepted(.seenOnlyInWorst, ["separated": "none"]) == "in separated, none")
      #expect(try accepted(.seenOnlyInWorst, ["worst": "no"]) == nil)
    }
  }
}
