/// The updates of the screen benchmark: one square of a board of ten by ten changes, every fiftieth time all of them.
///
/// They come from a linear congruential generator, so that other programs can draw the same (Knuth's MMIX constants).
struct ScreenWorkload {
  static let squareCount = 100
  static let kindCount = 14
  /// The kind of every square at the start.
  static let hidden = 9

  private var state: UInt64 = 20_240_607
  private(set) var kinds = Array(repeating: ScreenWorkload.hidden, count: ScreenWorkload.squareCount)

  /// Makes the update with that number, counted from one, in turn.
  /// - Returns: The squares that it changes.
  mutating func update(_ number: Int) -> Range<Int> {
    let isWhole = number % 50 == 0
    let first = isWhole ? 0 : next(below: ScreenWorkload.squareCount)
    let changed = isWhole ? kinds.indices : first..<first + 1
    for square in changed { change(square) }
    return changed
  }

  /// To another kind than it has.
  private mutating func change(_ square: Int) {
    kinds[square] = (kinds[square] + 1 + next(below: ScreenWorkload.kindCount - 1)) % ScreenWorkload.kindCount
  }

  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 32) * UInt64(bound)) >> 32)
  }
}
