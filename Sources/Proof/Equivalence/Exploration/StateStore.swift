/// The states that an exploration has reached, each stored once, whole, with the way on which it was first reached.
///
/// They are numbered in the order in which they are found. Finding one takes constant time on average; a state takes its
/// packed bytes and about twenty more.
struct StateStore: Sendable {
  private static let none = UInt32.max

  private var arena: [UInt8] = []
  /// Where each state's bytes end in the arena.
  private var ends: [UInt32] = []
  private var parents: [UInt32] = []
  private var events: [UInt16] = []
  /// Open addressing: the number of a state, or `none`. At most two thirds are taken.
  private var table: [UInt32] = Array(repeating: none, count: 1 << 10)

  var count: Int { ends.count }

  var bytesPerState: Double {
    let index = table.count * MemoryLayout<UInt32>.stride
    let perState = 2 * MemoryLayout<UInt32>.stride + MemoryLayout<UInt16>.stride
    return Double(arena.count + index + count * perState) / Double(max(count, 1))
  }

  func bytes(of state: Int) -> ArraySlice<UInt8> { arena[(state == 0 ? 0 : Int(ends[state - 1]))..<Int(ends[state])] }

  /// The way on which a state was first reached: the initial state, and the numbers of the events from there.
  func path(to state: Int) -> (start: Int, events: [Int]) {
    var (start, path) = (state, [Int]())
    while parents[start] != StateStore.none {
      path.append(Int(events[start]))
      start = Int(parents[start])
    }
    return (start, path.reversed())
  }

  /// Adds a state unless it is there.
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func insert(_ bytes: ArraySlice<UInt8>, from parent: Int?, by event: Int) -> Bool {
    if contains(bytes) { return false }
    if count * 3 >= table.count * 2 { grow() }
    table[slot(of: bytes)] = UInt32(count)
    arena += bytes
    ends.append(UInt32(arena.count))
    parents.append(parent.map { UInt32($0) } ?? StateStore.none)
    events.append(UInt16(event))
    return true
  }

  /// Adds the states of another store that are not there, in their order, with the ways that lead to them from states of
  /// this store.
  mutating func insert(_ other: StateStore) {
    for state in 0..<other.count {
      insert(other.bytes(of: state), from: Int(other.parents[state]), by: Int(other.events[state]))
    }
  }

  func contains(_ bytes: ArraySlice<UInt8>) -> Bool { table[slot(of: bytes)] != StateStore.none }

  /// The state's slot in the table, or the free one that it would take.
  private func slot(of bytes: ArraySlice<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: stableHash(bytes)) & (table.count - 1)
    while table[slot] != StateStore.none, self.bytes(of: Int(table[slot])) != bytes {
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    table = Array(repeating: StateStore.none, count: table.count * 2)
    for state in 0..<count {
      var slot = Int(truncatingIfNeeded: stableHash(bytes(of: state))) & (table.count - 1)
      while table[slot] != StateStore.none { slot = (slot + 1) & (table.count - 1) }
      table[slot] = UInt32(state)
    }
  }
}

/// FNV-1a with a last mix: the same on every machine and in every run, unlike `Hasher`.
package func stableHash(_ bytes: some Collection<UInt8>, seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
  var hash = seed
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29
}
