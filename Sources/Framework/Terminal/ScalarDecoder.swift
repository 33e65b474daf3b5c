/// Puts the bytes of UTF-8 text together, however they are split; what is not UTF-8 it drops.
struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  /// The lowest value that needs so many bytes.
  private var least: UInt32 = 0

  /// Whether some bytes of a character have come, and not all.
  var isUnfinished: Bool { missing > 0 }

  /// - Returns: The scalar that this byte completes, if it is not a control character of ISO 6429 (`CSI` as one byte…).
  mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x00..<0x80: begin(0, missing: 0, least: 0)
    case 0x80..<0xC0: return next(byte)
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, least: 0x1_0000)
    default: begin(0, missing: 0, least: 0)  // no UTF-8
    }
    return byte < 0x80 ? Unicode.Scalar(byte) : nil
  }

  mutating func forget() { missing = 0 }

  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    (value, self.missing, self.least) = (UInt32(bits), missing, least)
  }

  private mutating func next(_ byte: UInt8) -> Unicode.Scalar? {
    guard isUnfinished else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    let isControl = (0x80..<0xA0).contains(value)
    return missing == 0 && value >= least && !isControl ? Unicode.Scalar(value) : nil
  }
}
