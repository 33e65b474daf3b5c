/// The eight colours every terminal has; how they look is the terminal's business.
package enum Color: UInt8, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a cell looks: two colours, `nil` for the terminal's own, and attributes. Four bytes.
@usableFromInline
package struct Style: Hashable, Sendable {
  @usableFromInline
  package struct Attributes: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable package static var bold: Attributes { Attributes(rawValue: 1) }
    @inlinable package static var dim: Attributes { Attributes(rawValue: 2) }
    @inlinable package static var underline: Attributes { Attributes(rawValue: 4) }
    @inlinable package static var reverse: Attributes { Attributes(rawValue: 8) }
  }

  /// The terminal's own colours, no attribute.
  package static let plain = Style()
  package static let bold = Style(attributes: .bold)
  package static let dim = Style(attributes: .dim)

  // Written out, because a synthesised one is called through a table from other modules: the comparison of cells is the
  // innermost loop of every frame.
  @inlinable
  package static func == (one: Style, other: Style) -> Bool { one.bits == other.bits }

  /// Attributes, foreground and background, a byte each: styles are compared at once.
  @usableFromInline var bits: UInt32

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    let foregroundCode = foreground.map { $0.rawValue + 1 } ?? 0
    let backgroundCode = background.map { $0.rawValue + 1 } ?? 0
    bits = UInt32(backgroundCode) << 16 | UInt32(foregroundCode) << 8 | UInt32(attributes.rawValue)
  }

  @inlinable
  package var attributes: Attributes { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
  package var foreground: Color? { Color(code: foregroundCode) }
  package var background: Color? { Color(code: backgroundCode) }

  /// A colour's number plus one, from 1 to 8; zero for the terminal's own.
  @inlinable
  package var foregroundCode: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  @inlinable
  package var backgroundCode: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  package func adding(_ more: Attributes) -> Style {
    var style = self
    style.bits |= UInt32(more.rawValue)
    return style
  }
}

extension Color {
  fileprivate init?(code: UInt8) { self.init(rawValue: code &- 1) }
}
