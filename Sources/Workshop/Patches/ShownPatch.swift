import SourceTools

/// A patch as a person reads it: with more lines around each change than its file has, and without what is only for git.
struct ShownPatch {
  let lines: [String]

  /// Shows the last patch of a chain; as its file has it where the tree was changed, so that the chain does not apply.
  init(_ chain: PatchChain, in package: PackageFolder) throws {
    let store = try TreeStore(at: package[TreeStore.folder], besides: package)
    let texts = try chain.patches.map { try Patch(path: package[$0]).text }
    let text: String
    do {
      let before = try texts.dropLast().reduce(store.tree(of: package[chain.root])) { try store.apply($1, to: $0) }
      text = try store.difference(from: before, to: store.apply(texts.last ?? "", to: before), around: 3)
    } catch is PatchMismatch {
      text = texts.last ?? ""
    }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("diff --git ") }
  }
}
