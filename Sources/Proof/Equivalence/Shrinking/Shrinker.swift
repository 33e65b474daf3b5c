/// Shortens a list while a property of it holds: a failing script to the few events that matter.
///
/// Delta debugging first, which deletes blocks, halves down to single elements; then pairs of elements, which deleting
/// single ones cannot see: an event and the one that undoes it. Every candidate is tried anew. The result is one from
/// which no single element and no pair can be deleted. Source: Zeller and Hildebrandt, "Simplifying and isolating
/// failure-inducing input" (2002).
public struct Shrinker<Element> {
  private let fails: ([Element]) -> Bool

  /// - Parameter fails: Whether a list still has the property. It is asked O(*n*²) times in a round, of which all but the last
  ///   shorten the list.
  public init(fails: @escaping ([Element]) -> Bool) { self.fails = fails }

  /// - Precondition: The list has the property.
  public func shrink(_ elements: [Element]) -> [Element] {
    var shortest = elements
    while true {
      let shorter = withoutPairs(withoutBlocks(shortest))
      if shorter.count == shortest.count { return shorter }
      shortest = shorter
    }
  }

  private func withoutBlocks(_ elements: [Element]) -> [Element] {
    var elements = elements
    var size = max(elements.count / 2, 1)
    while true {
      let count = elements.count
      elements = without(blocksOf: size, elements)
      if elements.count < count { continue }
      if size == 1 { return elements }
      size = max(size / 2, 1)
    }
  }

  /// From the end, because what came after the failure's cause is most easily missed.
  private func without(blocksOf size: Int, _ elements: [Element]) -> [Element] {
    var elements = elements
    var end = elements.count
    while end > 0 {
      let start = max(end - size, 0)
      let candidate = Array(elements[..<start] + elements[end...])
      if fails(candidate) { elements = candidate }
      end = start
    }
    return elements
  }

  private func withoutPairs(_ elements: [Element]) -> [Element] {
    var elements = elements
    var first = 0
    while first < elements.count {
      if let shorter = without(elementAt: first, andALaterOne: elements) { elements = shorter } else { first += 1 }
    }
    return elements
  }

  private func without(elementAt first: Int, andALaterOne elements: [Element]) -> [Element]? {
    for second in first + 1..<max(elements.count, first + 1) {
      var candidate = elements
      candidate.remove(at: second)
      candidate.remove(at: first)
      if fails(candidate) { return candidate }
    }
    return nil
  }
}
