import Fixture
import LessonPairs
import LessonScreens
import SourceTools
import Testing

@testable import Workshop

extension RecordedTrials {
  @Suite struct `The record` {
    private let table: TrialTable
    private let package: PackageFolder
    private let written: TemporaryPackage
    private let lessons = allLessons.map { $0.name }

    init() throws {
      table = RecordedTrials.table
      package = table.workspace.package
      written = try TemporaryPackage()
    }

    /// Except how many tests run in a second.
    @Test func `of effects agrees with the sources and the trials`() throws {
      let withoutScreen = try EffectsReport.record.read(in: package.path).withoutScreen.figures
      let effects = try EffectsReport(measuredOn: lessons, table, in: package) { _ in withoutScreen }
      try expectRecorded(effects, EffectsReport.record)
    }

    @Test func `of change requests agrees with the patches and the trials`() throws {
      try expectRecorded(ChangeCost.counted(lessons, table, in: package), ChangeCost.record)
      try expectRecorded(SixInARowFigures.counted(lessons, table, in: package), SixInARowFigures.record)
    }

    @Test func `of a lesson's own subject names members that the trees have or a request adds`() throws {
      let trees = try [package, ChangeRequest("next-offer", ofFolder: "Promotions", in: package).done()]
      for (file, members) in try OwnSubject(in: package).members {
        for member in members {
          let isThere = try trees.contains { tree in
            try !SourceText(path: file, text: tree.text(of: file)).lines(ofMembers: [member]).isEmpty
          }
          #expect(isThere, "\(OwnSubject.list): \(file) has no '\(member)'")
        }
      }
    }

    /// The faults in designs are many, and left to the long tests.
    private static let groups = (TrialGroups.faults + TrialGroups.damage as [any VariantGroup]).filter { group in
      LongTests.areRun || allLessons.contains { $0.cells.contains(group.variant) }
    }

    @Test(arguments: groups.indices)
    func `of a variant's faults names or counts each of them`(number: Int) throws {
      let group = Self.groups[number]
      try expectAll(table.workspace.tree(of: group.variant).mutants.map { ($0.identity, $0.change) }, group)
    }

    @Test(arguments: allLessons.map { $0.name })
    func `of faults in both variants names or counts each of them`(lesson: String) throws {
      let faults = try table.workspace.sharedFaults(of: lesson).faults
      try expectAll(faults.map { ($0.identity, $0.worst.change) }, SharedFaultGroup(lesson: lesson))
    }

    /// Except those that announce changes, which carry whatever else they do.
    @Test(arguments: allLessons.flatMap { $0.cells })
    func `of statements left out says which place views, now and as first counted`(variant: VariantSource) throws {
      let results = try table.results(of: [FaultGroup(variant: variant)])[0].named
      let named = Dictionary(uniqueKeysWithValues: results.map { ($0.trial, $0) })
      var count = 0
      for mutant in try table.workspace.tree(of: variant).mutants where !mutant.isAnnouncing {
        guard let result = named[mutant.identity], let role = result.role, role != .endsProgram else { continue }
        count += 1
        #expect(mutant.isPlacing.now == (role == .placing), "\(mutant.identity)")
        #expect(mutant.isPlacing.first == (result.roleAsFirstCounted == .placing), "\(mutant.identity)")
      }
      #expect(count > 0)
    }

    private func expectAll(_ faults: [(name: String, change: String)], _ group: some TrialGroup) throws {
      let (results, remark) = (try table.results(of: [group])[0], "\(group.name): \(TrialTable.recording)")
      let changes = Dictionary(uniqueKeysWithValues: faults)
      for result in results.named { #expect(changes[result.trial] == result.change, "\(result.trial) of \(remark)") }
      let simple = Set(changes.keys).subtracting(results.named.map(\.trial)).map { ($0.prefix { $0 != " " }, 1) }
      let recorded = results.simple.map { (Substring($0.key.kind), $0.value) }
      #expect(Dictionary(simple, uniquingKeysWith: +) == Dictionary(recorded, uniquingKeysWith: +), "\(remark)")
    }

    /// Whatever the numbers of the lines are.
    private func expectRecorded<Contents>(_ contents: Contents, _ record: Record<Contents>) throws {
      func lines(_ folder: PackageFolder) throws -> [Substring] {
        try folder.text(of: record.path).replacing(/"line":[0-9]+/, with: "").split(separator: "\n")
      }
      try record.write(contents, in: written.folder)
      let difference = try lines(written.folder).difference(from: lines(package))
      #expect(difference.isEmpty, "\(record.path), if it is right: \(TrialTable.recording)")
    }
  }
}
