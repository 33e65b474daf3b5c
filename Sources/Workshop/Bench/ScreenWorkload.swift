/// The updates of the screen benchmark: one square of a board of ten by ten changes, every fiftieth time all of them.
///
/// They come from a linear congruential generator, so that other programs can draw the same (Knuth's MMIX constants).
struct ScreenWorkload {
  enum Update {
    case square(Int, kind: Int)
    case board([Int])
  }

  static let count = 100_000
  static let squareCount = 100
  static let kindCount = 14
  /// The kind of every square at the start.
  static let hidden = 9

  private var state: UInt64 = 20_240_607
  private var kinds = Array(repeating: ScreenWorkload.hidden, count: ScreenWorkload.squareCount)

  /// The update with that number, counted from one; to be asked for in turn.
  mutating func update(_ number: Int) -> Update {
    if number % 50 == 0 {
      for square in kinds.indices { change(square) }
      return .board(kinds)
    }
    let square = next(below: ScreenWorkload.squareCount)
    change(square)
    return .square(square, kind: kinds[square])
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
