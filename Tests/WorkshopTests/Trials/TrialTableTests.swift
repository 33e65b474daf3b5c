import Foundation
import PlainText
import Play
import SourceTools
import Synchronization
import Testing

@testable import Workshop

@Suite struct `Trials are done` {
  /// Three trials on a file; each comes out as the file says.
  private struct SampleGroup: TrialGroup {
    let runs: Runs
    let file: PackageFolder
    var lesson = "mines"
    var inputs = ["Sources/Worst/Mines/Mines.swift"]
    var name: String { "\(lesson)-sample" }

    final class Runs: Sendable { let names = Mutex<[String]>([]) }

    func trials(in workspace: TrialWorkspace) -> [String] { ["one", "two", "three"] }

    static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
      for chosen in chosen {
        let outcome = try chosen.group.file.text(of: "outcome")
        let names = chosen.group.trials(in: workspace).filter(chosen.contains)
        if outcome == "edited" { try chosen.group.file.write(Data(outcome.utf8), to: chosen.group.inputs[0]) }
        chosen.group.runs.names.withLock { $0 += names }
        try found(chosen.group, names.map { TrialResult(trial: $0, fate: .survived, change: outcome) })
      }
    }
  }

  private let files: TemporaryPackage
  private let runs = SampleGroup.Runs()
  private var package: PackageFolder { files.folder }
  private var group: SampleGroup { SampleGroup(runs: runs, file: package) }
  private var done: [String] { runs.names.withLock { $0 } }

  init() throws { files = try TemporaryPackage(["Sources/Worst/Mines/Mines.swift": "1", "outcome": "as ever"]) }

  @Test func `once while nothing changes, again when what they depend on has changed, and when asked to`() throws {
    let first = try TrialTable(package).results(of: [group])
    #expect(try TrialTable(package).results(of: [group]) == first && done == ["one", "two", "three"])
    try files.write(["Sources/Worst/Mines/Mines.swift": "2"])
    _ = try TrialTable(package).results(of: [group])
    #expect(done.count == 6)
    _ = try TrialTable(package, anew: true).results(of: [group])
    #expect(done.count == 9)
  }

  @Test(arguments: [false, true])
  func `in vain where what they depend on is changed meanwhile`(isAnew: Bool) throws {
    try files.write(["outcome": "edited"])
    #expect(throws: CommandError.self) { try TrialTable(package, anew: isAnew).results(of: [group]) }
    #expect(done.count == 3 && package.files(in: ".build/trials") == [])
  }

  @Test func `in vain where it was changed after the faults of all lessons were built for another one`() throws {
    let other = SampleGroup(runs: runs, file: package, lesson: "todo", inputs: ["Sources/Worst/ToDo/ToDo.swift"])
    try files.write([other.inputs[0]: "1"])
    let table = TrialTable(package)
    _ = try table.results(of: [group])
    try files.write([other.inputs[0]: "2"])
    #expect(throws: CommandError.self) { try table.results(of: [other]) }
  }

  @Test func `again as far as they are drawn, and fail where they come out otherwise`() throws {
    try TrialTable(package).record([group])
    let draw = TrialDraw(commit: "f", share: 3)
    let again = try TrialTable(package).repeated([group], drawnBy: draw)
    #expect(again.count == 1 && again.differences.isEmpty)
    #expect(done == ["one", "two", "three", "two"])
    try files.write(["outcome": "otherwise"])
    let other = try TrialTable(package).repeated([group], drawnBy: draw)
    #expect(other.differences.count == 1)
    #expect(["as ever", "otherwise"].allSatisfy { other.differences.first?.contains($0) == true })
  }

  @Test func `drawn by the commit, one in twenty, each as often as the others`() {
    let trials = (1...30).map { "trial \($0)" }
    let draws = (1...2000).map { TrialDraw(commit: "\($0)", share: 20).drawn(from: trials) }
    #expect(Set(draws.map(\.count)) == [1, 2])
    for trial in trials { #expect((60...140).contains(draws.count { $0.contains(trial) }), "\(trial)") }
  }

  @Test func `not even once, where they are taken as they are recorded`() throws {
    #expect(throws: CommandError.self) { try TrialTable(package, asRecorded: true).results(of: [group]) }
    #expect(done == [])
    try TrialTable(package).record([group])
    #expect(try package.text(of: "Tests/Recorded/Trials/mines-sample.jsonl").contains("Swift version"))
    try files.write(["Sources/Worst/Mines/Mines.swift": "2", "outcome": "otherwise"])
    #expect(
      try TrialTable(package, asRecorded: true).results(of: [group])[0].named.map(\.change)
        == Array(repeating: "as ever", count: 3))
    #expect(done.count == 3)
  }

  @Test func `and recorded by outcome, so that each record comes out of its lines again`() throws {
    let checkout = try PackageFolder.current()
    let files = checkout.files(in: TrialTable.recorded)
    #expect(files.contains("\(TrialTable.recorded)/todo-worst.jsonl"))
    for file in files {
      let record = try #require(try TrialRecord(readFrom: file, in: checkout))
      try record.write(to: file, in: package)
      #expect(try TrialRecord(readFrom: file, in: package) == record, "\(file)")
      let outcomes = Set(record.results.named.map { [$0.fate.rawValue, $0.check == nil ? "" : $0.trial] })
      #expect(try package.text(of: file).split(separator: "\n").count > outcomes.count)
    }
  }

  /// The second has a trial twice, as a merge can leave it.
  @Test(arguments: [
    "{}", #"{"key":"","simple":{},"toolchain":""}\#n{"fate":"holds","trials":[{"trial":"a"},{"trial":"a"}]}"#,
    #"{"key":"","simple":{"drop-statement trap":9000000000000000000},"toolchain":""}"#,
  ])
  func `by nobody for a record that cannot be read: it says the way out`(text: String) throws {
    #expect(try ChangeCost.record.readIfAny(in: package.path) == nil)
    try files.write(["Tests/Recorded/Trials/mines-sample.jsonl": text, ChangeCost.record.path: "{}"])
    let beginning =
      "'Tests/Recorded/Trials/mines-sample.jsonl' is not a record of trials: delete it, and record it anew"
    #expect(throws: CommandError.badData("\(beginning) with '\(TrialTable.recording)'.")) {
      try TrialTable(package).results(of: [group])
    }
    let cost =
      "'\(ChangeCost.record.path)' is not a list of costs: record it anew with '\(TrialTable.recording)', or delete it."
    #expect(throws: CommandError.badData(cost)) { try ChangeCost.record.read(in: package.path) }
  }

  @Test func `and recorded with counts of twelve digits at most, so that sums of them fit`() throws {
    func costs(_ files: String) throws -> [ChangeCost] {
      let row = #""lesson":"todo","change":"a","variant":"worst","places":1,"lines":1,"carrying":0,"placing":1"#
      try self.files.write([ChangeCost.record.path: "[{\(row),\"files\":\(files)}]"])
      return try ChangeCost.record.read(in: package.path)
    }
    #expect(try costs("999999999999").map(\.files) == [999_999_999_999])
    #expect(throws: CommandError.self) { try costs("1000000000000") }
  }
}
