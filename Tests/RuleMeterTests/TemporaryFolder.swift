import Foundation

/// Runs a body with a folder of its own, and removes it.
func inFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.resolvingSymlinksInPath())
}

/// Writes a file, and the folders around it.
/// - Parameter path: Relative to the folder.
func write(_ text: String, to path: String, in folder: URL) throws {
  let file = folder.appendingPathComponent(path)
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}
