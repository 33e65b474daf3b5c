import Foundation
import PlainText

/// The two trees of the lessons' sources.
package struct LessonSources {
  private let package: PackageFolder

  package init(_ package: PackageFolder) throws(CommandError) {
    self.package = package
    for tree in [PackageFolder.worst, PackageFolder.model] where package.files(in: tree).isEmpty {
      throw CommandError(.noInput, "There is no '\(tree)' in '\(package.path)': run it in the package's folder.")
    }
  }

  /// The files of a variant in some folders, those of its model first. The model is what is in a folder `Model`, or
  /// where there is none, what does not import the renderer.
  package func files(in folders: [String], hasModel: Bool = true) throws(CommandError) -> [SourceFile] {
    let paths = try folders.map { folder throws(CommandError) in try self.paths(in: folder) }
    let hasFolder = paths.joined().contains(where: \.isInModel)
    var files: [SourceFile] = []
    for (folder, paths) in zip(folders, paths) {
      for path in paths {
        let text = try text(of: path)
        let isModel = hasModel && (hasFolder ? path.isInModel : !text.contains("import Renderer"))
        let name = path.dropFirst(folder.count + 1).trimmingPrefix("Model/")
        files.append(SourceFile(path: path, name: String(name), role: isModel ? .model : .screen, text: text))
      }
    }
    return files.filter { $0.role == .model } + files.filter { $0.role == .screen }
  }

  private func paths(in folder: String) throws(CommandError) -> [String] {
    let paths = package.files(in: folder).filter { $0.hasSuffix(".swift") }
    if paths.isEmpty { throw LessonSources.noFile(in: folder) }
    return paths
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

extension String {
  fileprivate var isInModel: Bool { contains("/Model/") }
}
