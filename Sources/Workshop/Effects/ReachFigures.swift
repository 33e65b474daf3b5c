import LessonScreens
import PlainText
import RuleMeter
import SourceTools

/// What the events of one variant of a lesson reach.
struct ReachFigures: LessonCount {
  struct Source: Codable, Equatable {
    /// `MinesScreen.activate .new`
    let event: String
    let isHandler: Bool
    /// The views and the data that its code names.
    let names: [String]
  }

  static let effect = Effect.reach

  let lesson: String
  let variant: String
  let pairs: Int
  let sources: [Source]

  init(lesson: String, variant: String, sources: [Source]) {
    self.lesson = lesson
    self.variant = variant
    self.sources = sources
    pairs = sources.map(\.names.count).reduce(0, +)
  }

  var count: Int { pairs }

  static func table(of figures: [ReachFigures]) -> [[String]] {
    variantTable(
      of: figures,
      [
        ("pairs", { "\($0.pairs)" }), ("events", { "\($0.sources.count { !$0.isHandler })" }),
        ("handlers", { "\($0.sources.count(where: \.isHandler))" }), ("most of one", { "\($0.most)" }),
      ])
  }

  static func notes(on figures: [ReachFigures]) -> [String] {
    [
      "worst | separated | observable, in every column; the rule compares the first two. most of one: pairs of one source"
    ]
  }

  private var most: Int { sources.map(\.names.count).max() ?? 0 }

  /// The functions by which the renderer tells a screen of events.
  static let events: Set<String> = ["activate", "edit", "tick", "scroll"]

  /// - Parameter programs: Those of the variants, by their folders.
  static func measured(
    _ variants: [VariantSource], _ programs: [String: AnalysedProgram], in package: PackageFolder
  ) -> [ReachFigures] {
    let reach = programs.mapValues { $0.reach(events: events) }
    return variants.map { variant in
      let folders = variant.folders.map { package[$0] + "/" }
      let sources = (reach[variant.program] ?? [])
        .filter { reach in folders.contains { reach.location.file.hasPrefix($0) } }
        .map { Source(event: $0.source, isHandler: $0.isHandler, names: $0.names) }
      return ReachFigures(lesson: variant.lesson, variant: variant.name, sources: sources)
    }
  }
}

extension [VariantSource] {
  /// By their folders; each is read once.
  func programs(in package: PackageFolder) throws(CommandError) -> [String: AnalysedProgram] {
    var programs: [String: AnalysedProgram] = [:]
    for folder in Set(map(\.program)) { programs[folder] = try AnalysedProgram(at: package[folder]) }
    return programs
  }
}
