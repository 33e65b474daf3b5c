/// A set of views, a bit each: which were invalidated, which were redrawn.
public struct ViewSet: Equatable, Sendable {
  private var words: [UInt64] = []

  /// Empty, and without room.
  public init() {}

  /// Whether it has no member.
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// How many members there are.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a view is a member; one that there is no room for is not.
  public func contains(_ id: ViewID) -> Bool {
    let word = id.index >> 6
    return word < words.count && id.index >= 0 && words[word] & bit(id) != 0
  }

  /// - Precondition: There is room for the view.
  public mutating func insert(_ id: ViewID) { words[id.index >> 6] |= bit(id) }

  /// - Precondition: There is room for the view.
  public mutating func remove(_ id: ViewID) { words[id.index >> 6] &= ~bit(id) }

  /// Inserts those of the views that are members of another set of the same room.
  mutating func insert(_ views: ViewSet, where other: ViewSet) {
    for word in words.indices { words[word] |= views.words[word] & other.words[word] }
  }

  /// Takes out the member with the lowest number, if there is any.
  mutating func popFirst() -> ViewID? {
    guard let word = words.firstIndex(where: { $0 != 0 }) else { return nil }
    let id = ViewID(index: word << 6 + words[word].trailingZeroBitCount)
    remove(id)
    return id
  }

  mutating func set(_ id: ViewID, _ isMember: Bool) {
    if isMember { insert(id) } else { remove(id) }
  }

  /// Removes every member, and keeps the room.
  public mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
  }

  /// Makes room for views numbered below `count`. Sets are equal only when they have room for as many views.
  public mutating func reserve(_ count: Int) {
    while words.count << 6 < count { words.append(0) }
  }

  /// Calls `body` for each member with a number in `range`, in ascending order.
  public func forEach(in range: ClosedRange<Int>, _ body: (ViewID) -> Void) {
    guard !words.isEmpty else { return }
    for word in range.lowerBound >> 6...min(range.upperBound >> 6, words.count - 1) {
      var bits = words[word]
      while bits != 0 {
        let index = word << 6 + bits.trailingZeroBitCount
        bits &= bits - 1
        if range.contains(index) { body(ViewID(index: index)) }
      }
    }
  }

  private func bit(_ id: ViewID) -> UInt64 { 1 << UInt64(id.index & 63) }
}
