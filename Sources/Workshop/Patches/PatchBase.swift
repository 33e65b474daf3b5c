/// Finds what a patch was made on: the newest tree that has this very patch, and to which it applies after those before it.
///
/// No patch says what it was made on, and none has to: where it was committed it applied, as a test sees to. So a plain
/// clone is enough, also after a rebase or a squash that has left no commit as it was.
final class PatchBase {
  typealias Tree = TreeStore.Tree

  private let store: TreeStore
  /// What is in the trees that were looked at.
  private var known: [Tree: [String: String]] = [:]

  init(_ store: TreeStore) { self.store = store }

  /// The tree before a patch, and the one after it.
  /// - Parameters:
  ///   - contents: Git's name for what is in the patch.
  ///   - index: The patch's place in the chain.
  /// - Returns: Nothing where no tree is found.
  func find(_ contents: String, at index: Int, in chain: PatchChain) throws -> (before: Tree, after: Tree)? {
    for tree in try store.pastTrees(with: contents) {
      if let found = try find(contents, at: index, in: chain, in: tree) { return found }
    }
    return nil
  }

  private func find(
    _ contents: String, at index: Int, in chain: PatchChain, in tree: Tree
  ) throws -> (before: Tree, after: Tree)? {
    let files = try files(in: tree)
    // The folder may have had another name.
    let name = chain.patches[index].lastComponent
    guard let folder = files.first(where: { $1 == contents && $0.lastComponent == name })?.key.folder,
      var before = store.tree(at: chain.root, in: tree)
    else { return nil }
    do {
      for patch in chain.patches[..<index] {
        guard let earlier = files[folder + patch.lastComponent] else { return nil }
        before = try store.apply(earlier, to: before)
      }
      return (before, try store.apply(contents, to: before))
    } catch is PatchMismatch {
      return nil
    }
  }

  private func files(in tree: Tree) throws -> [String: String] {
    if let files = known[tree] { return files }
    let files = try store.files(in: tree).filter { $0.key.hasSuffix(".patch") }
    known[tree] = files
    return files
  }
}

extension String {
  /// `2-second.patch` of `Docs/Katas/Mines/2-second.patch`.
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? "" }
  /// `Docs/Katas/Mines/` of the same.
  fileprivate var folder: String { String(dropLast(lastComponent.count)) }
}
