import Foundation
import Play
import SourceDiff

/// The two trees of the lessons' sources.
struct LessonSources {
  private static let worst = "Sources/Worst"
  private static let separated = "Sources/Separated"
  private static let model = "Sources/Separated/Model"

  private let root: URL

  /// - Parameter root: The package's folder.
  init(root: String) throws(CommandError) {
    self.root = URL(fileURLWithPath: root, isDirectory: true)
    for tree in [LessonSources.worst, LessonSources.model] where !isFolder(tree) {
      throw CommandError(.noInput, "There is no '\(tree)' in '\(root)': run it in the package's folder.")
    }
  }

  /// A lesson's files: on the old side the screens, on the new side the screens and the model.
  func files(of lesson: String) throws(CommandError) -> (old: [SourceFile], new: [SourceFile]) {
    (
      old: try files(of: lesson, in: LessonSources.worst, .screen),
      new: try files(of: lesson, in: LessonSources.model, .model)
        + files(of: lesson, in: LessonSources.separated, .screen)
    )
  }

  private func files(of lesson: String, in tree: String, _ role: SourceFile.Role) throws(CommandError) -> [SourceFile] {
    guard let folder = names(in: tree).first(where: { $0.lowercased() == lesson }) else {
      throw CommandError(.noInput, "There is no '\(tree)/\(lesson.capitalized)': choose a lesson that has sources.")
    }
    var files: [SourceFile] = []
    for name in names(in: "\(tree)/\(folder)") where name.hasSuffix(".swift") {
      files.append(
        SourceFile(
          path: "\(tree)/\(folder)/\(name)", name: name, role: role, text: try text(of: "\(tree)/\(folder)/\(name)")))
    }
    return files
  }

  private func text(of path: String) throws(CommandError) -> String {
    do {
      return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw CommandError(.noInput, "'\(path)' cannot be read as UTF-8 text: mend it, or make it readable.")
    }
  }

  /// What a folder holds, whatever the depth, sorted; nothing when there is no such folder.
  private func names(in folder: String) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path))?.sorted() ?? []
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
