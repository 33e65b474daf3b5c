/// What was renamed, and the pairs of nodes that are the same only if it was.
struct Renaming {
  /// Names of the old side with what they became, as numbers of texts.
  private(set) var accepted: [Int: Int] = [:]
  private var pairs: [Pair] = []

  mutating func add(old: Int, new: Int) { pairs.append(Pair(old: old, new: new)) }

  // MARK: One pair

  /// Whether two nodes have the same own tokens up to a renaming that is one to one, and either half of their names and
  /// literals stayed or all that changed are names known as renamed.
  func isPossible(_ old: SourceTree, _ oldNode: Int, _ new: SourceTree, _ newNode: Int) -> Bool {
    guard old.nodes[oldNode].shape == new.nodes[newNode].shape else { return false }
    var (forward, backward): ([Int: Int], [Int: Int]) = ([:], [:])
    var (stayed, renamed, unknown) = (0, 0, 0)
    let declared = (old.nodes[oldNode].name?.base, new.nodes[newNode].name?.base)
    for (from, to) in zip(old.nodes[oldNode].tokens, new.nodes[newNode].tokens).lazy.map({
      (old.tokens[$0], new.tokens[$1])
    })
    where from.isWord {
      if forward.updateValue(to.textID, forKey: from.textID).map({ $0 != to.textID }) == true { return false }
      if backward.updateValue(from.textID, forKey: to.textID).map({ $0 != from.textID }) == true { return false }
      if from.textID == to.textID {
        stayed += 1
      } else if (from.text, to.text) != (declared.0 ?? "", declared.1 ?? "") || !old.nodes[oldNode].hasChildren {
        renamed += 1
        if accepted[from.textID] != to.textID { unknown += 1 }
      }
    }
    return unknown == 0 || stayed >= renamed
  }

  // MARK: All pairs

  /// Keeps the pairs whose renaming is consistent, and shown by enough nodes or by the declaration; separates the others.
  mutating func judge(_ old: SourceTree, _ new: SourceTree, _ pairing: inout Pairing, support: Int) {
    let votes = Votes(old, new, pairing, support: support)
    pairs = pairs.filter { pair in
      let isKept = votes.accept(pair.old, pair.new)
      if !isKept { pairing.separate(old: pair.old, new: pair.new) }
      return isKept
    }
    accepted = votes.everywhere
  }
}

/// How often each name became which other, in each pair of declarations.
private struct Votes {
  /// Two declarations.
  private typealias Scope = Pair
  /// Two names, by the numbers of their texts.
  private typealias NamePair = Pair

  private let old: SourceTree
  private let new: SourceTree
  private let support: Int
  private var inScope: [Scope: [NamePair: Int]] = [:]
  private var nodes: [NamePair: Int] = [:]
  private var declared: Set<NamePair> = []
  private var winners: [Scope: (forward: [Int: Int], backward: [Int: Int])] = [:]

  init(_ old: SourceTree, _ new: SourceTree, _ pairing: Pairing, support: Int) {
    self.old = old
    self.new = new
    self.support = support
    for (newNode, oldNode) in pairing.oldOfNew.enumerated() {
      if let oldNode { count(oldNode, newNode) }
    }
    for (scope, names) in inScope { winners[scope] = Votes.winners(names) }
  }

  private mutating func count(_ oldNode: Int, _ newNode: Int) {
    let scope = scope(oldNode, newNode)
    let names = names(oldNode, newNode)
    for name in names { inScope[scope, default: [:]][name, default: 0] += 1 }
    for name in Set(names) where name.old != name.new { nodes[name, default: 0] += 1 }
    if let from = old.nodes[oldNode].name, let to = new.nodes[newNode].name, from != to {
      declared.formUnion(
        names.filter { $0.old != $0.new && old.declares($0.old, at: oldNode) && new.declares($0.new, at: newNode) })
    }
  }

  private func scope(_ oldNode: Int, _ newNode: Int) -> Scope {
    Scope(old: old.surroundingDeclaration(oldNode), new: new.surroundingDeclaration(newNode))
  }

  private func names(_ oldNode: Int, _ newNode: Int) -> [NamePair] {
    zip(old.nodes[oldNode].tokens, new.nodes[newNode].tokens).filter { old.tokens[$0.0].role == .name }
      .map { NamePair(old: old.tokens[$0].textID, new: new.tokens[$1].textID) }
  }

  /// Each name's most frequent partner, if there is one.
  private static func winners(_ names: [NamePair: Int]) -> (forward: [Int: Int], backward: [Int: Int]) {
    (winners(names, of: \.old, among: \.new), winners(names, of: \.new, among: \.old))
  }

  private static func winners(
    _ names: [NamePair: Int], of name: KeyPath<NamePair, Int>, among partner: KeyPath<NamePair, Int>
  ) -> [Int: Int] {
    Dictionary(grouping: names) { $0.key[keyPath: name] }.compactMapValues { candidates in
      let most = candidates.map(\.value).max()
      let best = candidates.filter { $0.value == most }
      return best.count == 1 ? best[0].key[keyPath: partner] : nil
    }
  }

  func accept(_ oldNode: Int, _ newNode: Int) -> Bool {
    guard let winners = winners[scope(oldNode, newNode)] else { return false }
    return names(oldNode, newNode).allSatisfy { name in
      name.old == name.new
        || winners.forward[name.old] == name.new && winners.backward[name.new] == name.old && isSupported(name)
    }
  }

  private func isSupported(_ name: NamePair) -> Bool { nodes[name, default: 0] >= support || declared.contains(name) }

  /// The names that were renamed in one way only.
  var everywhere: [Int: Int] { Votes.winners(nodes.filter { isSupported($0.key) }).forward }
}
