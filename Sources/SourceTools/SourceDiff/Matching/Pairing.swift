/// A number of the old side, and one of the new side that belongs to it.
struct Pair: Hashable {
  let old: Int
  let new: Int
}

/// Which node of the new side is whose of the old side: one to one.
struct Pairing {
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  init(old: SourceTree, new: SourceTree) {
    newOfOld = Array(repeating: nil, count: old.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.nodes.count)
  }

  func isFree(old: Int, new: Int) -> Bool { newOfOld[old] == nil && oldOfNew[new] == nil }

  mutating func pair(old: Int, new: Int) {
    precondition(isFree(old: old, new: new), "A node is paired once (was \(old), \(new))")
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  mutating func separate(old: Int, new: Int) {
    newOfOld[old] = nil
    oldOfNew[new] = nil
  }
}
