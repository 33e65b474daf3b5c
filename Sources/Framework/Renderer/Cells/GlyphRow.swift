/// The glyphs of a text, one for each column: a wide one is followed by its trailing half, one without width is left out.
struct GlyphRow {
  private let room: UnsafeMutableBufferPointer<Glyph>
  /// Columns taken.
  private(set) var count = 0
  /// Columns taken by the glyphs up to the last one behind which a column was free.
  private var countBeforeCut = 0

  /// - Parameter room: A glyph for each column that there is.
  init(in room: UnsafeMutableBufferPointer<Glyph>) { self.room = room }

  /// Takes as much of a text as fits; when that is not all of it, it ends in `…`. O(columns), however long the text is.
  mutating func append(_ text: String) {
    var text = text
    var progress = text.withUTF8 { appendSimple($0[...]) }
    while case .isNotSimple(let offset) = progress {
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      let next = text.index(after: index)
      let cluster = text[index..<next]
      guard append(Glyph(cluster: cluster), width: cluster.unicodeScalars.clusterWidth) else { return cut() }
      let rest = offset + text.utf8.distance(from: index, to: next)
      progress = text.withUTF8 { appendSimple($0[rest...]) }
    }
    if case .isFull = progress { cut() }
  }

  private enum Progress {
    case isDone, isFull
    /// At an offset begins a character of which simple scalars alone do not tell where it ends.
    case isNotSimple(Int)
  }

  /// Appends simple scalars. Two of them in a row are two characters, so that no border has to be searched for.
  private mutating func appendSimple(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Progress {
    let bytes = text.base
    var offset = text.startIndex
    if offset == bytes.count { return .isDone }
    var scalar = bytes.scalar(at: offset)
    while true {
      guard let width = scalar.value.simpleWidth else { return .isNotSimple(offset) }
      let next = offset + scalar.length
      let following = next < bytes.count ? bytes.scalar(at: next) : nil
      if let following, following.value.simpleWidth == nil { return .isNotSimple(offset) }
      guard append(Glyph(scalar: scalar.value), width: width) else { return .isFull }
      guard let following else { return .isDone }
      (offset, scalar) = (next, following)
    }
  }

  /// - Returns: Whether it fitted.
  private mutating func append(_ glyph: Glyph, width: Int) -> Bool {
    if count + width > room.count { return false }
    if width > 0 { room[count] = glyph }
    if width > 1 { room[count + 1] = .trailingHalf }
    count += width
    if count < room.count { countBeforeCut = count }
    return true
  }

  private mutating func cut() {
    if room.isEmpty { return }
    count = countBeforeCut
    room[count] = Glyph(scalar: "…")
    count += 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at an offset, given that the bytes are valid UTF-8, and how many bytes it takes.
  fileprivate func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int) {
    func continuation(_ index: Int) -> UInt32 { UInt32(self[offset + index] & 0x3F) }
    let first = UInt32(self[offset])
    let (value, length): (UInt32, Int) =
      switch first {
      case ..<0x80: (first, 1)
      case ..<0xE0: ((first & 0x1F) << 6 | continuation(1), 2)
      case ..<0xF0: ((first & 0x0F) << 12 | continuation(1) << 6 | continuation(2), 3)
      default: ((first & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3), 4)
      }
    return (Unicode.Scalar(value) ?? "?", length)
  }
}
