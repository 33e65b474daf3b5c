import Foundation

/// Finds and reads the Swift files of a path.
enum SourceReader {
  struct File: Sendable {
    /// As it is shown: relative to where the measured path was relative to.
    let path: String
    let role: SourceFile.Role
    /// The target that the file is built into, where a manifest or a project says so.
    var scope: String?
  }

  /// Swift files in or under a path, sorted. A folder that a link makes reachable again is entered once.
  static func files(in path: String, role: SourceFile.Role, excluding excluded: [String]) -> [File] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [File(path: path, role: role)] }
    var visited: Set<String> = []
    var paths: [String] = []
    collect(path, excluded, &visited, &paths)
    return paths.sorted().map { File(path: $0, role: role) }
  }

  private static func collect(
    _ folder: String, _ excluded: [String], _ visited: inout Set<String>, _ paths: inout [String]
  ) {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(real).inserted else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard !name.hasPrefix("."), !isExcluded(path, excluded) else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        collect(path, excluded, &visited, &paths)
      } else if name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface") {
        paths.append(path)
      }
    }
  }

  private static func isExcluded(_ path: String, _ excluded: [String]) -> Bool {
    if excluded.isEmpty { return false }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    return excluded.contains { absolute == $0 || absolute.hasPrefix($0 + "/") }
  }
}
