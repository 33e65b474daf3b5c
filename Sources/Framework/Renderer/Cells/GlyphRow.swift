import PlainText

/// The glyphs of a text, a column each: a wide one is followed by its trailing half, one without width is left out.
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
    var progress = text.withUTF8 { appendCommon($0[...]) }
    while case .isNotCommon(let offset) = progress {
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      let next = text.index(after: index)
      let cluster = text[index..<next]
      guard append(Glyph(cluster: cluster), width: cluster.unicodeScalars.clusterWidth) else { return cut() }
      let rest = offset + text.utf8.distance(from: index, to: next)
      progress = text.withUTF8 { appendCommon($0[rest...]) }
    }
    if case .isFull = progress { cut() }
  }

  private enum Progress {
    case isDone, isFull
    /// A character begins at this offset; where it ends has still to be searched for.
    case isNotCommon(Int)
  }

  /// Appends common characters: simple scalars, each alone or with marks and joiners behind it. Two simple scalars in a
  /// row are two characters, so that no border has to be searched for.
  private mutating func appendCommon(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Progress {
    let bytes = text.base
    var offset = text.startIndex
    if offset == bytes.count { return .isDone }
    var (scalar, length) = bytes.scalar(at: offset)
    guard var width = scalar.simpleWidth else { return .isNotCommon(offset) }
    while true {
      var next = offset + length
      if next == bytes.count { return append(Glyph(scalar: scalar), width: width) ? .isDone : .isFull }
      var (following, followingLength) = bytes.scalar(at: next)
      var followingWidth = following.simpleWidth
      if followingWidth == nil {
        guard let cluster = CommonCluster(in: bytes, from: offset, scalar, width: width) else {
          return .isNotCommon(offset)
        }
        guard append(Glyph(cluster: cluster.bytes), width: cluster.width) else { return .isFull }
        next = offset + cluster.bytes.count
        if next == bytes.count { return .isDone }
        (following, followingLength) = bytes.scalar(at: next)
        followingWidth = following.simpleWidth
      } else {
        guard append(Glyph(scalar: scalar), width: width) else { return .isFull }
      }
      guard let followingWidth else { return .isNotCommon(next) }
      (offset, scalar, length, width) = (next, following, followingLength, followingWidth)
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

/// A character of a simple scalar and of marks and joiners behind it, pictures joined to it included: UAX #29, as far
/// as these need it.
private struct CommonCluster {
  let bytes: UnsafeBufferPointer<UInt8>
  let width: Int

  /// - Returns: `nil` if something else comes behind it, so that its end has to be searched for.
  init?(in text: UnsafeBufferPointer<UInt8>, from start: Int, _ first: Unicode.Scalar, width: Int) {
    var (last, end) = (first, start + text.scalar(at: start).length)
    var width = width
    while end < text.count {
      let (next, length) = text.scalar(at: end)
      if let nextWidth = next.simpleWidth {
        if !last.isJoiner { break }
        // Between two pictures it joins; elsewhere, and behind marks, that is not decided here.
        guard first.isSimplePicture, next.isSimplePicture else { return nil }
        width = max(width, nextWidth)
      } else if !next.isCombiningMark && !(next.isJoiner && last.isSimplePicture) {
        return nil
      }
      last = next
      end += length
    }
    bytes = UnsafeBufferPointer(rebasing: text[start..<end])
    self.width = width
  }
}

extension Unicode.Scalar {
  fileprivate var isJoiner: Bool { value == 0x200D }

  /// Whether it is one of the simple scalars that are pictures, which a joiner joins.
  fileprivate var isSimplePicture: Bool { value >= 0x1F400 && simpleWidth != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at an offset, given that the bytes are valid UTF-8, and how many bytes it takes.
  @inline(__always)
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
