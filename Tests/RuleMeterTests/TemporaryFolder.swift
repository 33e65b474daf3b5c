import Foundation

@testable import RuleMeter

/// Runs a body with a folder of its own that has these files, and removes it.
/// - Parameter files: Texts by their paths, relative to the folder.
func inFolder(_ files: [String: String] = [:], _ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files { try write(text, to: path, in: folder) }
  try body(folder)
}

/// Writes a file, and the folders around it.
/// - Parameter path: Relative to the folder.
func write(_ text: String, to path: String, in folder: URL) throws {
  let file = folder.appendingPathComponent(path)
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

/// What the meter finds in a file or folder.
func measured(at place: URL, _ configuration: Configuration = Configuration()) throws(Meter.Failure) -> ProgramMeasure {
  try AnalysedProgram(path: place.path, configuration, parser: parser).measure
}

private let parser = FileParser()

/// What the meter finds in a program of one file.
func measured(_ text: String, _ configuration: Configuration = Configuration()) -> ProgramMeasure {
  AnalysedProgram(["A.swift": text], configuration).measure
}
