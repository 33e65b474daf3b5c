// swift-tools-version: 6.1
import Foundation
import PackageDescription

let package = Package(
  name: "model-view-separation",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "worst", targets: ["WorstMain"]),
    .executable(name: "separated", targets: ["SeparatedMain"]),
    .executable(name: "workshop", targets: ["WorkshopMain"]),
  ] + Kata.products,
  targets: [
    // The lessons, and what they stand on. A model is a target without the renderer: the compiler keeps rule 1.
    .module("Lessons", needs: Mutants.dependency),
    .module("Worst", needs: ["Lessons", "Renderer"] + Mutants.dependency),
    .module("SeparatedModel", at: "Separated/Model", needs: ["Lessons", "Observing"] + Mutants.dependency),
    .module(
      "Separated", needs: ["Lessons", "Observing", "Renderer", "SeparatedModel"] + Mutants.dependency,
      except: ["Model"]),
    .module("Renderer", at: "Framework/Renderer", more: Optimisation.always),
    .module("Observing", at: "Framework/Observing"),
    .module("LessonScreens", at: "Framework/LessonScreens", needs: ["Lessons", "Renderer"]),
    .module("Terminal", at: "Framework/Terminal", needs: ["Renderer"]),
    .module("TextTable", at: "Framework/TextTable", needs: ["Renderer"]),
    .module("Scripts", at: "Play/Scripts", needs: ["Lessons", "Renderer"]),
    .module(
      "Play", needs: ["LessonScreens", "Lessons", "Renderer", "Scripts", "Terminal", "TextTable"], except: ["Scripts"]),

    // What proves them equal, and what reads their source.
    .module(
      "Equivalence", at: "Proof/Equivalence", needs: ["LessonScreens", "Lessons", "Observing", "Renderer"],
      more: Optimisation.always),
    .module("Specifications", at: "Proof/Specifications", needs: ["Lessons"]),
    // Models by themselves: the renderer is not in reach.
    .module("ModelSuites", at: "Proof/ModelSuites", needs: ["Lessons", "Observing", "Specifications"]),
    .module("LessonModels", at: "Proof/LessonModels", needs: ["Lessons", "ModelSuites", "SeparatedModel"]),
    .module(
      "Suites", at: "Proof/Suites",
      needs: [
        "Equivalence", "LessonScreens", "Lessons", "ModelSuites", "Renderer", "Scripts", "Specifications", "Terminal",
      ]),
    .module(
      "LessonPairs", at: "Proof/LessonPairs",
      needs: Designs.modules + [
        "Equivalence", "LessonModels", "LessonScreens", "Lessons", "ModelSuites", "Renderer", "Scripts", "Separated",
        "SeparatedModel", "Specifications", "Suites", "Worst",
      ]),
    .module(
      "KataCheck", at: "Proof/KataCheck",
      needs: [
        "Equivalence", "LessonScreens", "Lessons", "ModelSuites", "MutantSwitch", "Play", "Renderer", "Suites",
        "Terminal",
      ]),
    .module("RuleMeter", at: "SourceTools/RuleMeter", needs: ["TextTable"], syntax: .parser),
    .module("SourceDiff", at: "SourceTools/SourceDiff", syntax: .parser),
    .module("SyntaxReading", at: "SourceTools/SyntaxReading", syntax: .parser),
    .module("Mutation", at: "SourceTools/Mutation", syntax: .operators),
    .module("MutantSwitch", at: "SourceTools/MutantSwitch"),
    .module("Checkout", at: "SourceTools/Checkout", needs: ["Play", "RuleMeter", "SourceDiff"], syntax: .search),
    .module(
      "Effects", at: "SourceTools/Effects", needs: ["Checkout", "LessonPairs", "Lessons", "Play", "RuleMeter"],
      syntax: .search),
    .module(
      "Report",
      needs: [
        "Checkout", "Effects", "Equivalence", "LessonPairs", "LessonScreens", "Lessons", "Observing", "Play",
        "Renderer", "RuleMeter", "Scripts", "SourceDiff", "Suites", "SyntaxReading",
      ],
      resources: [
        .embedInCode("Report.css"), .embedInCode("Report.js"), .embedInCode("Pictures/Picture.css"),
        .embedInCode("Pictures/Plots/Plots.css"), .embedInCode("Slides/Slides.css"),
        .embedInCode("Slides/Slides.js"), .embedInCode("Printed/Printed.css"),
      ],
      syntax: .search),
    .module(
      "Workshop",
      needs: [
        "Checkout", "Effects", "Equivalence", "KataCheck", "LessonPairs", "LessonScreens", "Lessons",
        "ModelSuites", "MutantSwitch", "Mutation", "Observing", "Play", "Renderer", "Report", "RuleMeter", "Scripts",
        "Separated",
        "SourceDiff", "Specifications", "Suites", "SyntaxReading", "Terminal", "TextTable", "Worst",
      ],
      except: ["Doctor/doctor"], syntax: .search),

    .program("WorstMain", at: "Sources/Mains/Worst", needs: ["Lessons", "Play", "Worst"]),
    .program("SeparatedMain", at: "Sources/Mains/Separated", needs: ["Lessons", "Play", "Separated"]),
    .program("WorkshopMain", at: "Sources/Mains/Workshop", needs: ["Workshop"], syntax: .search),
    .program(
      "MutantRunner", at: "Sources/Mains/Mutants",
      needs: [
        "Equivalence", "LessonPairs", "LessonScreens", "Lessons", "MutantSwitch", "Play", "Renderer",
        "Suites",
      ]),

    // Screens with faults planted in them, for the tests of more than one module.
    .support("TestSupport", needs: ["LessonScreens", "Lessons", "Renderer", "Worst"]),
    .tests("RendererTests", of: ["Renderer"]),
    .tests("LessonScreensTests", of: ["LessonScreens", "Lessons", "Renderer"]),
    .tests("ObservingTests", of: ["Observing"]),
    .tests("LessonsTests", of: ["Lessons"]),
    .tests(
      "EquivalenceTests",
      of: [
        "Equivalence", "LessonScreens", "Lessons", "Renderer", "Separated", "Specifications", "Suites", "TestSupport",
        "Worst",
      ]),
    .tests(
      "ModelTests", of: ["LessonModels", "Lessons", "ModelSuites", "Observing", "SeparatedModel", "Specifications"]),
    .tests(
      "SuiteTests",
      of: [
        "Equivalence", "LessonPairs", "LessonScreens", "Lessons", "ModelSuites", "Observing", "Renderer", "Scripts",
        "Separated", "SeparatedModel", "Specifications", "Suites", "TestSupport", "Worst",
      ]),
    .tests("PlayTests", of: ["Lessons", "TestSupport", "WorstMain"]),
    .tests("TerminalTests", of: ["Lessons", "Renderer", "Terminal", "TerminalFixture", "TestSupport"]),
    .program(
      "KataFixture", at: "Tests/Support/KataFixture",
      needs: [
        "KataCheck", "LessonModels", "Lessons", "ModelSuites", "Renderer", "Separated", "SeparatedModel", "Suites",
        "Worst",
      ]),
    .program("TerminalFixture", at: "Tests/Support/TerminalFixture", needs: ["Play", "Renderer", "Terminal"]),
    // The gallery is source to be measured, not to be built.
    .tests("RuleMeterTests", of: ["RuleMeter", "TestSupport"], except: ["Gallery"], syntax: .search),
    .tests("SourceDiffTests", of: ["SourceDiff", "TestSupport"], syntax: .search),
    .tests("MutationTests", of: ["MutantSwitch", "Mutation", "TestSupport"], syntax: .search),
    .tests(
      "ReportTests",
      of: [
        "Checkout", "Effects", "Equivalence", "LessonPairs", "LessonScreens", "Lessons", "Play", "Renderer",
        "Report",
        "RuleMeter", "Scripts", "SourceDiff", "Suites", "SyntaxReading", "TestSupport",
      ],
      syntax: .search),
    .tests(
      "WorkshopTests",
      of: [
        "Checkout", "Effects", "Equivalence", "KataCheck", "KataFixture", "LessonPairs", "LessonScreens",
        "Lessons", "ModelSuites", "Mutation", "Play", "Renderer", "RuleMeter", "Scripts", "Separated", "SeparatedModel",
        "SourceDiff", "Suites", "SyntaxReading", "Terminal", "TestSupport", "Workshop", "WorkshopMain", "Worst",
      ],
      syntax: .search),
    // Runs the commands of the documentation, so what they run has to be built.
    .tests(
      "DocsTests",
      of: [
        "LessonPairs", "Lessons", "Report", "SeparatedMain", "Specifications", "Suites", "TestSupport",
        "WorkshopMain", "WorstMain",
      ],
      except: ["Toolchain", "follow-guide"], syntax: .search),
  ] + Designs.targets + Kata.targets,
  swiftLanguageModes: [.v6]
)

// MARK: - The other designs of the lessons

enum Designs {
  /// In `Sources/Designs`, each a module of that name without the slashes, so that the same things have the same names in
  /// all of them. A model in a folder `Model` is a module of its own, which cannot import the renderer.
  static let folders = [
    "Mines/RefreshAll", "Mines/Massive", "Mines/DrawingModel", "Mines/CallingModel", "Mines/ThreeModels", "Mines/Leaky",
    "Mines/OneWay", "Mines/ViewState", "Mines/TrackedScreen", "Mines/Observable", "Mines/Observable/Model",
    "Promotions/Observable", "Promotions/Observable/Model",
    "ToDo/Observable", "ToDo/Observable/Model",
    "Notes/Observable", "Notes/Observable/Model", "Chat/Observable", "Chat/Observable/Model",
  ]

  static let modules = folders.map(dependency)

  static var targets: [Target] {
    folders.map { folder in
      let model = "\(folder)/Model"
      let models = folders.contains(model) ? [dependency(model)] : []
      return .module(
        module(folder), at: "Designs/\(folder)",
        needs: ["Lessons", "Observing"] + (folder.hasSuffix("/Model") ? [] : ["Renderer"]) + models
          + Mutants.dependency,
        except: models.isEmpty ? [] : ["Model"])
    }
  }

  private static func module(_ folder: String) -> String { folder.split(separator: "/").joined() }

  private static func dependency(_ folder: String) -> Target.Dependency { .byName(name: module(folder)) }
}

// MARK: - How targets are built

extension Target {
  /// - Parameter folder: In `Sources`; the module's name unless another is given.
  static func module(
    _ name: String, at folder: String? = nil, needs dependencies: [Dependency] = [], except excluded: [String] = [],
    resources: [Resource] = [], syntax: SwiftSyntax = .none, more moreSettings: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)", exclude: excluded,
      resources: resources, swiftSettings: settings + syntax.search + moreSettings, linkerSettings: syntax.link)
  }

  static func program(
    _ name: String, at path: String, needs dependencies: [Dependency], syntax: SwiftSyntax = .none
  ) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings + syntax.search)
  }

  /// What tests share.
  static func support(_ name: String, needs dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: settings)
  }

  static func tests(
    _ name: String, of dependencies: [Dependency], except excluded: [String] = [], syntax: SwiftSyntax = .none
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, exclude: excluded, swiftSettings: settings + syntax.search)
  }

  private static let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // A third of the exploration's time would go into checking at run time what the tests check in debug builds.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    // What is generic over the screens is specialised for them in other modules too, as far as it is public.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
  ]
}

enum Optimisation {
  /// In debug builds too: drawing, and comparing what was drawn, is where the tests spend most of their time.
  static let always: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// MARK: - SwiftSyntax, as the toolchain ships it

/// What a target needs of the libraries in the folder `host` beside the compiler's runtime libraries: nothing, to find
/// the modules that it imports through another target, or to link them.
enum SwiftSyntax {
  case none, search, parser, operators

  var search: [SwiftSetting] { self == .none ? [] : [.unsafeFlags(["-I", SwiftSyntax.host])] }

  var link: [LinkerSetting] {
    guard self == .parser || self == .operators else { return [] }
    let libraries =
      ["-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics"]
      + (self == .operators ? ["-lSwiftOperators"] : [])
    return [
      .unsafeFlags(["-L", SwiftSyntax.host] + libraries + ["-Xlinker", "-rpath", "-Xlinker", SwiftSyntax.host])
    ]
  }

  private static let host = runtimeResourcePath() + "/host"

  private static func runtimeResourcePath() -> String {
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
}

// MARK: - The two modes by environment, which is part of the key under which SwiftPM remembers this manifest

/// `MUTANTS=1` builds trees in which faults can be switched on: `workshop mutants` does so in a copy of the package.
enum Mutants {
  static let dependency: [Target.Dependency] =
    ProcessInfo.processInfo.environment["MUTANTS"] == "1" ? ["MutantSwitch"] : []
}

/// `KATA=1 LESSON=todo` builds the participant's copy of the lesson in the folder `Kata` as a third variant, with the
/// program `kata`, which checks it. `KATA=faults` builds the copy of it in which faults can be switched on, with the program
/// `kata-faults`. `workshop kata` does both.
enum Kata {
  private static let environment = ProcessInfo.processInfo.environment
  private static let hasFaults = environment["KATA"] == "faults"
  private static let isBuilt = environment["KATA"] == "1" || hasFaults
  private static var folder: String { hasFaults ? "../.build/kata-faults" : "../Kata" }

  static var products: [Product] {
    isBuilt ? [.executable(name: hasFaults ? "kata-faults" : "kata", targets: ["Kata\(lesson)Main"])] : []
  }

  static var targets: [Target] {
    guard isBuilt else { return [] }
    return [
      // Not optimised: the optimiser removes loops that have no end and no body, and then they would not be found.
      .module(
        "Kata\(lesson)", at: "\(folder)/\(lesson)",
        needs: ["Lessons", "Observing", "Renderer", .byName(name: "Kata\(lesson)Model")]
          + (hasFaults ? ["MutantSwitch"] : []),
        except: ["Model"], more: [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
      .module(
        "Kata\(lesson)Model", at: "\(folder)/\(lesson)/Model", needs: ["Lessons", "Observing"],
        more: [.unsafeFlags(["-Onone"], .when(configuration: .release))]),
      .program(
        "Kata\(lesson)Main", at: "Sources/Mains/Kata/\(lesson)",
        needs: [
          .byName(name: "Kata\(lesson)"), .byName(name: "Kata\(lesson)Model"), "KataCheck", "LessonModels",
          "ModelSuites",
          "Separated", "SeparatedModel", "Suites",
        ]),
    ]
  }

  /// The lesson's folder, which has its name up to upper and lower case.
  private static let lesson: String = {
    let lesson = environment["LESSON", default: "mines"]
    let worst = URL(fileURLWithPath: Context.packageDirectory).appendingPathComponent("Sources/Worst").path
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: worst)) ?? []
    guard let folder = folders.first(where: { $0.lowercased() == lesson }) else {
      let names = folders.filter { !$0.hasPrefix(".") }.map { $0.lowercased() }.sorted().joined(separator: ", ")
      fatalError("LESSON=\(lesson) is unknown: choose one of \(names).")
    }
    return folder
  }()
}
