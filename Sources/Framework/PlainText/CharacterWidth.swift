// How many columns a character takes in a terminal. A `Character` is a grapheme cluster, not a column: 💣 takes two,
// a combining accent none. Source: Unicode 15, East Asian Width (UAX #11), and emoji presentation (UTS #51).

extension Character {
  /// 0, 1 or 2 columns.
  public var columnWidth: Int { unicodeScalars.clusterWidth }
}

extension Sequence<Unicode.Scalar> {
  /// How many columns these scalars take when they are one character.
  package var clusterWidth: Int {
    var width = 0
    for scalar in self {
      if scalar == Unicode.Scalar.emojiVariationSelector, width > 0 { return 2 }
      width = Swift.max(width, scalar.columnWidth)
    }
    return width
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes, if it is one of the ranges of common characters that stand for themselves: they
  /// combine with none of their kind, so text that holds nothing else needs no search for grapheme clusters.
  @inlinable package var simpleWidth: Int? {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x55F, 0x2010...0x2027, 0x2030...0x205E,
      0x2190...0x2319, 0x2500...0x25FC, 0x2680...0x2692:
      1
    case 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x1F400...0x1F43E, 0x1F442...0x1F4FC,
      0x1F600...0x1F64F:
      2
    default: nil
    }
  }

  /// Asks for the coloured form of a character, which takes two columns: ⚑ takes one, ⚑ with this selector two.
  fileprivate static let emojiVariationSelector = Unicode.Scalar(0xFE0F as UInt32)

  fileprivate var columnWidth: Int { simpleWidth ?? (isCommonMark ? 0 : widthByProperties) }

  /// Whether the scalar is one of the marks and joiners that are met most: looking up the properties takes longer.
  @inlinable package var isCommonMark: Bool { isCombiningMark || value == 0x200D || value == 0xFE0E }

  /// Whether the scalar is one of the marks that belong to the character before them, and to none behind them.
  @inlinable package var isCombiningMark: Bool { (0x300...0x36F).contains(value) }

  /// How many columns the scalar takes. The look-up is slow: see `simpleWidth` and `isCommonMark`.
  package var widthByProperties: Int {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return value == 0xAD ? 1 : 0  // a soft hyphen is drawn
    default: break
    }
    if Unicode.Scalar.medialJamo.contains(value) { return 0 }
    if properties.isEmojiPresentation || isWideEastAsian { return 2 }
    return 1
  }

  /// Vowels and final consonants of Hangul, drawn into the cell pair of the initial consonant.
  private static let medialJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  private var isWideEastAsian: Bool {
    guard value >= 0x1100 else { return false }
    return Unicode.Scalar.wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // Angle brackets
    0x2E80...0x303E,  // CJK radicals, ideographic punctuation
    0x3041...0x4DBF,  // Kana, CJK symbols, extension A
    0x4E00...0xA4CF,  // Unified ideographs, Yi
    0xA960...0xA97C,  // Hangul extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // Compatibility ideographs
    0xFE10...0xFE19,  // Vertical forms
    0xFE30...0xFE6B,  // Compatibility and small forms
    0xFF01...0xFF60,  // Full-width forms
    0xFFE0...0xFFE6,  // Full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // Kana supplement, Nushu
    0x1F200...0x1F265,  // Enclosed ideographs
    0x20000...0x3FFFD,  // Ideographs, planes 2 and 3
  ]
}

extension StringProtocol {
  /// Columns the text takes on one line. O(*n*).
  public var columnWidth: Int { reduce(0) { $0 + $1.columnWidth } }
}
