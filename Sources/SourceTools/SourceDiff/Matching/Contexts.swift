/// Two declarations, or two files, that belong together though they differ: what is equal in both is the same code.
struct Context {
  let old: Int
  let new: Int
  /// From 0, nothing in common, to 1, the same words; 2 where the place says it.
  let likeness: Double
}

/// Finds declarations that belong together.
///
/// Files and types belong together by their names. Other declarations do when half of their names and literals are
/// common to both (the Dice coefficient), or a quarter, and the name or the head is the same. Only those that
/// have a rare statement, a head or a name in common are compared, so that the cost stays near-linear.
struct Contexts {
  /// A statement that more declarations of a side have than this tells nothing.
  private static let rare = 4
  private static let enough = 0.5
  private static let enoughWithName = 0.25

  let old: SourceTree
  let new: SourceTree

  /// The most alike first.
  var all: [Context] {
    let found = (files + declarations).enumerated().sorted {
      ($1.element.likeness, $0.offset) < ($0.element.likeness, $1.offset)
    }
    return found.map(\.element)
  }

  private var files: [Context] {
    let olds = Dictionary(zip(old.files.map(key), old.fileNodes), uniquingKeysWith: { first, _ in first })
    return zip(new.files, new.fileNodes).compactMap { file, node in
      olds[key(file)].map { Context(old: $0, new: node, likeness: 3) }
    }
  }

  private func key(_ file: SourceFile) -> String { "\(file.role) \(file.name)" }

  private var declarations: [Context] {
    var oldWords: [Int: [Int: Int]] = [:]
    var newWords: [Int: [Int: Int]] = [:]
    return candidates.compactMap { pair in
      if isSamePlace(pair) { return Context(old: pair.old, new: pair.new, likeness: 2) }
      let ours = oldWords[pair.old] ?? old.wordCounts(pair.old)
      let theirs = newWords[pair.new] ?? new.wordCounts(pair.new)
      (oldWords[pair.old], newWords[pair.new]) = (ours, theirs)
      let likeness = Contexts.likeness(ours, theirs)
      let needed = hasSameHead(pair) ? Contexts.enoughWithName : Contexts.enough
      return likeness >= needed ? Context(old: pair.old, new: pair.new, likeness: likeness) : nil
    }
  }

  /// The Dice coefficient of two bags of words.
  private static func likeness(_ first: [Int: Int], _ second: [Int: Int]) -> Double {
    let common = first.reduce(0) { $0 + min($1.value, second[$1.key, default: 0]) }
    let all = first.values.reduce(0, +) + second.values.reduce(0, +)
    return all == 0 ? 0 : 2 * Double(common) / Double(all)
  }

  /// Whether half of the words are common to both.
  static func areAlike(_ first: [Int: Int], _ second: [Int: Int]) -> Bool { likeness(first, second) >= enough }

  // MARK: Candidates

  private func isSamePlace(_ pair: Pair) -> Bool {
    isType(old.nodes[pair.old]) && isType(new.nodes[pair.new])
      && key(old.files[old.nodes[pair.old].file]) == key(new.files[new.nodes[pair.new].file])
      && old.qualifiedName(pair.old) == new.qualifiedName(pair.new)
  }

  private func isType(_ node: Node) -> Bool {
    node.name.map { $0.full.hasPrefix("type ") || $0.full.hasPrefix("extension ") } ?? false
  }

  private func hasSameHead(_ pair: Pair) -> Bool {
    let (first, second) = (old.nodes[pair.old], new.nodes[pair.new])
    return first.own == second.own || first.name == second.name && first.name != nil
  }

  /// Pairs with something rare in common, in the order of the new side.
  private var candidates: [Pair] {
    let (olds, news) = (index(old), index(new))
    var pairs: Set<Pair> = []
    for (feature, nodes) in news {
      guard let others = olds[feature], others.count <= Contexts.rare, nodes.count <= Contexts.rare else { continue }
      for node in nodes { pairs.formUnion(others.map { Pair(old: $0, new: node) }) }
    }
    return pairs.sorted { ($0.new, $0.old) < ($1.new, $1.old) }
  }

  private enum Feature: Hashable {
    case name(String)
    case content(Int)
  }

  /// The declarations that have bodies, by what is in them.
  private func index(_ tree: SourceTree) -> [Feature: [Int]] {
    var index: [Feature: [Int]] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .declaration && tree.nodes[node].hasChildren {
      var features: Set<Feature> = []
      if tree.nodes[node].name != nil { features.insert(.name(tree.qualifiedName(node))) }
      if let name = tree.nodes[node].name { features.insert(.name(name.full)) }
      let direct = isType(tree.nodes[node]) ? node..<node + 1 : node..<tree.nodes[node].end
      for part in direct {
        features.insert(.content(tree.nodes[part].own))
        features.insert(.content(tree.nodes[part].shape))
      }
      for feature in features { index[feature, default: []].append(node) }
    }
    return index
  }
}
