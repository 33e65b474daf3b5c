import Fixture
import Foundation
import LessonPairs
import LessonScreens
import SourceTools
import Testing

@testable import Workshop

@Suite struct `What trials depend on` {
  /// A group of each kind, and what it reads beside the files that all read.
  private static let kinds: [(group: @Sendable (PackageFolder) throws -> any TrialGroup, own: [String])] = [
    ({ _ in FaultGroup(variant: ToDoPair.both[0]) }, trees), ({ _ in FaultGroup(variant: ToDoPair.both[1]) }, trees),
    ({ _ in DamageGroup(variant: ToDoPair.both[0]) }, trees),
    ({ _ in FaultGroup(variant: try design("leaky")) }, leaky),
    ({ _ in ProofGroup(variant: try design("leaky")) }, leaky),
    (
      { _ in SharedFaultGroup(lesson: "todo") },
      trees + [
        "Sources/SourceTools/Checkout/LessonSources.swift", "Sources/SourceTools/SourceDiff/Matching/Moves.swift",
      ]
    ),
    ({ try request(.alone, "undo", in: $0) }, trees + meter + patches("Docs/Changes/ToDo/undo")),
    (
      { try request(.inARow, "2-undo", in: $0) },
      trees + meter + patches("Docs/Series/ToDo/1-room-left") + patches("Docs/Series/ToDo/2-undo")
    ),
    (
      { KataGroup(kata: try Kata("todo", in: $0)) },
      trees + [
        "Docs/Katas/ToDo/start.patch", "Docs/Katas/ToDo/1-gather.patch", "Docs/Katas/ToDo/Sideways/closures.patch",
        "Docs/Katas/ToDo/2-track.md", "Sources/Workshop/Kata/Kata.swift",
        "Sources/Mains/Kata/ToDo/ToDoKata.swift", "Sources/Workshop/Packages/Patch.swift",
        "Sources/Designs/ToDo/Observable/ToDoScreen.swift", "Sources/Workshop/Patches/TreeStore.swift",
        "Sources/SourceTools/Checkout/RuleCounts.swift", "Sources/SourceTools/RuleMeter/Checks/Refresh.swift",
        "Sources/Play/Arguments.swift", "Sources/Workshop/Kata/KataTracking.swift",
      ] + ["Build", "Trial", "Verdict", "Sideways", "Requests"].map { "Sources/Workshop/Kata/Kata\($0).swift" }
    ),
  ]

  /// Not Worst, with which no design is compared.
  private static let leaky = ["Sources/Separated/Mines/MinesScreen.swift", "Sources/Designs/Mines/Leaky/Game.swift"]
  private static let trees = [
    "Sources/Worst/ToDo/ToDoScreen.swift", "Sources/Separated/ToDo/ToDoScreen.swift",
    "Sources/Separated/Model/ToDo/ToDoStore.swift",
  ]
  private static let meter = [
    "Sources/SourceTools/RuleMeter/Checks/Refresh.swift", "Sources/Workshop/Packages/Patch.swift",
    "Sources/Workshop/Changes/ChangeRequest.swift", "Sources/SourceTools/Checkout/RuleCounts.swift",
    "Sources/Workshop/Patches/TreeStore.swift", ".rulemeter.json", "Sources/Designs/ToDo/Observable/ToDoScreen.swift",
  ]
  /// What every trial reads, a file of each kind.
  private static let common = [
    "Package.swift", "Sources/Lessons/Lesson.swift", "Sources/Framework/Renderer/Windows/Window.swift",
    "Sources/Lessons/Chat/ChatState.swift", "Sources/Framework/Observing/Observers.swift",
    "Sources/Proof/Suites/LessonSuite.swift", "Sources/Workshop/Mutation/Mutant.swift",
    "Sources/SourceTools/MutantSwitch/MutantSwitch.swift", "Sources/Mains/Mutants/MutantRunner.swift",
    "Sources/Workshop/Trials/Kinds/MutantTrials.swift", "Sources/Workshop/Subprocess.swift",
    "Sources/SourceTools/Checkout/PackageFolder.swift",
  ]
  /// What none of these groups reads.
  private static let others = [
    "README.md", "Docs/Effects.md", "Sources/Worst/Chat/ChatScreen.swift", "Sources/Worst/Mines/MinesScreen.swift",
    "Sources/Designs/Mines/Massive/MinesScreen.swift", "Docs/Changes/ToDo/undo/Request.md",
    "Docs/Changes/ToDo/fetch/worst.patch", "Docs/Katas/Mines/start.patch", "Docs/Katas/ToDo/1-gather.md",
    "Docs/Series/ToDo/3-next/worst.patch", "Sources/Workshop/Report/ReportPage.swift", "Tests/Recorded/worst.txt",
    "Sources/Workshop/Trials/TrialsCommand.swift",
  ]

  private static func patches(_ folder: String) -> [String] {
    ["start", "worst", "separated"].map { "\(folder)/\($0).patch" }
  }

  private static func design(_ name: String) throws -> VariantSource {
    try #require(MinesPair.sources.first { $0.name == name })
  }

  private static func request(
    _ kind: ChangeRequest.Kind, _ name: String, in package: PackageFolder
  ) throws -> any TrialGroup {
    let groups = try TrialGroups.requests(kind, of: "todo", in: package)
    return try #require(groups.first { $0.request.name == name })
  }

  /// A small package: files that only have to be there.
  private static func package() throws -> TemporaryPackage {
    let requests =
      ["Changes/ToDo/undo", "Changes/ToDo/fetch"] + ["1-room-left", "2-undo", "3-next"].map { "Series/ToDo/\($0)" }
    let files = kinds.flatMap(\.own) + common + others + requests.map { "Docs/\($0)/Request.md" }
    return try TemporaryPackage(Dictionary(files.map { ($0, "# a file\n") }) { first, _ in first })
  }

  @Test(arguments: kinds.indices)
  func `is the compiler, and the name and each byte of each file that they read, and of no other`(number: Int) throws {
    let (group, own) = Self.kinds[number]
    let package = try Self.package()
    func key(toolchain: String = "6") throws -> String {
      try TrialInputs(package.folder, toolchain: toolchain).key(of: group(package.folder))
    }
    let first = try key()
    #expect(try key(toolchain: "7") != first)
    for file in Self.common + own {
      try package.write([file: "# a filf\n"])
      #expect(try key() != first, "\(file)")
      try package.write([file: "# a file\n"])
    }
    for file in Self.others { try package.write([file: "# changed\n"]) }
    #expect(try key() == first)
    let file = try #require(own.last)
    try package.folder.move(file, to: file.replacing(".", with: "2."))
    #expect(try key() != first)
  }

  /// A folder that was renamed would be left out without a word.
  @Test func `is there`() throws {
    let package = PackageFolder(path: TestedPackage.root)
    let groups: [any TrialGroup] =
      try TrialGroups.faults + TrialGroups.shared + TrialGroups.proofs + TrialGroups.requests(in: package)
      + TrialGroups.katas(in: package)
    for input in Set(TrialInputs.common + groups.flatMap(\.inputs)) {
      #expect(!package.files(in: input).isEmpty, "\(input)")
    }
  }

  /// Nobody has to remember a new target: the manifest says what a program is built from.
  @Test func `is all that their programs are built from`() throws {
    let package = PackageFolder(path: TestedPackage.root)
    let targets = try Manifest(ofPackageAt: package.path)
    let built = Set(targets.sources(of: "MutantRunner").flatMap(package.files))
    let inputs = TrialInputs(package, toolchain: "6")
    let groups: [any TrialGroup] = TrialGroups.faults + TrialGroups.shared + TrialGroups.proofs
    #expect(built.count > 100 && built.subtracting(groups.flatMap { inputs.files(of: $0) }).isEmpty)
    // One group leaves out what belongs to other lessons and, in a design, to other designs and to Worst; nothing else.
    let leaky: any TrialGroup = FaultGroup(variant: try Self.design("leaky"))
    for (group, others) in try [(leaky, ["designs/", "worst/"])] + TrialGroups.requests(in: package).map({ ($0, []) }) {
      let folders = allLessons.map { "/\($0.name)/" }.filter { $0 != "/\(group.lesson)/" } + others
      for file in built.subtracting(inputs.files(of: group)) {
        #expect(folders.contains { file.lowercased().contains($0) }, "\(file)")
      }
    }
  }
}

/// What the package's manifest says of its targets.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String
    let targetDependencies: [String]?
  }

  let targets: [Target]

  init(ofPackageAt path: String) throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", path, "--scratch-path", scratch.path, "describe", "--type", "json"],
      environment: ["MUTANTS": "1"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Manifest.self, from: Data(run.output.utf8))
  }

  /// The folders of a target and of all that it needs.
  func sources(of name: String) -> Set<String> {
    let target = targets.first { $0.name == name }
    return (target?.targetDependencies ?? []).reduce([target?.path ?? ""]) { $0.union(sources(of: $1)) }
  }
}
