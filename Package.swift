// swift-tools-version: 6.1
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // A third of the exploration's time would go into checking at run time what the tests check in debug builds.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  // What is generic over the screens is specialised for them in other modules too, as far as it is public.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

/// What both trees see in addition when their code is that of mutants.
let mutantSwitch: [Target.Dependency] =
  ProcessInfo.processInfo.environment["MUTANTS"] == "1" ? ["MutantSwitch"] : []

/// The lesson whose copy in `Kata` is built as a third variant, and only when the environment says `KATA=1`: the
/// environment is part of the key under which SwiftPM remembers this manifest, and the files in the folder are not.
let kata: (products: [Product], targets: [Target]) = {
  let environment = ProcessInfo.processInfo.environment
  guard environment["KATA"] == "1" else { return ([], []) }
  let folders = ["mines": "Mines", "todo": "ToDo", "notes": "Notes", "promotions": "Promotions", "chat": "Chat"]
  let lesson = environment["LESSON", default: "mines"]
  guard let folder = folders[lesson] else {
    fatalError("LESSON=\(lesson) is unknown: choose one of \(folders.keys.sorted().joined(separator: ", ")).")
  }
  return (
    [.executable(name: "kata", targets: ["Kata\(folder)Main"])],
    [
      .target(
        name: "Kata\(folder)", dependencies: ["Lessons", "Observing", "Renderer"], path: "Kata/\(folder)",
        swiftSettings: settings),
      .executableTarget(
        name: "Kata\(folder)Main", dependencies: [.byName(name: "Kata\(folder)"), "KataCheck", "Separated", "Suites"],
        path: "Sources/KataMains/\(folder)", swiftSettings: settings),
    ]
  )
}()

/// SwiftSyntax as the toolchain ships it: the folder `host` beside the compiler's runtime libraries.
let swiftSyntax: (search: [SwiftSetting], link: [LinkerSetting]) = {
  let host = runtimeResourcePath() + "/host"
  let libraries = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map { "-l\($0)" }
  return (
    [.unsafeFlags(["-I", host])],
    [.unsafeFlags(["-L", host] + libraries + ["-Xlinker", "-rpath", "-Xlinker", host])]
  )
}()

func runtimeResourcePath() -> String {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  do {
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(TargetInfo.self, from: data).paths.runtimeResourcePath
  } catch {
    fatalError("'swiftc -print-target-info' did not answer (\(error)): is a Swift toolchain on the PATH?")
  }
}

let package = Package(
  name: "model-view-separation",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "worst", targets: ["WorstMain"]),
    .executable(name: "separated", targets: ["SeparatedMain"]),
    .executable(name: "workshop", targets: ["WorkshopMain"]),
  ] + kata.products,
  targets: [
    // What both variants stand on.
    .target(name: "Renderer", swiftSettings: settings),
    .target(name: "Lessons", swiftSettings: settings),
    .target(name: "Observing", swiftSettings: settings),

    // The two variants. The model is a target of its own, without the renderer: the compiler keeps rule 1.
    .target(name: "Worst", dependencies: ["Lessons", "Renderer"] + mutantSwitch, swiftSettings: settings),
    .target(
      name: "SeparatedModel", dependencies: ["Lessons", "Observing"] + mutantSwitch, path: "Sources/Separated/Model",
      swiftSettings: settings),
    .target(
      name: "Separated", dependencies: ["Lessons", "Observing", "Renderer", "SeparatedModel"] + mutantSwitch,
      exclude: ["Model"], swiftSettings: settings),

    // What runs, compares and measures them.
    .target(name: "Console", dependencies: ["Lessons", "Renderer"], swiftSettings: settings),
    .target(name: "Equivalence", dependencies: ["Lessons", "Observing", "Renderer"], swiftSettings: settings),
    .target(name: "Suites", dependencies: ["Console", "Equivalence", "Lessons", "Renderer"], swiftSettings: settings),
    .target(
      name: "RuleMeter", swiftSettings: settings + swiftSyntax.search,
      linkerSettings: swiftSyntax.link),
    .target(
      name: "SourceDiff", swiftSettings: settings + swiftSyntax.search,
      linkerSettings: swiftSyntax.link),
    .target(
      name: "Mutation", swiftSettings: settings + swiftSyntax.search,
      linkerSettings: swiftSyntax.link + [.unsafeFlags(["-lSwiftOperators"])]),
    .target(
      name: "LessonPairs", dependencies: ["Lessons", "Renderer", "Separated", "Suites", "Worst"],
      swiftSettings: settings),
    .target(
      name: "Workshop",
      dependencies: [
        "Console", "Equivalence", "KataCheck", "LessonPairs", "Lessons", "Mutation", "Observing", "Renderer",
        "RuleMeter", "Separated", "SeparatedModel", "SourceDiff", "Suites", "Worst",
      ],
      resources: [.embedInCode("Report/Report.css"), .embedInCode("Report/Report.js")],
      swiftSettings: settings + swiftSyntax.search),

    .executableTarget(name: "WorstMain", dependencies: ["Console", "Lessons", "Worst"], swiftSettings: settings),
    .executableTarget(
      name: "SeparatedMain", dependencies: ["Console", "Lessons", "Separated"], swiftSettings: settings),
    .executableTarget(
      name: "WorkshopMain", dependencies: ["Workshop"], swiftSettings: settings + swiftSyntax.search),

    // What `workshop kata` builds with a participant's copy of a lesson: see `kata`.
    .target(
      name: "KataCheck", dependencies: ["Console", "Equivalence", "Lessons", "Renderer", "Suites"],
      swiftSettings: settings),

    // What `workshop mutants` builds with copies of both trees, in which faults can be switched on.
    .target(name: "MutantSwitch", swiftSettings: settings),
    .executableTarget(
      name: "MutantRunner",
      dependencies: ["Console", "Equivalence", "LessonPairs", "Lessons", "MutantSwitch", "Renderer", "Suites"],
      swiftSettings: settings),

    .testTarget(name: "RendererTests", dependencies: ["Renderer"], swiftSettings: settings),
    .testTarget(
      name: "EquivalenceTests", dependencies: ["Equivalence", "Lessons", "Renderer", "Separated", "Suites", "Worst"],
      swiftSettings: settings),
    .testTarget(
      name: "SuiteTests",
      dependencies: [
        "Console", "Equivalence", "KataCheck", "LessonPairs", "Lessons", "Renderer", "Separated", "SeparatedModel",
        "Suites", "Worst",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ConsoleTests", dependencies: ["Console", "Lessons", "Renderer", "TerminalFixture"],
      swiftSettings: settings),
    .testTarget(
      name: "WorkshopTests",
      dependencies: [
        "Console", "Equivalence", "KataCheck", "LessonPairs", "Lessons", "Renderer", "RuleMeter", "SourceDiff",
        "Suites", "Workshop", "WorkshopMain",
      ],
      swiftSettings: settings + swiftSyntax.search),
    // A program for the terminal that can end in every way there is: ConsoleTests run it.
    .executableTarget(
      name: "TerminalFixture", dependencies: ["Console", "Renderer"], path: "Tests/TerminalFixture",
      swiftSettings: settings),
    .testTarget(
      name: "MutationTests", dependencies: ["Mutation", "MutantSwitch"], swiftSettings: settings + swiftSyntax.search),
    .testTarget(name: "SourceDiffTests", dependencies: ["SourceDiff"], swiftSettings: settings + swiftSyntax.search),
    // Runs the commands of the documentation, so what they run has to be built.
    .testTarget(
      name: "DocsTests",
      dependencies: ["Lessons", "SeparatedMain", "Suites", "WorkshopMain", "WorstMain"],
      exclude: ["Toolchain"], swiftSettings: settings),
    // The gallery is source to be measured, not to be built.
    .testTarget(
      name: "RuleMeterTests", dependencies: ["RuleMeter"], exclude: ["Gallery"],
      swiftSettings: settings + swiftSyntax.search),
  ] + kata.targets,
  swiftLanguageModes: [.v6]
)
