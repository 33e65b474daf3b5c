import Foundation
import PlainText

/// A folder with the package in it, or with what there is of it: the checkout, or a copy in which something else is built.
package struct PackageFolder {
  /// The trees, each with a folder for each lesson.
  package static let worst = "Sources/Worst"
  package static let separated = "Sources/Separated"
  package static let model = "Sources/Separated/Model"
  package static let lessons = "Sources/Lessons"

  private static let parts = ["Package.swift", "Sources", "Tests"]

  package let path: String

  package init(path: String) { self.path = path }

  /// The folder in which the command runs; throws unless it is the package's.
  package static func current() throws(CommandError) -> PackageFolder {
    if ["Package.swift", "Sources/Worst"].allSatisfy(FileManager.default.fileExists) {
      return PackageFolder(path: ".")
    }
    throw CommandError(.noInput, "There is no package with both trees here: run it in the folder of Package.swift.")
  }

  /// A file, or all visible files in a folder, relative to the package's; none when there is no such path.
  package func files(in part: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: self[part], isDirectory: &isFolder) else { return [] }
    if !isFolder.boolValue { return [part] }
    return names(in: part).filter { !$0.hasPrefix(".") }.flatMap { files(in: "\(part)/\($0)") }
  }

  /// The folders in a folder, visible or not, but for links.
  package func folders(in part: String) -> [String] {
    names(in: part).map { "\(part)/\($0)" }.filter {
      let attributes = try? FileManager.default.attributesOfItem(atPath: self[$0])
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }

  /// The name of a lesson's folder in a tree: the lesson's name, in any case of letters.
  package func folder(of lesson: String, in tree: String) -> String? {
    names(in: tree).first { $0.lowercased() == lesson }
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: self[folder]).sorted()) ?? []
  }

  package subscript(_ part: String) -> String { path == "." ? part : "\(path)/\(part)" }

  /// The path of one of the package's parts, as it is inside the package.
  package func relative(_ path: String) -> String {
    path.hasPrefix("\(self.path)/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  package func text(of file: String) throws -> String { try String(contentsOfFile: self[file], encoding: .utf8) }

  /// - Returns: `nil` if there is no such file; one that is there and cannot be read is an error.
  package func textIfAny(of file: String) throws(CommandError) -> String? {
    do {
      return try text(of: file)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      let remedy = "make it a file of UTF-8 text that you may read, or move it away"
      throw CommandError(.noInput, "'\(self[file])' cannot be read: \(remedy).")
    }
  }

  /// Writes a file, and leaves it alone when it has these bytes, so that it is not built again.
  package func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: self[file])
    if data == (try? Data(contentsOf: url)) { return }
    try change(file) {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    }
  }

  /// Removes a file, or a folder with all that is in it; does nothing when it is not there.
  package func remove(_ part: String) throws {
    guard FileManager.default.fileExists(atPath: self[part]) else { return }
    try change(part) { try FileManager.default.removeItem(atPath: self[part]) }
  }

  /// - Throws: When there is something in the other place, too.
  package func move(_ part: String, to other: String) throws {
    try change(part) { try FileManager.default.moveItem(atPath: self[part], toPath: self[other]) }
  }

  private func change(_ part: String, _ change: () throws -> Void) throws(CommandError) {
    do {
      try change()
    } catch {
      throw CommandError(
        .output,
        "'\(self[part])' cannot be changed: give yourself permission to write there, or free the disk, and try again.")
    }
  }

  /// Makes this folder's parts the same as those of another one.
  /// - Parameters:
  ///   - parts: Files and folders; the whole package unless others are given.
  ///   - kept: Files that are left as they are.
  package func takeOver(_ parts: [String] = parts, from other: PackageFolder, keeping kept: Set<String> = []) throws {
    let files = parts.flatMap(other.files(in:))
    // First: a file may have become a folder, or have a name that differs in the case of its letters.
    for file in Set(parts.flatMap(self.files(in:))).subtracting(files) { try remove(file) }
    for file in files where !kept.contains(file) {
      try write(Data(contentsOf: URL(fileURLWithPath: other[file])), to: file)
    }
  }
}
