import Foundation

/// Finds the Swift files of a path.
enum SourceReader {
  struct File: Sendable {
    /// As it is shown: relative to where the measured path was relative to.
    let path: String
    var role: SourceFile.Role
    /// The target that the file is built into, where a manifest or a project says so.
    var scope: String?
    /// The configured framework or library from which the file is learned.
    var module: String?
    /// Whether the file is measured whatever it says of itself.
    var isNamed = false
  }

  struct Listing {
    /// Sorted by path.
    var files: [File] = []
    /// Swift files that the configuration excludes, or that are left out unless they are named.
    var leftOut = 0
    /// The folders in which these are.
    var leftOutFolders: [String] = []
    /// Manifests and projects, which say what is built together.
    var projects: [String] = []
    var unreadable: [String] = []
  }

  /// Swift files in or under a path. A file that a link leads to as well is listed once.
  static func files(
    in path: String, role: SourceFile.Role, module: String? = nil, leaveOuts: LeaveOuts = LeaveOuts()
  ) -> Listing {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return Listing() }
    if !isFolder.boolValue { return Listing(files: [File(path: path, role: role, module: module, isNamed: true)]) }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
    var search = Search(leaveOuts: leaveOuts, isOfTests: LeaveOuts.areTests(folder), role: role, module: module)
    search.enter(path, isLeftOut: false)
    search.listing.files.sort { $0.path < $1.path }
    return search.listing
  }

  /// One walk through a folder. The longest path that the system takes bounds how deep it goes.
  private struct Search {
    let leaveOuts: LeaveOuts
    /// Whether it is tests that are asked for.
    let isOfTests: Bool
    let role: SourceFile.Role
    let module: String?
    var listing = Listing()
    /// Kept apart for what is left out: a link there may lead to what is not.
    var visited: [Bool: Set<String>] = [:]

    private mutating func isFirst(_ path: String, isLeftOut: Bool) -> Bool {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return visited[isLeftOut, default: []].insert(real).inserted
    }

    mutating func enter(_ folder: String, isLeftOut: Bool) {
      guard isFirst(folder, isLeftOut: isLeftOut) else { return }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        if !isLeftOut { listing.unreadable.append(folder) }
        return
      }
      for name in names.sorted() { visit(name, in: folder, isLeftOut) }
    }

    private mutating func visit(_ name: String, in folder: String, _ isFolderLeftOut: Bool) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let isSwift = name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface")
      guard !name.hasPrefix(".") || LeaveOuts.folders.contains(name) else { return }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        if !isFolderLeftOut, !leaveOuts.excludes(path) { note(path, isSwift: isSwift) }
        return
      }
      let isNamed = leaveOuts.includes(path)
      let isLeftOut =
        leaveOuts.excludes(path)
        || !isNamed && (isFolderLeftOut || isLeftOutByDefault(name, isFolder: isFolder.boolValue))
      if Targets.isProject(name), !isLeftOut { listing.projects.append(path) }
      if isFolder.boolValue {
        let known = listing.leftOut
        enter(path, isLeftOut: isLeftOut)
        if isLeftOut, !isFolderLeftOut, listing.leftOut > known { listing.leftOutFolders.append(path) }
      } else if isSwift, isFirst(path, isLeftOut: isLeftOut) {
        if isLeftOut {
          listing.leftOut += 1
        } else {
          listing.files.append(File(path: path, role: role, module: module, isNamed: isNamed))
        }
      }
    }

    private func isLeftOutByDefault(_ name: String, isFolder: Bool) -> Bool {
      LeaveOuts.isLeftOut(name, isFolder: isFolder) && !(isOfTests && isFolder && LeaveOuts.areTests(name))
    }

    /// What cannot be followed: a Swift file is reported as such, a link that leads nowhere else is not a source.
    private mutating func note(_ path: String, isSwift: Bool) {
      if isSwift {
        listing.files.append(File(path: path, role: role, module: module))
      } else if (try? FileManager.default.attributesOfItem(atPath: path)) == nil {
        listing.unreadable.append(path)
      }
    }
  }
}
