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
  /// - Returns: `nil` if no tree is found.
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
    let names = chain.patches.map { $0.dropFirst(chain.folder.count) }
    guard let path = files.first(where: { $1 == contents && "/\($0)".hasSuffix("/\(names[index])") })?.key,
      var before = store.tree(at: chain.root, in: tree)
    else { return nil }
    do {
      for name in names[..<index] {
        guard let earlier = files[String(path.dropLast(names[index].count)) + name] else { return nil }
        before = try store.apply(store.text(earlier), to: before)
      }
      return (before, try store.apply(store.text(contents), to: before))
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
