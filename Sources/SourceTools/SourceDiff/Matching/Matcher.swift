/// Pairs the nodes of two sides, the surest first: identical declarations wherever they are, what stands in declarations
/// that belong together, identical statements that occur once on either side, and at last what was renamed.
struct Matcher {
  let old: SourceTree
  let new: SourceTree
  var pairing: Pairing
  var renaming = Renaming()
  /// Declarations that belong together, though they differ; the most alike first.
  private var contexts: [Context] = []

  init(old oldFiles: [SourceFile], new newFiles: [SourceFile]) {
    var numberings = Numberings()
    old = SourceTree(oldFiles, &numberings)
    new = SourceTree(newFiles, &numberings)
    pairing = Pairing(old: old, new: new)
  }

  mutating func match() {
    pairIdentical { $0.kind == .declaration }
    contexts = Contexts(old: old, new: new).all
    alignContexts(.identical)
    let (oldCounts, newCounts) = (old.contentCounts, new.contentCounts)
    pairIdentical { $0.kind == .statement && oldCounts[$0.whole] == 1 && newCounts[$0.whole] == 1 }
    // The first round suspects names, the second looks for what else shows them.
    for support in 1...2 {
      alignContexts(.renamed)
      pairRenamedEverywhere()
      renaming.judge(old, new, &pairing, support: support)
    }
  }

  private mutating func alignContexts(_ equality: Equality) {
    for context in contexts { align(context.old, context.new, equality) }
  }

  // MARK: Identical nodes

  /// Pairs equal trees, the largest first; of several, those in the same file first.
  private mutating func pairIdentical(where isCandidate: (Node) -> Bool) {
    let olds = Dictionary(grouping: freeNodes(old, pairing.newOfOld, where: isCandidate)) { old.nodes[$0].whole }
    let news = Dictionary(grouping: freeNodes(new, pairing.oldOfNew, where: isCandidate)) { new.nodes[$0].whole }
    let candidates = news.filter { olds[$0.key] != nil }.map(\.value)
    for group in candidates.sorted(by: { comesFirst($0[0], $1[0]) }) {
      let others = olds[new.nodes[group[0]].whole, default: []]
      pairGroup(others, group, by: { $0.qualifiedName($1) + "\n" + $0.files[$0.nodes[$1].file].name })
      pairGroup(others, group, by: { $0.files[$0.nodes[$1].file].name })
      pairGroup(others, group, by: { _, _ in "" })
    }
  }

  private func freeNodes(_ tree: SourceTree, _ partners: [Int?], where isCandidate: (Node) -> Bool) -> [Int] {
    tree.nodes.indices.filter { partners[$0] == nil && isCandidate(tree.nodes[$0]) && tree.nodes[$0].standsAlone }
  }

  /// Whether a node of the new side is the larger one, or the earlier of two as large.
  private func comesFirst(_ first: Int, _ second: Int) -> Bool {
    let (words, otherWords) = (new.nodes[first].words, new.nodes[second].words)
    return words == otherWords ? first < second : words > otherWords
  }

  /// Pairs equal trees that have the same key, in the order of the source.
  private mutating func pairGroup(_ olds: [Int], _ news: [Int], by key: (SourceTree, Int) -> String) {
    var waiting: [String: [Int]] = [:]
    for node in olds.reversed() where pairing.newOfOld[node] == nil {
      waiting[key(old, node), default: []].append(node)
    }
    for node in news where pairing.oldOfNew[node] == nil {
      if let partner = waiting[key(new, node)]?.popLast() { pairTrees(partner, node) }
    }
  }

  /// Pairs two equal trees, node by node, but for what is paired already.
  mutating func pairTrees(_ oldRoot: Int, _ newRoot: Int) {
    for offset in 0..<new.nodes[newRoot].end - newRoot
    where pairing.isFree(old: oldRoot + offset, new: newRoot + offset) {
      pairing.pair(old: oldRoot + offset, new: newRoot + offset)
    }
  }

  // MARK: Renamed nodes

  /// Pairs what stands alone and is the same once the names that were renamed elsewhere are.
  private mutating func pairRenamedEverywhere() {
    let known = renaming.accepted
    if known.isEmpty { return }
    var waiting: [[Int]: [Int]] = [:]
    for node in freeNodes(old, pairing.newOfOld, where: { $0.kind != .file }).reversed() {
      let texts = old.nodes[node].tokens.map { old.tokens[$0] }
        .map { $0.role == .name ? known[$0.textID] ?? $0.textID : $0.textID }
      waiting[texts, default: []].append(node)
    }
    for node in freeNodes(new, pairing.oldOfNew, where: { $0.kind != .file && !$0.hasChildren }) {
      let texts = new.nodes[node].tokens.map { new.tokens[$0].textID }
      guard let partner = waiting[texts]?.popLast(), old.nodes[partner].kind == new.nodes[node].kind else { continue }
      pairRenamed(partner, node)
    }
  }

  mutating func pairRenamed(_ oldNode: Int, _ newNode: Int) {
    pairing.pair(old: oldNode, new: newNode)
    renaming.add(old: oldNode, new: newNode)
  }
}
