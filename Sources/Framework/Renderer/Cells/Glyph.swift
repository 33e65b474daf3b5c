import Synchronization

/// A character as a cell holds it, in four bytes: a Unicode scalar, or the number of a longer grapheme cluster in a
/// table that the whole program shares, so that the cells of two frames can be compared.
public struct Glyph: Hashable, Sendable {
  let code: UInt32

  private init(code: UInt32) { self.code = code }

  /// A space.
  public static let blank = Glyph(code: 0x20)
  /// The second cell of a wide character; it is never drawn.
  public static let trailingHalf = Glyph(code: .max)

  /// One of the 128 ASCII characters; a larger byte is taken for a Latin-1 character.
  public init(ascii: UInt8) { code = UInt32(ascii) }

  /// A character of one scalar.
  public init(scalar: Unicode.Scalar) { code = scalar.value }

  /// Any character. One of several scalars is looked up in the shared table, under a lock.
  public init(_ character: Character) { self.init(cluster: String(character)[...]) }

  /// The character that a part of a text is: it has no other.
  init(cluster: Substring) {
    let scalars = cluster.unicodeScalars
    if let only = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      code = only.value
    } else {
      code = Glyph.clusters.withLock { $0.number(of: String(cluster)) }
    }
  }

  /// The character that some bytes of UTF-8 are, of several scalars.
  init(cluster: UnsafeBufferPointer<UInt8>) { code = Glyph.clusters.withLock { $0.number(of: cluster) } }

  /// The character, or `nil` for the second cell of a wide one.
  public var character: Character? {
    if self == .trailingHalf { return nil }
    if let scalar = Unicode.Scalar(code) { return Character(scalar) }
    return Glyph.clusters.withLock { $0.characters[Int(code - Clusters.first)] }
  }

  /// The scalar, unless the glyph is a longer cluster or the second cell of a wide character.
  public var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// Whether both are the same character, scalar for scalar.
  public static func == (one: Glyph, other: Glyph) -> Bool { one.code == other.code }

  /// Whether this is the second cell of a wide character.
  public var isTrailingHalf: Bool { code == .max }

  /// Whether terminals agree on the width: they do for one scalar, but for half a flag, and not for clusters with
  /// selectors and joiners.
  public var hasCertainWidth: Bool { code < 0x1F1E6 || 0x1F200..<0x11_0000 ~= code }

  /// Whether it is one of the 128 ASCII characters.
  public var isASCII: Bool { code < 0x80 }

  /// The ASCII byte, when `isASCII`.
  public var asciiByte: UInt8 { UInt8(truncatingIfNeeded: code) }

  /// Grapheme clusters of more than one scalar, numbered in the order in which they were first drawn.
  private struct Clusters {
    /// The first number beyond Unicode's scalars.
    static let first: UInt32 = 0x11_0000

    var characters: [Character] = []
    private var numbers: [Scalars: UInt32] = [:]
    /// The numbers of texts of at most eight bytes, by these bytes: faster to look up than a text.
    private var shortNumbers: [UInt64: UInt32] = [:]

    mutating func number(of cluster: UnsafeBufferPointer<UInt8>) -> UInt32 {
      if cluster.count > 8 { return number(of: String(decoding: cluster, as: UTF8.self)) }
      let bytes = cluster.reduce(0) { $0 << 8 | UInt64($1) }
      if let known = shortNumbers[bytes] { return known }
      let number = number(of: String(decoding: cluster, as: UTF8.self))
      shortNumbers[bytes] = number
      return number
    }

    mutating func number(of cluster: String) -> UInt32 {
      let scalars = Scalars(text: cluster)
      if let known = numbers[scalars] { return known }
      let number = Clusters.first + UInt32(characters.count)
      characters.append(Character(cluster))
      numbers[scalars] = number
      return number
    }
  }

  /// A text that is the same as another when all scalars are: faster to find than one of which characters are compared.
  private struct Scalars: Hashable {
    let text: String

    static func == (one: Scalars, other: Scalars) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private static let clusters = Mutex(Clusters())
}

/// One place of a frame: a glyph and how it looks. Eight bytes.
public struct Cell: Hashable, Sendable {
  /// The character, or the second half of the one to the left.
  public var glyph: Glyph
  /// How it looks.
  public var style: Style

  /// A cell, blank and plain unless something else is asked for.
  public init(_ glyph: Glyph = .blank, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A plain space.
  public static let blank = Cell()

  /// Whether both look the same.
  public static func == (one: Cell, other: Cell) -> Bool { one.glyph == other.glyph && one.style == other.style }

  /// Zero when both look the same.
  func differentBits(from other: Cell) -> UInt32 { (glyph.code ^ other.glyph.code) | (style.bits ^ other.style.bits) }
}
