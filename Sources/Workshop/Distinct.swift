extension Sequence where Element: Hashable {
  /// Each element once, in the order in which they come first.
  var distinct: [Element] { distinct { $0 } }
}

extension Sequence {
  /// The first element for each key, in their order.
  func distinct<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  /// What is left without one element for each of the keys: two equal keys take two.
  func without<Key: Hashable>(_ keys: [Key], by key: (Element) -> Key) -> [Element] {
    var counts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    return filter { element in
      guard let count = counts[key(element)], count > 0 else { return true }
      counts[key(element)] = count - 1
      return false
    }
  }
}
