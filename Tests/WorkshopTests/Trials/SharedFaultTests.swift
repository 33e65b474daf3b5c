import Fixture
import Foundation
import LessonPairs
import LessonScreens
import SourceTools
import Testing

@testable import Workshop

@Suite struct `Faults in both variants` {
  private static let lessons = LongTests.areRun ? allLessons.map { $0.name } : ["mines", "todo"]

  @Test(arguments: lessons)
  func `are the same change of code that stands in both`(lesson: String) throws {
    let moved = try faults(of: lesson).shared.faults.filter { $0.worst.number != $0.separated.number }
    #expect(moved.count > 50)
    for fault in moved {
      let (worst, separated) = (fault.worst.mutant, fault.separated.mutant)
      #expect(worst.operation == separated.operation)
      #expect(worst.replacement == separated.replacement)
      #expect(separated.original.contains(worst.original))
      #expect(worst.file.hasPrefix("Sources/Worst/") && separated.file.hasPrefix("Sources/Separated/"))
    }
  }

  @Test(arguments: lessons)
  func `are one mutant where both variants use the same code`(lesson: String) throws {
    let shared = try faults(of: lesson).shared.faults.filter { $0.worst.number == $0.separated.number }
    #expect(!shared.isEmpty)
    #expect(shared.allSatisfy { $0.worst.mutant.file.hasPrefix("Sources/Lessons/") })
  }

  @Test(arguments: lessons)
  func `take each mutant once, and count those without a counterpart`(lesson: String) throws {
    let found = try faults(of: lesson)
    for (index, alone) in [found.shared.alone.worst, found.shared.alone.separated].enumerated() {
      let numbers = found.shared.faults.map { $0.mutants[index].number }
      let tree = found.trees[index]
      #expect(Set(numbers).count == numbers.count)
      #expect(
        alone == tree.mutants.count { MutationOperator.faults.contains($0.operation) }
          - numbers.count { tree.numbers.contains($0) })
    }
  }

  @Test func `follow what moved into the model`() throws {
    let symbols = try faults(of: "mines").shared.faults.map {
      "\($0.worst.mutant.symbol) → \($0.separated.mutant.symbol)"
    }
    #expect(symbols.contains("MinesScreen.uncover(_:) → Game.uncover(_:)"))
    #expect(symbols.contains("MinesScreen.display() → MinesScreen.display()"))
    #expect(symbols.contains("GameState.validate() → GameState.validate()"))
  }

  @Test func `are accepted where each variant in which no example sees them has its own mutant listed`() throws {
    let shared = try faults(of: "mines").shared
    let fault = try #require(shared.faults.first { $0.worst.number != $0.separated.number })
    func accepted(_ fate: TrialResult.Fate, _ reasons: KeyValuePairs<String, String>) throws -> String? {
      let lines = reasons.map { variant, reason in
        let mutant = (variant == "separated" ? fault.separated : fault.worst).mutant
        return "\(variant) \(mutant.identity) | \(mutant.change) | \(reason)"
      }
      return try SharedFaultReport(
        shared, TrialResults([TrialResult(trial: fault.identity, fate: fate)]),
        accepted: AcceptedSurvivors(lines.joined(separator: "\n"))
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

  // MARK: Reading the trees, which takes seconds

  private struct Faults {
    let trees: [MutatedTree]
    let shared: SharedFaults

    init(_ lesson: String) throws {
      let package = PackageFolder(path: TestedPackage.root)
      let pair = pair(of: lesson)
      let worst = try MutatedTree(pair.both[0], in: package, firstNumber: 1)
      let separated = try MutatedTree(pair.both[1], in: package, firstNumber: worst.numbers.upperBound)
      let both = try MutatedTree(.shared(by: pair), in: package, firstNumber: separated.numbers.upperBound)
      let files = try pair.both.map { try LessonSources(package).files(in: $0.folders, hasModel: $0.hasModel) }
      let difference = SourceDifference(from: files[0], to: files[1])
      trees = [worst, separated, both]
      shared = SharedFaults(worst: worst, separated: separated, shared: both, difference)
    }
  }

  private static let faults = Dictionary(
    uniqueKeysWithValues: lessons.map { name in (name, Result { try Faults(name) }) })

  private func faults(of lesson: String) throws -> Faults { try #require(Self.faults[lesson]).get() }
}
