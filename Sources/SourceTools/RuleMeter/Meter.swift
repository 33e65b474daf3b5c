import Foundation

/// Measures Swift source against the three rules, without building it.
package enum Meter {
  /// A path that cannot be measured; the description is one line for the person who gave it.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// A file's name and text, for programs that are not on disk.
  package struct Source: Sendable {
    package let path: String
    package let text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Measures the Swift files in or under a path as one program.
  ///
  /// - Parameters:
  ///   - failedOn: Files that are known to end the meter: they are passed over and reported.
  /// - Complexity: O(*n*) in the size of the code; files are parsed in parallel.
  package static func measure(
    path: String, configuration: Configuration, failedOn: Set<String> = []
  ) throws(Failure) -> ProgramMeasure {
    let program = ProgramFiles(path: path, configuration)
    if program.own.files.isEmpty, program.own.unreadable.isEmpty {
      throw Failure(description: nothing(at: path, leftOut: program.own.leftOut))
    }
    let files = program.all.filter { !failedOn.contains($0.path) }
    let outcomes = ParallelParser.parse(count: files.count) { index in parse(files[index], id: index) }
    var measure = ParallelParser.withDeepStack { report(outcomes, files, path: path, configuration: configuration) }
    measure.root = configuration.root
    measure.name = configuration.relative(path)
    measure.leftOut += program.own.leftOut
    measure.unparsed += program.own.unreadable.map { folder in
      let location = ProgramMeasure.Location(file: folder, line: 1, column: 1)
      return ProgramMeasure.Unparsed(location: location, reason: "the folder cannot be opened", kind: .unreadable)
    }
    measure.unparsed += program.all.filter { failedOn.contains($0.path) }.map { file in
      let location = ProgramMeasure.Location(file: file.path, line: 1, column: 1)
      return ProgramMeasure.Unparsed(location: location, reason: "the meter fails on it", kind: .ownFailure)
    }
    return measure
  }

  /// Reads who calls whom in the program that `measure` measures.
  package static func calls(path: String, configuration: Configuration) -> CallMap {
    let files = ProgramFiles(path: path, configuration).all
    let outcomes = ParallelParser.parse(count: files.count) { index in parse(files[index], id: index) }
    return ParallelParser.withDeepStack { CallMap(analysis(of: outcomes, files, configuration)) }
  }

  /// Reads which type calls which in the program that `measure` measures.
  package static func typeGraph(path: String, configuration: Configuration) -> TypeGraph {
    let files = ProgramFiles(path: path, configuration).all
    let outcomes = ParallelParser.parse(count: files.count) { index in parse(files[index], id: index) }
    return ParallelParser.withDeepStack { TypeGraph(analysis(of: outcomes, files, configuration)) }
  }

  /// The same of sources that are at hand as text.
  package static func typeGraph(of sources: [Source], frameworks: [Source]) -> TypeGraph {
    ParallelParser.withDeepStack {
      let (outcomes, files) = parse(sources, frameworks)
      return TypeGraph(analysis(of: outcomes, files, Configuration()))
    }
  }

  /// Reads what the events of the program reach that `measure` measures.
  /// - Parameter events: The names of the functions by which a framework tells of an event.
  package static func reach(path: String, configuration: Configuration, events: Set<String>) -> [Reach] {
    let files = ProgramFiles(path: path, configuration).all
    let outcomes = ParallelParser.parse(count: files.count) { index in parse(files[index], id: index) }
    return ParallelParser.withDeepStack {
      ReachFinder(analysis(of: outcomes, files, configuration), events: events).reach
    }
  }

  /// The same of sources that are at hand as text.
  package static func reach(of sources: [Source], frameworks: [Source], events: Set<String>) -> [Reach] {
    ParallelParser.withDeepStack {
      let (outcomes, files) = parse(sources, frameworks)
      return ReachFinder(analysis(of: outcomes, files, Configuration()), events: events).reach
    }
  }

  /// Measures sources that are at hand as text.
  package static func measure(
    _ sources: [Source], path: String = "program", configuration: Configuration = Configuration(),
    frameworks: [Source] = []
  ) -> ProgramMeasure {
    ParallelParser.withDeepStack {
      let (outcomes, files) = parse(sources, frameworks)
      return report(outcomes, files, path: path, configuration: configuration)
    }
  }

  // MARK: Reading

  private static func parse(
    _ sources: [Source], _ frameworks: [Source]
  ) -> (outcomes: [ParallelParser.Outcome], files: [SourceReader.File]) {
    let all = sources.map { ($0, SourceFile.Role.program) } + frameworks.map { ($0, .framework) }
    let outcomes = all.enumerated().map { id, entry in
      var text = entry.0.text
      return text.withUTF8 { FileParser.parse($0, path: entry.0.path, role: entry.1, id: id) }
    }
    return (outcomes, all.map { SourceReader.File(path: $0.0.path, role: $0.1) })
  }

  static func parse(_ file: SourceReader.File, id: SourceFile.ID) -> ParallelParser.Outcome {
    FileAtHand.with(file.path) {
      if let failure = refusal(of: file) { return .failed(failure) }
      guard let data = FileManager.default.contents(atPath: file.path) else {
        return .failed(FileParser.Failure(file.path, (1, 1), "cannot be opened", kind: .unreadable))
      }
      return data.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        if file.role == .program, !file.isNamed, LeaveOuts.isGenerated(bytes) { return .leftOut }
        return FileParser.parse(bytes, path: file.path, role: file.role, id: id)
      }
    }
  }

  /// A file that is too large to be read at all.
  private static func refusal(of file: SourceReader.File) -> FileParser.Failure? {
    let real = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
    guard let size = (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? Int,
      size > FileParser.largestFile
    else { return nil }
    return FileParser.tooLarge(file.path, size: size)
  }

  private static func nothing(at path: String, leftOut: Int) -> String {
    if leftOut > 0 {
      return "'\(path)' has only files that are left out by default, \(leftOut): name one of its folders as a path, "
        + "or under 'include' in \(Configuration.fileName)"
    }
    return FileManager.default.fileExists(atPath: path)
      ? "'\(path)' has no Swift file: give a folder that holds some, or a file that ends in .swift"
      : "'\(path)' does not exist: give a file or folder of Swift source"
  }

  // MARK: Reporting

  private static func analysis(
    of outcomes: [ParallelParser.Outcome], _ files: [SourceReader.File], _ configuration: Configuration
  ) -> Analysis {
    let sources = zip(outcomes, files).map { outcome, file in
      let isLeftOut = if case .leftOut = outcome { true } else { false }
      var source = SourceFile(unparsed: file.path, role: isLeftOut ? .library : file.role)
      if case .parsed(let parsed) = outcome { source = parsed }
      source.scope = file.scope
      return source
    }
    let imported = imported(by: sources, files)
    let visible = zip(sources, files).map { source, file in
      guard let module = file.module, !imported.contains(module) else { return source }
      return SourceFile(unparsed: file.path, role: .library)
    }
    var frameworks = KnownFrameworks()
    frameworks.configured = Set(configuration.frameworks.keys)
    return Analysis(Program(files: visible, frameworks: frameworks), configuration)
  }

  /// The modules that the measured files import, directly or through others that are learned. No other module's types
  /// are meant by the names in these files.
  private static func imported(by sources: [SourceFile], _ files: [SourceReader.File]) -> Set<String> {
    var pending: [String] = []
    var imports: [String: [String]] = [:]
    for (source, file) in zip(sources, files) {
      let names = source.imports.map(\.module)
      if let module = file.module { imports[module, default: []] += names } else { pending += names }
    }
    var imported: Set<String> = []
    while let next = pending.popLast() {
      if imported.insert(next).inserted { pending += imports[next] ?? [] }
    }
    return imported
  }

  private static func report(
    _ outcomes: [ParallelParser.Outcome], _ files: [SourceReader.File], path: String, configuration: Configuration
  ) -> ProgramMeasure {
    let reporter = Reporter(analysis(of: outcomes, files, configuration), configuration)
    var measurement = reporter.measurement(path: path)
    for outcome in outcomes {
      switch outcome {
      case .parsed: break
      case .failed(let failure): measurement.unparsed.append(ProgramMeasure.Unparsed(failure))
      case .leftOut: measurement.leftOut += 1
      }
    }
    return measurement
  }
}

extension ProgramMeasure.Unparsed {
  fileprivate init(_ failure: FileParser.Failure) {
    let location = ProgramMeasure.Location(file: failure.path, line: failure.line, column: failure.column)
    self.init(location: location, reason: failure.reason, kind: failure.kind)
  }
}
