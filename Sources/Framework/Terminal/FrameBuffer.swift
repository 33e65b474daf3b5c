import Renderer

/// The bytes of a frame, in memory that is used again for the next.
package struct FrameBuffer {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: String) { bytes += text.utf8 }

  mutating func append(_ glyph: Glyph) {
    if glyph.isASCII {
      append(glyph.asciiByte)
    } else if let scalar = glyph.scalar {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    } else if let character = glyph.character {
      bytes += character.utf8
    }
  }
}

// MARK: - Control sequences
// Source: ECMA-48, and xterm's "Control Sequences".

extension FrameBuffer {
  mutating func appendIntroducer() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// Appends a number of one to four digits.
  mutating func append(decimal number: Int) {
    if number >= 1000 { append(digit: number / 1000) }
    if number >= 100 { append(digit: number / 100) }
    if number >= 10 { append(digit: number / 10) }
    append(digit: number)
  }

  private mutating func append(digit number: Int) { append(UInt8(truncatingIfNeeded: 48 + number % 10)) }

  /// Appends `ESC [ number final`; a terminal takes a missing number for 1.
  mutating func appendSequence(_ number: Int, final: Unicode.Scalar) {
    appendIntroducer()
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }

  mutating func appendMove(column: Int, row: Int) {
    appendIntroducer()
    if row > 0 { append(decimal: row + 1) }
    if column > 0 {
      append(UInt8(ascii: ";"))
      append(decimal: column + 1)
    }
    append(UInt8(ascii: "H"))
  }
}
