import SourceTools

/// A patch as a person reads it: with more lines around each change than its file has, and without what is only for git.
struct ShownPatch {
  let lines: [String]

  /// Shows the last patch of a chain; as its file has it where the tree was changed, so that the chain does not apply.
  init(_ chain: PatchChain, in package: PackageFolder) throws {
    let texts = try chain.patches.map { try Patch(path: package[$0]).text }
    do {
      self = try TreeStore.use(in: package) { store in
        let before = try texts.dropLast().reduce(store.tree(of: package[chain.root])) { try store.apply($1, to: $0) }
        return try ShownPatch(from: before, to: store.apply(texts.last ?? "", to: before), in: store)
      }
    } catch is PatchMismatch {
      self.init(texts.last ?? "")
    }
  }

  /// Shows what a step of a kata changes.
  init(_ step: KataStep, among steps: [KataStep], of kata: Kata) throws {
    if step.patch != nil {
      try self.init(PatchChain(to: step, among: steps, of: kata), in: kata.package)
    } else {
      self = try TreeStore.use(in: kata.package) { store in
        let before = try kata.solution(after: steps.filter { $0.number < step.number }, on: kata.package, in: store)
        return try ShownPatch(from: before, to: KataTracking(kata).apply(to: before, in: store), in: store)
      }
    }
  }

  private init(from old: TreeStore.Tree, to new: TreeStore.Tree, in store: TreeStore) throws {
    self.init(try store.difference(from: old, to: new, around: 3))
  }

  private init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("diff --git ") }
  }
}
