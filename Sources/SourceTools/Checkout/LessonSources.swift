import Foundation
import Play
import SourceDiff

/// The two trees of the lessons' sources.
package struct LessonSources {
  private let package: PackageFolder

  package init(_ package: PackageFolder) throws(CommandError) {
    self.package = package
    for tree in [PackageFolder.worst, PackageFolder.model] where package.files(in: tree).isEmpty {
      throw CommandError(.noInput, "There is no '\(tree)' in '\(package.path)': run it in the package's folder.")
    }
  }

  /// A lesson's files: on the old side the screens, on the new side the screens and the model.
  package func files(of lesson: String) throws(CommandError) -> (old: [SourceFile], new: [SourceFile]) {
    (
      old: try files(of: lesson, in: PackageFolder.worst, .screen),
      new: try files(of: lesson, in: PackageFolder.model, .model)
        + files(of: lesson, in: PackageFolder.separated, .screen)
    )
  }

  /// The files of two other programs, each in some folders. What does not import the renderer on the new side is its
  /// model, unless the old side has one as well: then all files are compared as they are.
  package func files(
    old: [String], new: [String]
  ) throws(CommandError) -> (old: [SourceFile], new: [SourceFile]) {
    let (olds, news) = (try files(in: old), try files(in: new))
    let hasModel = !olds.contains { $0.role == .model }
    return (
      old: olds.map { SourceFile(path: $0.path, name: $0.name, role: .screen, text: $0.text) },
      new: hasModel
        ? news : news.map { SourceFile(path: $0.path, name: $0.name, role: .screen, text: $0.text) }
    )
  }

  /// The files of a program in some folders. What does not import the renderer is its model.
  package func files(in folders: [String]) throws(CommandError) -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders { files += try self.files(in: folder) { $0.contains("import Renderer") ? .screen : .model } }
    return files
  }

  private func files(of lesson: String, in tree: String, _ role: SourceFile.Role) throws(CommandError) -> [SourceFile] {
    guard let folder = package.folder(of: lesson, in: tree) else {
      throw CommandError(.noInput, "There is no '\(tree)/\(lesson.capitalized)': choose a lesson that has sources.")
    }
    return try files(in: "\(tree)/\(folder)") { _ in role }
  }

  /// - Parameter role: Tells the role of a file by its text.
  private func files(
    in folder: String, role: (_ text: String) -> SourceFile.Role
  ) throws(CommandError) -> [SourceFile] {
    let paths = package.files(in: folder).filter { $0.hasSuffix(".swift") }
    if paths.isEmpty { throw LessonSources.noFile(in: folder) }
    return try paths.map { path throws(CommandError) -> SourceFile in
      let text = try text(of: path)
      return SourceFile(path: path, name: String(path.dropFirst(folder.count + 1)), role: role(text), text: text)
    }
  }

  /// What to say where a folder of a lesson is empty, or cannot be read.
  package static func noFile(in folder: String) -> CommandError {
    CommandError(.noInput, "'\(folder)' has no file that can be read: restore it with git, or make it readable.")
  }

  private func text(of path: String) throws(CommandError) -> String {
    do {
      return try package.text(of: path)
    } catch {
      throw CommandError(.noInput, "'\(path)' cannot be read as UTF-8 text: mend it, or make it readable.")
    }
  }
}
