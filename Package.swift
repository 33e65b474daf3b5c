// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
  name: "model-view-separation",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "worst", targets: ["WorstMain"]),
    .executable(name: "separated", targets: ["SeparatedMain"]),
    .executable(name: "play", targets: ["PlayMain"]),
    .executable(name: "workshop", targets: ["Workshop"]),
  ] + Kata.products,
  targets: [
    // The lessons, and what they stand on.
    .module("Lessons", needs: Mutants.dependency, more: Mutants.optimisation),
    .module("PlainText", at: "Framework/PlainText", more: Optimisation.always),
    .module("Worst", needs: ["Lessons", "Renderer"] + Mutants.dependency, more: Mutants.optimisation),
    .module("Renderer", at: "Framework/Renderer", needs: ["PlainText"], more: Optimisation.always),
    .module("Observing", at: "Framework/Observing"),
    .module("LessonScreens", at: "Framework/LessonScreens", needs: ["Lessons", "Renderer"]),
    .module("Terminal", at: "Framework/Terminal", needs: ["PlainText", "Renderer"]),
    .module("Play", needs: ["LessonScreens", "Lessons", "PlainText", "Renderer", "Terminal"]),

    // What proves them equal, and what reads their source.
    .module(
      "Equivalence", at: "Proof/Equivalence",
      needs: ["LessonScreens", "Lessons", "Observing", "PlainText", "Renderer"],
      more: Optimisation.always),
    // Models by themselves: the renderer is not in reach.
    .module(
      "Specifications", at: "Proof/Specifications", needs: ["Lessons", "Observing", "SeparatedModel"],
      more: Optimisation.never),
    .module(
      "Suites", at: "Proof/Suites",
      needs: ["Equivalence", "LessonScreens", "Lessons", "Renderer", "Specifications", "Terminal"]),
    .module(
      "LessonPairs", at: "Proof/LessonPairs",
      needs: Designs.modules + [
        "Equivalence", "LessonScreens", "Lessons", "Renderer", "Separated", "SeparatedModel", "Specifications",
        "Suites", "Worst",
      ]),
    .module(
      "KataCheck", at: "Proof/KataCheck",
      needs: [
        "Equivalence", "LessonScreens", "Lessons", "MutantSwitch", "PlainText", "Play", "Renderer", "Specifications",
        "Suites", "Terminal",
      ]),
    .module("RuleMeter", at: "SourceTools/RuleMeter", syntax: .parser, more: Optimisation.alone),
    .module("MutantSwitch", at: "SourceTools/MutantSwitch"),
    .module(
      "SourceTools", needs: ["PlainText", "RuleMeter"], except: ["MutantSwitch", "RuleMeter"], syntax: .parser),
    .module(
      "PlayBoth",
      needs: [
        "Equivalence", "LessonScreens", "Lessons", "Observing", "PlainText", "Play", "Renderer", "RuleMeter",
        "SourceTools", "Terminal",
      ], syntax: .search),

    .program("WorstMain", at: "Sources/Mains/Worst", needs: ["Lessons", "Play", "Worst"]),
    .program("SeparatedMain", at: "Sources/Mains/Separated", needs: ["Lessons", "Play", "Separated"]),
    .program(
      "PlayMain", at: "Sources/Mains/Play",
      needs: ["LessonScreens", "Lessons", "Play", "PlayBoth", "Separated", "Worst"], syntax: .search),
    .program(
      "Workshop", at: "Sources/Workshop",
      needs: [
        "Equivalence", "KataCheck", "LessonPairs", "LessonScreens", "Lessons", "MutantSwitch", "PlainText", "Play",
        "PlayBoth", "Renderer", "RuleMeter", "SourceTools", "Specifications", "Suites", "Terminal",
      ],
      except: ["Doctor/doctor"],
      resources: [
        "Report.css", "Report.js", "Pictures/Picture.css", "Pictures/Plots/Plots.css", "Printed/Printed.css",
        "Slides/Slides.css", "Slides/Slides.js",
      ].map { .embedInCode("Report/\($0)") },
      syntax: .operators, more: Optimisation.never),
    .program(
      "MutantRunner", at: "Sources/Mains/Mutants",
      needs: [
        "Equivalence", "LessonPairs", "LessonScreens", "Lessons", "MutantSwitch", "PlainText", "Renderer", "Suites",
      ] + Mutants.start),

    // What the tests of more than one module share; a program that gets into trouble, and one that ends in every way.
    .program(
      "Fixture", at: "Tests/Support/Fixture",
      needs: [
        "KataCheck", "LessonScreens", "Lessons", "Play", "Renderer", "Separated", "SeparatedModel", "Specifications",
        "Suites", "Terminal", "Worst",
      ]),
    .tests("RendererTests", of: ["Fixture", "PlainText", "Renderer"]),
    .tests("LessonScreensTests", of: ["LessonScreens", "Lessons", "Renderer"]),
    .tests("ObservingTests", of: ["Observing"]),
    .tests("LessonsTests", of: ["Lessons"]),
    .tests(
      "EquivalenceTests",
      of: [
        "Equivalence", "Fixture", "LessonScreens", "Lessons", "PlainText", "Renderer", "Separated", "Specifications",
        "Suites", "Worst",
      ]),
    .tests("ModelTests", of: ["Lessons", "Observing", "SeparatedModel", "Specifications"]),
    .tests(
      "SuiteTests",
      of: [
        "Equivalence", "Fixture", "LessonPairs", "LessonScreens", "Lessons", "Observing", "Renderer", "Separated",
        "SeparatedModel", "Specifications", "Suites", "Worst",
      ]),
    .tests("PlayTests", of: ["Fixture", "Lessons", "WorstMain"]),
    .tests("TerminalTests", of: ["Fixture", "Lessons", "PlainText", "Renderer", "Terminal"]),
    // The gallery is source to be measured, not to be built.
    .tests("RuleMeterTests", of: ["Fixture", "RuleMeter"], except: ["Gallery"], syntax: .search),
    .tests("SourceDiffTests", of: ["Fixture", "SourceTools"], syntax: .search),
    .tests(
      "ReportTests",
      of: [
        "Equivalence", "Fixture", "LessonPairs", "LessonScreens", "Lessons", "PlainText", "PlayBoth", "Renderer",
        "RuleMeter", "SourceTools", "Suites", "Workshop",
      ],
      syntax: .search),
    .tests(
      "WorkshopTests",
      of: [
        "Equivalence", "Fixture", "KataCheck", "LessonPairs", "LessonScreens", "Lessons", "PlainText",
        "Play", "PlayBoth", "Renderer", "RuleMeter", "Separated", "SeparatedModel", "SourceTools", "Specifications",
        "Suites", "Terminal", "Workshop", "Worst",
      ],
      syntax: .search),
    // Runs the commands of the documentation, so what they run has to be built.
    .tests(
      "DocsTests",
      of: ["Fixture", "LessonPairs", "PlayMain", "SeparatedMain", "Specifications", "Workshop", "WorstMain"],
      except: ["Toolchain", "follow-guide"], syntax: .search),
  ] + Target.variant("Separated", more: Mutants.optimisation) + Designs.targets + Mutants.targets + Kata.targets,
  swiftLanguageModes: [.v6]
)

// MARK: - The other designs of the lessons

enum Designs {
  /// In `Sources/Designs`, each a module of that name without the slashes, so that the same things have the same names in
  /// all of them.
  private static let folders = [
    "Mines/RefreshAll", "Mines/Massive", "Mines/DrawingModel", "Mines/CallingModel", "Mines/ThreeModels", "Mines/Leaky",
    "Mines/OneWay", "Mines/ViewState", "Mines/TrackedScreen",
  ]
  private static let foldersWithModel = [
    "Mines/Observable", "Promotions/Observable", "ToDo/Observable", "Notes/Observable", "Chat/Observable",
  ]

  static let modules: [Target.Dependency] =
    (folders.map(module) + foldersWithModel.flatMap { [module($0), "\(module($0))Model"] }).map { .byName(name: $0) }

  static var targets: [Target] {
    folders.flatMap { Target.variant(module($0), at: "Designs/\($0)", hasModel: false) }
      + foldersWithModel.flatMap { Target.variant(module($0), at: "Designs/\($0)") }
  }

  private static func module(_ folder: String) -> String { folder.split(separator: "/").joined() }
}

// MARK: - How targets are built

extension Target {
  /// - Parameter folder: In `Sources`; the module's name unless another is given.
  static func module(
    _ name: String, at folder: String? = nil, needs dependencies: [Dependency] = [], except excluded: [String] = [],
    syntax: SwiftSyntax = .none, more moreSettings: [SwiftSetting] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Sources/\(folder ?? name)", exclude: excluded,
      swiftSettings: settings + syntax.search + moreSettings, linkerSettings: syntax.link)
  }

  /// A way to write lessons. The model in its folder `Model` is a module of its own without the renderer, so that the
  /// compiler keeps rule 1.
  static func variant(
    _ name: String, at folder: String? = nil, hasModel: Bool = true, needs moreDependencies: [Dependency] = [],
    more moreSettings: [SwiftSetting] = []
  ) -> [Target] {
    func module(_ name: String, at folder: String, needs: [Dependency], except excluded: [String] = []) -> Target {
      .module(
        name, at: folder, needs: ["Lessons", "Observing"] + needs + Mutants.dependency, except: excluded,
        more: moreSettings)
    }
    let folder = folder ?? name
    guard hasModel else { return [module(name, at: folder, needs: ["Renderer"] + moreDependencies)] }
    return [
      module("\(name)Model", at: "\(folder)/Model", needs: []),
      module(
        name, at: folder, needs: ["Renderer", .byName(name: "\(name)Model")] + moreDependencies, except: ["Model"]),
    ]
  }

  static func program(
    _ name: String, at path: String, needs dependencies: [Dependency], except excluded: [String] = [],
    resources: [Resource] = [], syntax: SwiftSyntax = .none, more moreSettings: [SwiftSetting] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path, exclude: excluded, resources: resources,
      swiftSettings: settings + syntax.search + moreSettings, linkerSettings: syntax.link)
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
    .unsafeFlags(["-enforce-exclusivity=unchecked"], Mutants.hasStart ? nil : .when(configuration: .release)),
    // What is generic over the screens is specialised for them in other modules too, as far as it is public.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
    // A tenth of a debug build would go into an index of what the system declares, which no test needs.
    .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug)),
  ]
}

enum Optimisation {
  /// In debug builds too: drawing, and comparing what was drawn, is where the tests spend most of their time.
  static let always: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

  /// In release builds neither. The optimiser takes minutes over what is run once, and it removes loops that have no end
  /// and no body, which somebody's own code may have and a check must find.
  static let never: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

  /// By itself: what needs the module is compiled while the optimiser is still at work on it, which takes minutes.
  static let alone: [SwiftSetting] = [
    .unsafeFlags(["-disable-cmo", "-emit-module-separately-wmo"], .when(configuration: .release))
  ]
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
    // The driver makes a temporary folder first, which the sandbox of a manifest can forbid. The frontend does not.
    let ask = "-frontend -print-target-info"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "swiftc -print-target-info || $(dirname $(command -v swiftc))/swift-frontend \(ask) || xcrun swift-frontend \(ask)",
    ]
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

// MARK: - The modes by environment, which are part of the key under which SwiftPM remembers this manifest

/// `MUTANTS=1` builds trees in which faults can be switched on: `workshop mutants` does so in a copy of the package.
/// `MUTANTS=requests` builds, beside trees that were changed, those of `Sources/Start`: the same ones without the change.
enum Mutants {
  private static let mode = Context.environment["MUTANTS"]
  fileprivate static let hasStart = mode == "requests"

  static let dependency: [Target.Dependency] = mode == nil ? [] : ["MutantSwitch"]
  static let start: [Target.Dependency] = hasStart ? ["StartPairs"] : []
  /// A changed lesson is built in debug, file by file, and runs for minutes unless what it runs is optimised.
  static let optimisation = hasStart ? Optimisation.always : []

  private static func aliases(_ modules: [String]) -> [SwiftSetting] {
    [.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Start\($0)"] })]
  }

  static var targets: [Target] {
    guard hasStart else { return [] }
    return Target.variant("StartWorst", at: "Start/Worst", hasModel: false)
      + Target.variant("StartSeparated", at: "Start/Separated", more: aliases(["SeparatedModel"]))
      + [
        .module(
          "StartPairs", at: "Start/Pairs",
          needs: ["LessonScreens", "Lessons", "Renderer", "StartSeparated", "StartWorst", "Suites"],
          more: aliases(["Separated", "Worst"]))
      ]
  }
}

/// `KATA=1 LESSON=ToDo` builds the participant's copy of the lesson in the folder `Kata` as a third variant, with the
/// program `kata`, which checks it. `KATA=faults` builds the copy of it in which faults can be switched on, with the program
/// `kata-faults`. `workshop kata` does both.
enum Kata {
  private static let environment = Context.environment
  private static let hasFaults = environment["KATA"] == "faults"
  private static let isBuilt = environment["KATA"] == "1" || hasFaults
  /// The name of the lesson's folder.
  private static let lesson = environment["LESSON", default: "Mines"]
  private static var folder: String { hasFaults ? "../.build/kata-faults" : "../Kata" }

  static var products: [Product] {
    isBuilt ? [.executable(name: hasFaults ? "kata-faults" : "kata", targets: ["Kata\(lesson)Main"])] : []
  }

  static var targets: [Target] {
    guard isBuilt else { return [] }
    let kata = Target.variant(
      "Kata\(lesson)", at: "\(folder)/\(lesson)", needs: hasFaults ? ["MutantSwitch"] : [],
      more: Optimisation.never)
    return kata + [
      .program(
        "Kata\(lesson)Main", at: "Sources/Mains/Kata/\(lesson)",
        needs: [
          .byName(name: "Kata\(lesson)"), .byName(name: "Kata\(lesson)Model"), "KataCheck", "Separated",
          "SeparatedModel", "Specifications", "Suites",
        ])
    ]
  }
}
