import Renderer

// The bytes that steer a terminal, appended to a frame's buffer. Source: ECMA-48, and xterm's "Control Sequences".

/// What introduces a control sequence: `ESC [`.
let controlSequenceIntroducer: StaticString = "\u{1B}["

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a number of one to four digits.
  mutating func append(decimal number: Int) {
    if number >= 1000 { append(digit: number / 1000) }
    if number >= 100 { append(digit: number / 100) }
    if number >= 10 { append(digit: number / 10) }
    append(digit: number)
  }

  private mutating func append(digit number: Int) {
    append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }

  /// Appends `ESC [ number final`; a terminal takes a missing number for 1.
  mutating func appendSequence(_ number: Int = 1, final: Unicode.Scalar) {
    append(controlSequenceIntroducer)
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }

  /// Moves the cursor to a place, wherever it is.
  mutating func appendMove(to place: Point) {
    append(controlSequenceIntroducer)
    if place.y > 0 { append(decimal: place.y + 1) }
    if place.x > 0 {
      append(UInt8(ascii: ";"))
      append(decimal: place.x + 1)
    }
    append(UInt8(ascii: "H"))
  }

  mutating func append(_ glyph: Glyph) {
    if glyph.isASCII {
      append(glyph.asciiByte)
    } else if let character = glyph.character {
      append(contentsOf: character.utf8)
    }
  }
}
