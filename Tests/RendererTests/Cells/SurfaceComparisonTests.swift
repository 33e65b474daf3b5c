import Testing

@testable import Renderer

private let size = Size(width: 8, height: 5)

/// Ways to change a surface, each at a place that a number gives.
private let changes: [@Sendable (Surface, Point) -> Void] = [
  { $0.fill($1.x..<$1.x + 1, row: $1.y, with: Cell(Glyph("x"))) },
  { $0.fill($1.x..<$1.x + 1, row: $1.y, with: Cell(Glyph("x"), .bold)) },
  { $0.fill($1.x..<size.width, row: $1.y, with: .blank) }, { $0.clear(Rect(x: $1.x, y: $1.y, width: 3, height: 2)) },
  { $0.write([Cell(Glyph("💣")), Cell(.trailingHalf)], x: min($1.x, size.width - 2), y: $1.y) },
  { Canvas(on: $0, frame: Rect(x: $1.x, y: $1.y, width: 4)).write("ab", x: 0, y: 0) },
  { Canvas(on: $0, frame: Rect(x: $1.x, y: $1.y, width: 4)).write("é💣", x: 0, y: 0) },
  { Canvas(on: $0, frame: Rect(x: $1.x, y: $1.y, width: 4)).line("e\u{301}■") },
]

@Suite struct `Two surfaces that are compared again and again` {
  @Test func `differ when their sizes do`() {
    var comparison = SurfaceComparison(Surface(size: size), Surface(size: Size(width: 9, height: 5)))
    #expect(comparison.firstDifference() == Point(x: 0, y: 0))
  }

  @Test func `are found different as when all cells are looked at, after any changes`() {
    let (first, second) = (Surface(size: size), Surface(size: size))
    var comparison = SurfaceComparison(first, second)
    var (same, different, number) = (0, 0, 1)
    for _ in 0..<20_000 {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      let change = changes[(number >> 4) % changes.count]
      let place = Point(x: (number >> 8) % size.width, y: (number >> 12) % size.height)
      // Mostly both change alike, so that they are often the same.
      if (number >> 16) % 5 != 0 { change(first, place) }
      if (number >> 16) % 5 != 1 { change(second, place) }
      if (number >> 20) % 4 == 0 {
        first.clear(Rect(size))
        second.clear(Rect(size))
      }
      let expected = first.firstDifference(from: second)
      #expect(comparison.firstDifference() == expected)
      if expected == nil { same += 1 } else { different += 1 }
    }
    #expect(min(same, different) > 1_000)
  }
}
