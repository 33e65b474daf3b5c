import Foundation

/// A program that is read and analysed once, for all that is asked of it.
package struct AnalysedProgram: Sendable {
  private let analysis: Analysis
  private let configuration: Configuration
  /// The paths of what is read.
  package let files: [String]
  /// What is measured and what is not, as it was known before the analysis.
  private var known: ProgramMeasure

  /// Reads the Swift files in or under a path.
  /// - Parameters:
  ///   - parser: One that has read some of these files before need not do so again.
  ///   - failedOn: Files that are known to end the meter.
  package init(
    path: String, _ configuration: Configuration, parser: FileParser = FileParser(), failedOn: Set<String> = []
  ) throws(Meter.Failure) {
    let program = ProgramFiles(path: path, configuration)
    if program.own.files.isEmpty, program.own.unreadable.isEmpty {
      throw Meter.Failure(description: Self.nothing(at: path, configuration, leftOut: program.own.leftOut))
    }
    let files = program.all.filter { !failedOn.contains($0.path) }
    let outcomes = DeepStack.map(files.count) { parser.parse(files[$0], id: $0) }
    self.init(outcomes, files, path: path, configuration)
    known.root = configuration.root
    known.name = configuration.relative(path)
    known.leftOut = program.own.leftOut
    known.unparsed += program.own.unreadable.map {
      ProgramMeasure.Unparsed($0, "the folder cannot be opened", kind: .unreadable)
    }
    known.unparsed += program.all.filter { failedOn.contains($0.path) }.map {
      ProgramMeasure.Unparsed($0.path, "the meter fails on it", kind: .ownFailure)
    }
  }

  /// Reads sources that are at hand as text, by the names of their files.
  package init(
    _ sources: KeyValuePairs<String, String>, _ configuration: Configuration = Configuration(),
    frameworks: KeyValuePairs<String, String> = [:]
  ) {
    let all = sources.map { ($0, SourceFile.Role.program) } + frameworks.map { ($0, .framework) }
    let outcomes = DeepStack.run {
      all.enumerated().map { id, entry in
        var text = entry.0.value
        return text.withUTF8 { FileParser.parse($0, path: entry.0.key, role: entry.1, id: id) }
      }
    }
    self.init(outcomes, all.map { SourceReader.File(path: $0.0.key, role: $0.1) }, path: "program", configuration)
  }

  private init(
    _ outcomes: [FileParser.Outcome], _ files: [SourceReader.File], path: String, _ configuration: Configuration
  ) {
    known = ProgramMeasure(path: path)
    for case .failure(let failure) in outcomes { known.unparsed.append(failure) }
    self.configuration = configuration
    self.files = files.map(\.path)
    analysis = DeepStack.run { Self.analysis(of: outcomes, files, configuration) }
  }

  private static func nothing(at path: String, _ configuration: Configuration, leftOut: Int) -> String {
    var all = configuration
    all.excluded = []
    if leftOut > 0, !ProgramFiles(path: path, all).own.files.isEmpty {
      return "'\(path)' has only files left out by 'exclude' in \(Configuration.fileName), \(leftOut): exclude fewer"
    }
    if leftOut > 0 {
      return "'\(path)' has only files that are left out by default, \(leftOut): name one of them as a path, "
        + "or under 'include' in \(Configuration.fileName)"
    }
    return FileManager.default.fileExists(atPath: path)
      ? "'\(path)' has no Swift file: give a folder that holds some, or a file that ends in .swift"
      : "'\(path)' does not exist: give a file or folder of Swift source"
  }

  // MARK: Asking

  /// What breaks the rules.
  package var measure: ProgramMeasure {
    DeepStack.run { self.analysis.measurement(from: self.known, self.configuration.levels) }
  }

  /// Who calls whom.
  package var calls: CallMap { DeepStack.run { CallMap(self.analysis) } }

  /// Which type calls which.
  package var typeGraph: TypeGraph { DeepStack.run { TypeGraph(self.analysis) } }

  /// What events reach.
  /// - Parameter events: The names of the functions by which a framework tells of an event.
  package func reach(events: Set<String>) -> [Reach] {
    DeepStack.run { ReachFinder(analysis: self.analysis, events: events).reach }
  }

  // MARK: Analysing

  private static func analysis(
    of outcomes: [FileParser.Outcome], _ files: [SourceReader.File], _ configuration: Configuration
  ) -> Analysis {
    let sources = zip(outcomes, files).map { outcome, file in outcome.source(of: file) }
    let imported = imported(by: sources, files)
    let visible = zip(sources, files).map { source, file in
      guard let module = file.module, !imported.contains(module) else { return source }
      return SourceFile(path: file.path, role: .library)
    }
    return Analysis(Program(files: visible), configuration)
  }

  /// The modules that the measured files import, directly or through others that are learned. No other module's types
  /// are meant by the names in these files.
  private static func imported(by sources: [SourceFile], _ files: [SourceReader.File]) -> Set<String> {
    var own: Set<String> = []
    var imports: [String: [String]] = [:]
    for (source, file) in zip(sources, files) {
      let names = source.imports.map(\.module)
      if let module = file.module { imports[module, default: []] += names } else { own.formUnion(names) }
    }
    return own.closed { imports[$0, default: []] }
  }
}
