/// When two nodes of declarations that belong together are the same.
enum Equality {
  /// The same tokens.
  case identical
  /// The same tokens up to a renaming, which is judged later.
  case renamed
}

extension Matcher {
  /// Pairs what is the same in two nodes that belong together, in order.
  mutating func align(_ oldNode: Int, _ newNode: Int, _ equality: Equality) {
    pairHeads(oldNode, newNode, equality)
    let pair = (old: old.nodes[oldNode].children[...], new: new.nodes[newNode].children[...])
    align(pair, Level.all[...], equality)
  }

  private mutating func pairHeads(_ oldNode: Int, _ newNode: Int, _ equality: Equality) {
    guard pairing.isFree(old: oldNode, new: newNode), old.nodes[oldNode].kind != .file else { return }
    if old.nodes[oldNode].own == new.nodes[newNode].own {
      pairing.pair(old: oldNode, new: newNode)
    } else if equality == .renamed, renaming.isPossible(old, oldNode, new, newNode) {
      pairRenamed(oldNode, newNode)
    }
  }

  // MARK: Levels

  /// How surely two nodes belong together; each level looks between what the surer ones found.
  private enum Level: CaseIterable {
    /// They are paired already.
    case paired
    /// They and everything in them are equal.
    case whole
    /// They are equal, what is in them differs.
    case head
    /// They are equal up to a renaming.
    case shape
    /// They differ, though they begin with the same keyword and hold mostly the same words.
    case content

    static let all = allCases
  }

  private typealias Siblings = (old: ArraySlice<Int>, new: ArraySlice<Int>)

  private mutating func align(_ siblings: Siblings, _ levels: ArraySlice<Level>, _ equality: Equality) {
    guard let level = levels.first, !siblings.old.isEmpty, !siblings.new.isEmpty else { return }
    if level == .shape && equality == .identical { return align(siblings, levels.dropFirst(), equality) }
    var gap = siblings
    for (oldIndex, newIndex) in anchors(siblings, level) {
      align((gap.old.prefix(upTo: oldIndex), gap.new.prefix(upTo: newIndex)), levels.dropFirst(), equality)
      join(siblings.old[oldIndex], siblings.new[newIndex], level, equality)
      gap = (gap.old.suffix(from: oldIndex + 1), gap.new.suffix(from: newIndex + 1))
    }
    align(gap, levels.dropFirst(), equality)
  }

  private mutating func join(_ oldNode: Int, _ newNode: Int, _ level: Level, _ equality: Equality) {
    switch level {
    case .whole: pairTrees(oldNode, newNode)
    case .paired, .head, .content: align(oldNode, newNode, equality)
    case .shape:
      pairRenamed(oldNode, newNode)
      align(oldNode, newNode, equality)
    }
  }

  // MARK: Anchors

  /// Pairs of siblings that belong together on a level, as many as keep their order.
  private func anchors(_ siblings: Siblings, _ level: Level) -> [(Int, Int)] {
    var waiting: [Int: [Int]] = [:]
    for index in siblings.old.indices.reversed() {
      if let key = oldKey(siblings.old[index], level) { waiting[key, default: []].append(index) }
    }
    var pairs: [(Int, Int)] = []
    for index in siblings.new.indices {
      guard let key = newKey(siblings.new[index], level) else { continue }
      let candidate = waiting[key].flatMap { candidates in
        candidates.indices.suffix(reach(level)).last {
          belongTogether(siblings.old[candidates[$0]], siblings.new[index], level)
        }
      }
      // The candidates are let go before one is removed, or all would be copied.
      guard let candidate, let oldIndex = waiting[key]?.remove(at: candidate) else { continue }
      pairs.append((oldIndex, index))
    }
    return longestIncreasingSubsequence(pairs.map(\.0)).map { pairs[$0] }
  }

  /// The next equal node in order; the first few where nodes must be compared one by one.
  private func reach(_ level: Level) -> Int { level == .shape || level == .content ? 8 : 1 }

  private func oldKey(_ node: Int, _ level: Level) -> Int? {
    level == .paired ? pairing.newOfOld[node] : key(old, node, level, isFree: pairing.newOfOld[node] == nil)
  }

  private func newKey(_ node: Int, _ level: Level) -> Int? {
    level == .paired
      ? pairing.oldOfNew[node].map { _ in node } : key(new, node, level, isFree: pairing.oldOfNew[node] == nil)
  }

  private func key(_ tree: SourceTree, _ index: Int, _ level: Level, isFree: Bool) -> Int? {
    let node = tree.nodes[index]
    switch level {
    case .paired: return nil
    case .whole: return isFree ? node.whole : nil
    case .head: return isFree ? node.own : nil
    case .shape: return isFree && node.words > 0 ? node.shape : nil
    case .content: return node.kind == .statement && node.hasChildren ? tree.leadingKeyword(index) : nil
    }
  }

  private func belongTogether(_ oldNode: Int, _ newNode: Int, _ level: Level) -> Bool {
    switch level {
    case .paired: true
    case .whole, .head: old.nodes[oldNode].words > 0 || parentsArePaired(oldNode, newNode)
    case .shape:
      renaming.isPossible(old, oldNode, new, newNode)
        && (old.nodes[oldNode].kind == .statement || isAlike(oldNode, newNode))
    case .content: isAlike(oldNode, newNode)
    }
  }

  /// A lone `return` counts only in a statement or declaration that is the same.
  private func parentsArePaired(_ oldNode: Int, _ newNode: Int) -> Bool {
    guard let oldParent = old.nodes[oldNode].parent, let newParent = new.nodes[newNode].parent else { return false }
    return pairing.oldOfNew[newParent] == oldParent
  }

  private func isAlike(_ oldNode: Int, _ newNode: Int) -> Bool {
    Contexts.areAlike(old.wordCounts(oldNode), new.wordCounts(newNode))
  }
}
