import Foundation
import Play
import SourceTools

/// Carries patches over to the tree as it is, and writes those that went through.
struct PatchRefresh {
  typealias Tree = TreeStore.Tree

  /// What became of a chain.
  struct Outcome: Equatable {
    /// The patches that were written anew.
    var written: [String] = []
    /// The patches that are as they were.
    var unchanged: [String] = []
    /// The one that did not go through; those after it were not tried.
    var stop: PatchStop?
  }

  private let package: PackageFolder
  private let store: TreeStore
  private let bases: PatchBase
  private let tree: Tree
  private let contents: [String: String]
  /// What was refreshed by now: the tree behind a patch, by its way there from the root.
  private var refreshed: [[String]: Tree] = [:]

  /// - Parameter path: Where git keeps what is applied and merged; in the package unless given.
  init(_ package: PackageFolder, store path: String? = nil) throws {
    self.package = package
    store = try TreeStore(at: path ?? package[TreeStore.folder], besides: package)
    bases = PatchBase(store)
    tree = try store.tree(of: package.path)
    contents = try store.files(in: tree)
  }

  // MARK: Checking

  /// Applies a chain, and changes nothing.
  /// - Returns: The first patch that does not apply.
  func check(_ chain: PatchChain) throws -> PatchStop? {
    do {
      var current = try root(of: chain)
      for patch in chain.patches { current = try applied(patch, to: current) }
      return nil
    } catch let stop as PatchStop {
      return stop
    }
  }

  // MARK: Refreshing

  /// Writes the patches of a chain as they are on the tree as it is, up to the first one that does not go through.
  /// One that another chain has written is left as it is.
  mutating func refresh(_ chain: PatchChain) throws -> Outcome {
    var outcome = Outcome()
    do {
      var current = try root(of: chain)
      for (index, patch) in chain.patches.enumerated() {
        let way = [chain.root] + chain.patches[...index]
        if let known = refreshed[way] {
          current = known
          continue
        }
        let next = try carried(index, of: chain, onto: current)
        let isNew = try write(patch, from: current, to: next)
        if isNew { outcome.written.append(patch) } else { outcome.unchanged.append(patch) }
        (current, refreshed[way]) = (next, next)
      }
    } catch let stop as PatchStop {
      outcome.stop = stop
    }
    return outcome
  }

  /// Remembers the tree with what was written, so that the next refresh finds it before it is committed.
  func finish() throws { try store.remember(try store.tree(of: package.path)) }

  // MARK: One patch

  /// The tree with a patch of a chain.
  private func carried(_ index: Int, of chain: PatchChain, onto current: Tree) throws -> Tree {
    let patch = chain.patches[index]
    let mending = PatchMending(patch, in: package, store)
    if let base = try bases.find(try contents(of: patch), at: index, in: chain) {
      let merge = try store.merge(base: base.before, ours: current, theirs: base.after)
      if !merge.conflicts.isEmpty { return try mended(mending, patch, merge, on: current) }
      try mending.end()
      return merge.tree
    }
    return try applied(patch, to: current)
  }

  /// The tree with what a person made of a conflict.
  private func mended(
    _ mending: PatchMending, _ patch: String, _ conflict: TreeStore.Merge, on current: Tree
  ) throws -> Tree {
    var conflict = conflict
    if mending.isThere {
      let places = mending.placesLeft()
      if !places.isEmpty { throw PatchStop.conflict(patch, places, mending.path) }
      conflict = try store.merge(base: try mending.base, ours: current, theirs: try mending.tree)
      if conflict.conflicts.isEmpty {
        try mending.end()
        return conflict.tree
      }
    }
    try mending.start(conflict, on: current)
    throw PatchStop.conflict(patch, mending.placesLeft(), mending.path)
  }

  private func applied(_ patch: String, to current: Tree) throws -> Tree {
    do {
      return try store.apply(store.text(contents(of: patch)), to: current)
    } catch let mismatch as PatchMismatch {
      throw PatchStop(patch: patch, reason: "does not apply at \(mismatch)")
    }
  }

  /// - Returns: Whether the patch was another one before.
  private func write(_ patch: String, from old: Tree, to new: Tree) throws -> Bool {
    let difference = StoredDifference(try store.difference(from: old, to: new, around: StoredDifference.context)).text
    if difference.isEmpty {
      throw PatchStop(patch: patch, reason: "no longer changes anything: delete it, or make it anew")
    }
    let text = try (Patch(path: package[patch]).base.map { "\(Patch.baseMark)\($0)\n" } ?? "") + difference
    if try text == package.text(of: patch) { return false }
    try package.write(Data(text.utf8), to: patch)
    return true
  }

  private func root(of chain: PatchChain) throws -> Tree {
    guard let root = store.tree(at: chain.root, in: tree) else {
      throw PatchStop(patch: chain.patches[0], reason: "applies in '\(chain.root)', which is missing")
    }
    return root
  }

  private func contents(of patch: String) throws -> String {
    guard let contents = contents[patch] else { throw PatchStop(patch: patch, reason: "is missing, or ignored by git") }
    return contents
  }
}

/// A patch that did not go through.
struct PatchStop: Error, Equatable {
  let patch: String
  /// Where, and what can be done about it.
  let reason: String

  static func conflict(_ patch: String, _ places: [String], _ folder: String) -> PatchStop {
    PatchStop(patch: patch, reason: "conflicts at \(places.joined(separator: ", ")): mend it in \(folder)")
  }

  var line: String { "\(patch): \(reason)" }
}
