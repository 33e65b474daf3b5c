/// Puts the bytes of UTF-8 text together, however they are split; what is not UTF-8 it drops.
struct ScalarDecoder {
  /// The bytes so far of a character that is not complete.
  private var bytes: [UInt8] = []

  /// Whether some bytes of a character have come, but not all.
  var isUnfinished: Bool { !bytes.isEmpty }

  /// - Returns: The scalar that this byte completes, if it is not a control character of ISO 6429 (`CSI` as one byte…).
  mutating func decode(_ byte: UInt8) -> Unicode.Scalar? {
    let isContinuation = 0x80..<0xC0 ~= byte
    if !isContinuation { forget() }
    if byte < 0x80 { return Unicode.Scalar(byte) }
    if isContinuation ? isUnfinished : 0xC2..<0xF5 ~= byte { bytes.append(byte) }
    // The first byte begins with as many ones as there are bytes.
    guard let first = bytes.first, bytes.count == (~first).leadingZeroBitCount else { return nil }
    defer { forget() }
    let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    return scalar.flatMap { 0x80..<0xA0 ~= $0.value ? nil : $0 }
  }

  mutating func forget() { bytes.removeAll(keepingCapacity: true) }
}
