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
  /// - Parameter listsCalls: Whether the measure lists who calls whom, and the application state.
  /// - Complexity: O(*n*) in the size of the code; files are parsed in parallel.
  package static func measure(
    path: String, configuration: Configuration, listsCalls: Bool = false
  ) throws(Failure) -> ProgramMeasure {
    let excluded = configuration.excluded.map { absolute($0, configuration) }
    let own = measured(path, configuration, excluding: excluded)
    guard !own.isEmpty else { throw Failure(description: nothing(at: path)) }
    let files = own + learned(configuration, excluding: excluded, measured: path)
    let outcomes = ParallelParser.parse(count: files.count) { index in
      parse(files[index], id: index)
    }
    return ParallelParser.withDeepStack {
      report(outcomes, files, path: path, configuration: configuration, listsCalls: listsCalls)
    }
  }

  /// Measures sources that are at hand as text.
  package static func measure(
    _ sources: [Source], path: String = "program", configuration: Configuration = Configuration(),
    frameworks: [Source] = []
  ) -> ProgramMeasure {
    let all = sources.map { ($0, SourceFile.Role.program) } + frameworks.map { ($0, .framework) }
    return ParallelParser.withDeepStack {
      let outcomes = all.enumerated().map { id, entry in
        var text = entry.0.text
        return text.withUTF8 { FileParser.parse($0, path: entry.0.path, role: entry.1, id: id) }
      }
      let files = all.map { SourceReader.File(path: $0.0.path, role: $0.1) }
      return report(outcomes, files, path: path, configuration: configuration)
    }
  }

  // MARK: Reading

  private static func parse(_ file: SourceReader.File, id: SourceFile.ID) -> ParallelParser.Outcome {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return .failure(FileParser.Failure(file.path, (1, 1), "cannot be read"))
    }
    return data.withUnsafeBytes { bytes in
      FileParser.parse(bytes.bindMemory(to: UInt8.self), path: file.path, role: file.role, id: id)
    }
  }

  private static func nothing(at path: String) -> String {
    FileManager.default.fileExists(atPath: path)
      ? "'\(path)' has no Swift file: give a folder that holds some, or a file that ends in .swift"
      : "'\(path)' does not exist: give a file or folder of Swift source"
  }

  private static func absolute(_ path: String, _ configuration: Configuration) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: configuration.folder, isDirectory: true))
      .standardizedFileURL.path
  }

  /// The folders of the configuration, absolute, with the role of what is in them.
  private static func folders(_ configuration: Configuration) -> [(path: String, role: SourceFile.Role)] {
    let frameworks = configuration.frameworks.values.sorted().map {
      (absolute($0, configuration), SourceFile.Role.framework)
    }
    let libraries = configuration.libraries.values.sorted().map {
      (absolute($0, configuration), SourceFile.Role.library)
    }
    return frameworks + libraries
  }

  /// The files of a measured path. Those of a framework declare framework types, whose state is the framework's business.
  private static func measured(
    _ path: String, _ configuration: Configuration, excluding excluded: [String]
  ) -> [SourceReader.File] {
    let frameworks = folders(configuration).filter { $0.role == .framework }
    return SourceReader.files(in: path, role: .program, excluding: excluded).map { file in
      let isFramework = frameworks.contains { contains($0.path, file.path) }
      return isFramework ? SourceReader.File(path: file.path, role: .framework) : file
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return path == folder || path.hasPrefix(folder + "/")
  }

  /// The files from which types are learned without being measured.
  private static func learned(
    _ configuration: Configuration, excluding excluded: [String], measured path: String
  ) -> [SourceReader.File] {
    let own = URL(fileURLWithPath: path).standardizedFileURL.path
    return folders(configuration).filter { !contains($0.path, path) && !contains(own, $0.path) }
      .flatMap { SourceReader.files(in: $0.path, role: $0.role, excluding: excluded) }
  }

  // MARK: Reporting

  private static func report(
    _ outcomes: [ParallelParser.Outcome], _ files: [SourceReader.File], path: String, configuration: Configuration,
    listsCalls: Bool = false
  ) -> ProgramMeasure {
    let sources = zip(outcomes, files).map { outcome, file in
      var source = (try? outcome.get()) ?? SourceFile(unparsed: file.path, role: file.role)
      source.scope = file.scope
      return source
    }
    var frameworks = KnownFrameworks()
    frameworks.configured = Set(configuration.frameworks.keys)
    let analysis = Analysis(Program(files: sources, frameworks: frameworks), configuration)
    let reporter = Reporter(analysis)
    var measurement = reporter.measurement(path: path)
    if listsCalls {
      measurement.calls = reporter.calls
      measurement.applicationState = reporter.applicationState
    }
    for case .failure(let failure) in outcomes {
      let location = ProgramMeasure.Location(file: failure.path, line: failure.line, column: failure.column)
      measurement.unparsed.append(ProgramMeasure.Unparsed(location: location, reason: failure.reason))
    }
    return measurement
  }
}
