import Foundation
import SourceTools

/// A folder in which a person mends a patch that came into conflict: all files as they are with the patch, and conflict
/// markers where both sides changed the same lines.
struct PatchMending {
  /// Where the folder is, in the package.
  let path: String

  private let package: PackageFolder
  private let store: TreeStore

  /// - Parameter patch: Its path in the package.
  init(_ patch: String, in package: PackageFolder, _ store: TreeStore) {
    path = ".build/patches/mend/" + patch.dropLast(".patch".count)
    self.package = package
    self.store = store
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: package[path]) }

  /// The tree without the patch, on which the folder was made.
  var base: TreeStore.Tree { get throws { TreeStore.Tree(name: try package.text(of: baseFile)) } }

  /// The tree with the patch, as it is mended.
  var tree: TreeStore.Tree { get throws { try store.tree(of: package[path]) } }

  /// - Parameter ours: The tree without the patch.
  func start(_ merge: TreeStore.Merge, on ours: TreeStore.Tree) throws {
    try store.checkOut(merge.tree, to: package[path])
    try package.write(Data(ours.name.utf8), to: baseFile)
    for file in merge.conflicts where places(in: file).isEmpty { try mark(file, merge.messages) }
  }

  func end() throws {
    try package.remove(path)
    try package.remove(baseFile)
  }

  /// Where markers are left, as `MinesScreen.swift:12`.
  func placesLeft() -> [String] {
    package.files(in: path).flatMap { places(in: String($0.dropFirst(path.count + 1))) }
  }

  private func places(in file: String) -> [String] {
    let text = (try? package.text(of: "\(path)/\(file)")) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).filter { $1.hasPrefix("<<<<<<< ") }.map { "\(file):\($0.0)" }
  }

  /// Puts markers where git leaves none, as when one side deletes what the other one changes.
  private func mark(_ file: String, _ messages: String) throws {
    let text = (try? package.text(of: "\(path)/\(file)")) ?? ""
    try package.write(Data("<<<<<<< tree\n\(messages)=======\n\(text)>>>>>>> patch\n".utf8), to: "\(path)/\(file)")
  }

  private var baseFile: String { path + ".base" }
}
