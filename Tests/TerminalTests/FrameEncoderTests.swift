import Lessons
import Renderer
import Testing

@testable import Terminal

/// A surface and a terminal that has shown what was on it.
private struct Stage: ~Copyable {
  let surface: Surface
  let canvas: Canvas
  var encoder: FrameEncoder
  var frame = FrameBuffer()

  init(width: Int = 20, height: Int = 3, usesColor: Bool = true, glyphs: GlyphSet = .unicode) {
    surface = Surface(size: Size(width: width, height: height))
    canvas = Canvas(on: surface, frame: Rect(surface.size))
    encoder = FrameEncoder(size: surface.size, usesColor: usesColor, glyphs: glyphs)
  }

  /// The bytes of the next frame, with `ESC [` written `^`.
  @discardableResult
  mutating func next() -> String {
    frame.removeAll()
    encoder.encode(surface, into: &frame)
    surface.clearDamage()
    return String(decoding: frame.bytes, as: UTF8.self).split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      .joined(separator: "^")
  }
}

// MARK: - Absolute expectations

@Test func `the first frame clears the terminal, no other does, and one without a change writes nothing`() {
  var stage = Stage()
  stage.canvas.write("a", x: 0, y: 0)
  #expect(stage.next() == "^m^2J^Ha")
  stage.canvas.write("b", x: 0, y: 1)
  #expect(stage.next() == "^2Hb")
  stage.encoder.forget()
  #expect(stage.next() == "^m^2J^Ha^2Hb")
  stage.surface.damageAll()
  #expect(stage.next() == "")
}

@Test(
  arguments: [
    // Where the cursor stands after the first text, the second text, the bytes for it.
    (0, "abcdef", 5, "X", "\u{8}X"), (0, "abcdef", 3, "X", "\u{8}\u{8}\u{8}X"), (5, "abcdef", 2, "X", "^3GX"),
    (5, "abcdef", 0, "X", "\rX"), (0, "abc", 3, "X", "X"), (0, "abc", 6, "X", "   X"),  // a gap of blanks
    (0, "abc", 9, "X", "^6CX"), (0, "abc", 13, "X", "^10CX"), (0, "abc", 103, "X", "^100CX"),
  ] as [(Int, String, Int, String, String)])
func `a move within a row is the shortest there is`(x: Int, text: String, next: Int, change: String, bytes: String) {
  var stage = Stage(width: 120)
  stage.canvas.write(text, x: x, y: 1)
  stage.next()
  stage.canvas.write(change, x: next, y: 1)
  #expect(stage.next() == bytes)
}

@Test func `the row of the cursor comes first`() {
  var stage = Stage()
  stage.canvas.write("ab", x: 0, y: 2)
  stage.next()
  stage.canvas.write("c", x: 4, y: 0)
  stage.canvas.write("d", x: 2, y: 2)
  #expect(stage.next() == "d^;5Hc")
}

@Test(
  arguments: [
    (Style.plain, Style.bold, "^1m"), (.bold, .plain, "^m"), (.bold, .dim, "^;2m"),
    (Style(attributes: [.bold, .dim, .reverse]), Style(attributes: [.dim, .reverse]), "^22;2m"),
    (Style(foreground: .red), Style(foreground: .green), "^32m"),
    (Style(foreground: .red, background: .white), Style(foreground: .red), "^49m"),
    (Style(foreground: .red, background: .white, attributes: .bold), Style(background: .white), "^;47m"),
    (Style(attributes: [.bold, .underline, .reverse]), Style(attributes: [.bold, .underline]), "^27m"),
    (Style(foreground: .red, attributes: [.dim, .underline]), Style(foreground: .red, attributes: .dim), "^24m"),
  ] as [(Style, Style, String)])
func `a change of style is one sequence, the shorter of difference and reset`(from: Style, to: Style, bytes: String) {
  var output = FrameBuffer()
  StyleSequence.change(from: from, to: to).write(to: &output)
  let text = String(decoding: output.bytes, as: UTF8.self)
  #expect("^" + text.dropFirst(2) == bytes)
}

// MARK: - Any frame

@Test(arguments: 1...40)
func `the terminal shows what the surface holds, whatever was drawn`(seed: Int) {
  var dice = SplitMix64(seed: UInt64(seed))
  let (usesColor, glyphs): (Bool, GlyphSet) = (seed % 3 != 0, seed % 4 == 0 ? .ascii : .unicode)
  var stage = Stage(
    width: 1 + dice.next(below: 30), height: 1 + dice.next(below: 8), usesColor: usesColor, glyphs: glyphs)
  var terminal = TerminalEmulator(size: stage.surface.size)
  for step in 1...60 {
    for _ in 0...dice.next(below: 4) { scribble(on: stage.surface, &dice) }
    if dice.next(below: 20) == 0 { stage.encoder.forget() }
    stage.next()
    terminal.show(stage.frame)
    let wanted = places(of: stage.surface, usesColor, glyphs)
    let difference = zip(terminal.places, wanted).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(difference == nil, "step \(step) of seed \(seed), on \(stage.surface.size)")
  }
  #expect(terminal.unknown == [])
}

@Test func `a terminal that takes clusters for narrow ones shows everything else, and a blank beside them`() {
  var stage = Stage(width: 12, height: 2)
  var terminal = TerminalEmulator(size: stage.surface.size, clusterWidth: 1)
  for text in ["abcdefg", "a👍🏽b👨‍👩‍👧c", "a👍🏽B👨‍👩‍👧C", "xyzabcdefghi", "xyzabcdefg⚑\u{FE0F}"] {
    stage.canvas.line(text)
    stage.next()
    terminal.show(stage.frame)
    for x in 0..<12 where stage.surface[x, 0].glyph.hasCertainWidth || stage.surface[x, 0].glyph.isTrailingHalf {
      #expect(terminal[x, 0].character == stage.surface[x, 0].glyph.character ?? " ", "column \(x) of \(text)")
    }
  }
}

private func places(of surface: Surface, _ usesColor: Bool, _ glyphs: GlyphSet) -> [TerminalEmulator.Place] {
  surface.cells.map { cell in
    TerminalEmulator.Place(
      character: glyphs.replacing(cell.glyph).character,
      style: usesColor ? cell.style : Style(attributes: cell.style.attributes))
  }
}

/// Draws something somewhere, often clipped, often over halves of wide characters.
private func scribble(on surface: Surface, _ dice: inout SplitMix64) {
  let texts = ["a", "ab c", "    ", "💣", "漢字", "x🐶y", "é⚑", "👍🏽", "e\u{301}", "[>New<] n", "…", "1️⃣2"]
  let colors: [Color?] = [nil, nil, .red, .blue, .white]
  let style = Style(
    foreground: colors[dice.next(below: colors.count)], background: colors[dice.next(below: colors.count)],
    attributes: Style.Attributes(rawValue: dice.next(below: 2) == 0 ? 0 : UInt8(dice.next(below: 16))))
  let frame = Rect(
    x: dice.next(below: surface.size.width + 4) - 3, y: dice.next(below: surface.size.height + 1) - 1,
    width: 1 + dice.next(below: 12), height: 1 + dice.next(below: 2))
  if dice.next(below: 12) == 0 { return surface.clear(frame) }
  let canvas = Canvas(on: surface, frame: frame)
  let text = texts[dice.next(below: texts.count)]
  if dice.next(below: 2) == 0 {
    canvas.line(text, style: style)
  } else {
    canvas.write(text, x: dice.next(below: 4) - 1, y: dice.next(below: 2), style: style)
  }
}
