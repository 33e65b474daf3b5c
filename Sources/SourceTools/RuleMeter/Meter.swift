import Foundation

/// Measures Swift source against the three rules, without building it.
package enum Meter {
  /// A path, a configuration or a baseline that cannot be used; the description is one line for the person who gave it.
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
    try AnalysedProgram(path: path, configuration, failedOn: failedOn).measure
  }

  /// Measures sources that are at hand as text.
  package static func measure(
    _ sources: [Source], path: String = "program", configuration: Configuration = Configuration(),
    frameworks: [Source] = []
  ) -> ProgramMeasure {
    AnalysedProgram(sources, path: path, configuration, frameworks: frameworks).measure
  }

  // MARK: Reading

  static func parse(_ file: SourceReader.File, id: SourceFile.ID) -> ParallelParser.Outcome {
    FileAtHand.with(file.path) {
      if let failure = refusal(of: file) { return .failed(failure) }
      guard let data = FileManager.default.contents(atPath: file.path) else {
        return .failed(ProgramMeasure.Unparsed(file.path, "cannot be opened", kind: .unreadable))
      }
      return data.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        if file.role == .program, !file.isNamed, LeaveOuts.isGenerated(bytes) { return .leftOut }
        return FileParser.parse(bytes, path: file.path, role: file.role, id: id)
      }
    }
  }

  /// A file that is too large to be read at all.
  private static func refusal(of file: SourceReader.File) -> ProgramMeasure.Unparsed? {
    let real = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
    guard let size = (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? Int,
      size > FileParser.largestFile
    else { return nil }
    return FileParser.tooLarge(file.path, size: size)
  }
}
