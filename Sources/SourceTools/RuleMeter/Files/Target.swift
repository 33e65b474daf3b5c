import Foundation

/// A target of a package or of an Xcode project: what is built together, and so may not use a type's name twice.
struct Target: Equatable, Sendable {
  let name: String
  let isTest: Bool
  /// The folders whose files it is built from, absolute.
  var folders: Set<String> = []
  /// The files that it lists one by one, absolute.
  var files: Set<String> = []

  /// Whether a path lies in one of its folders, or beside one of its files.
  func contains(_ path: String) -> Bool {
    let own = folders.union(files.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
    return own.contains(where: path.lies)
  }
}

/// The targets that manifests and projects declare.
struct Targets: Sendable {
  private var byFolder: [String: Target] = [:]
  private var byFile: [String: Target] = [:]

  /// The first target of a file or a folder is the one that counts; tests come last.
  init(_ targets: [Target]) {
    for target in targets.filter({ !$0.isTest }) + targets.filter(\.isTest) {
      for folder in target.folders where byFolder[folder] == nil { byFolder[folder] = target }
      for file in target.files where byFile[file] == nil { byFile[file] = target }
    }
  }

  /// The target that lists a file, or else that of the nearest folder above it.
  func target(of file: String) -> Target? {
    if let target = byFile[file] { return target }
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let target = byFolder[String(folder)] { return target }
    }
    return nil
  }

  /// Each as often as it has folders and files, in no order.
  var all: [Target] { Array(byFolder.values) + byFile.values }
}

extension Targets {
  /// The targets that concern a measured path: those that the manifests and projects in it name, and the nearest one
  /// above it.
  ///
  /// - Parameter projects: Manifests and projects that were met below the path.
  static func find(for path: String, below projects: [String]) -> [Target] {
    var found = projects.flatMap(declared)
    for folder in foldersUpwards(from: path) {
      if !found.isEmpty || folder.path == "/" { break }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      found = names.filter(isProject).sorted().flatMap { declared(by: "\(folder.path)/\($0)") }
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
    }
    return found
  }

  static func isProject(_ name: String) -> Bool { name == "Package.swift" || name.hasSuffix(".xcodeproj") }

  private static func declared(by project: String) -> [Target] {
    let path = URL(fileURLWithPath: project).standardizedFileURL.path
    return path.hasSuffix(".xcodeproj") ? XcodeProject.targets(of: path) : PackageManifest.targets(of: path)
  }
}
