import Testing

@testable import Renderer

/// The rows after drawing on a canvas for `frame`, on a surface that is filled with dots.
private func drawn(_ frame: Rect, on size: Size = Size(width: 10, height: 3), _ draw: (Canvas) -> Void) -> [String] {
  let surface = Surface(size: size)
  for y in 0..<size.height { surface.fill(0..<size.width, row: y, with: Cell(Glyph("."))) }
  draw(Canvas(on: surface, frame: frame))
  return surface.lines
}

@Test(
  arguments: [
    (6, "abc", "abc   ...."), (3, "abc", "abc......."), (2, "abc", "a…........"), (1, "abc", "…........."),
    (0, "abc", ".........."), (6, "", "      ...."),
    // Wide characters, and characters of several scalars.
    (4, "💣💣", "💣💣......"), (3, "💣💣", "💣…......."), (2, "💣💣", "… ........"), (5, "a💣💣", "a💣💣....."),
    (4, "a💣💣", "a💣…......"), (3, "a💣💣", "a… ......."), (2, "e\u{301}e\u{301}", "e\u{301}e\u{301}........"),
    (2, "e\u{301}e\u{301}e\u{301}", "e\u{301}…........"), (4, "👍🏽👍🏽👍🏽", "👍🏽… ......"), (3, "äöü", "äöü......."),
    (2, "äöü", "ä…........"),
    // What has no width leaves no trace.
    (4, "a\u{1B}[1mb", "a[1…......"), (3, "a\tb", "ab ......."), (2, "\u{301}ab", "ab........"),
  ] as [(Int, String, String)])
func `a line fills its frame, and ends in an ellipsis where it does not fit`(width: Int, text: String, line: String) {
  #expect(drawn(Rect(x: 0, y: 0, width: width)) { $0.line(text) }[0] == line)
}

@Test(arguments: [
  (Rect(x: 3, y: 1, width: 4), ["..........", "...abcd...", ".........."]),
  (Rect(x: -2, y: 0, width: 4), ["cd........", "..........", ".........."]),
  (Rect(x: 8, y: 2, width: 4), ["..........", "..........", "........ab"]),
  (Rect(x: 0, y: 3, width: 4), ["..........", "..........", ".........."]),
  (Rect(x: 0, y: -1, width: 4), ["..........", "..........", ".........."]),
  (Rect(x: 12, y: 0, width: 4), ["..........", "..........", ".........."]),
])
func `drawing is moved to the frame and clipped`(frame: Rect, lines: [String]) {
  #expect(drawn(frame) { $0.write("abcd", x: 0, y: 0) } == lines)
}

@Test func `drawing outside of the frame shows nothing`() {
  let lines = drawn(Rect(x: 2, y: 1, width: 3)) { canvas in
    canvas.write("above", x: 0, y: -1)
    canvas.write("below", x: 0, y: 1)
    canvas.write("left", x: -2, y: 0)
    canvas.write("x", x: 3, y: 0)
    canvas.blank(from: 3, row: 0)
  }
  #expect(lines == ["..........", "..ft......", ".........."])
}

@Test(arguments: [
  (Rect(x: -1, y: 0, width: 4), " 🐶......."), (Rect(x: 7, y: 0, width: 4), ".......💣"),
  (Rect(x: -2, y: 0, width: 4), "🐶........"), (Rect(x: 9, y: 0, width: 4), "........."),
])
func `a wide character that is cut by the window's edge becomes a blank`(frame: Rect, line: String) {
  #expect(drawn(frame) { $0.write("💣🐶", x: 0, y: 0) }[0] == line)
}

@Test func `writing returns the column after it`() {
  _ = drawn(Rect(x: 0, y: 0, width: 8)) { canvas in
    #expect(canvas.write("ab", x: 1, y: 0) == 3)
    #expect(canvas.write("💣é", x: 0, y: 0) == 3)
    #expect(canvas.write("a long text", x: 2, y: 0, width: 4) == 6)
    #expect(canvas.write("e\u{301}x", x: 0, y: 0) == 2)
  }
}
