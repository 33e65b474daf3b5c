/// The eight colours every terminal has; how they look is the terminal's business.
public enum Color: UInt8, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a cell looks: two colours, `nil` for the terminal's own, and attributes. Four bytes.
public struct Style: Hashable, Sendable {
  /// What a terminal does to a character beside colouring it; a terminal may leave any of it undone.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt8
    /// The attributes whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Stronger or brighter.
    public static var bold: Attributes { Attributes(rawValue: 1) }
    /// Weaker or darker.
    public static var dim: Attributes { Attributes(rawValue: 2) }
    /// With a line below.
    public static var underline: Attributes { Attributes(rawValue: 4) }
    /// Foreground and background exchanged.
    public static var reverse: Attributes { Attributes(rawValue: 8) }
  }

  /// The terminal's own colours, no attribute.
  public static let plain = Style()
  /// The terminal's own colours, bold.
  public static let bold = Style(attributes: .bold)
  /// The terminal's own colours, dim.
  public static let dim = Style(attributes: .dim)

  /// Whether both colours and all attributes are the same.
  ///
  /// Written out, because a synthesised one is called through a table from other modules: the comparison of cells is
  /// the innermost loop of every frame.
  public static func == (one: Style, other: Style) -> Bool { one.bits == other.bits }

  /// Attributes, foreground and background, a byte each: styles are compared at once.
  var bits: UInt32

  /// Colours, `nil` for the terminal's own, and attributes.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    let foregroundCode = foreground.map { $0.rawValue + 1 } ?? 0
    let backgroundCode = background.map { $0.rawValue + 1 } ?? 0
    bits = UInt32(backgroundCode) << 16 | UInt32(foregroundCode) << 8 | UInt32(attributes.rawValue)
  }

  /// What is done beside colouring.
  public var attributes: Attributes { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
  /// The colour of the character, `nil` for the terminal's own.
  public var foreground: Color? { Color(code: foregroundCode) }
  /// The colour behind the character, `nil` for the terminal's own.
  public var background: Color? { Color(code: backgroundCode) }

  /// A colour's number plus one, from 1 to 8; zero for the terminal's own.
  public var foregroundCode: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// A colour's number plus one, from 1 to 8; zero for the terminal's own.
  public var backgroundCode: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The same style with further attributes.
  public func adding(_ more: Attributes) -> Style {
    var style = self
    style.bits |= UInt32(more.rawValue)
    return style
  }
}

extension Color {
  fileprivate init?(code: UInt8) { self.init(rawValue: code &- 1) }
}
