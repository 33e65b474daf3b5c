/// The eight colours every terminal has; how they look is the terminal's business.
package enum Color: UInt8, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
}

/// How a cell looks: two colours, `nil` for the terminal's own, and attributes. Four bytes.
package struct Style: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  /// The terminal's own colours, no attribute.
  package static let plain = Style()
  package static let bold = Style(attributes: .bold)
  package static let dim = Style(attributes: .dim)

  /// Attributes, foreground and background, a byte each, so that styles are compared at once. A colour is stored plus
  /// one: zero stands for the terminal's own.
  private var bits: UInt32

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    bits = Style.code(foreground) << 8 | Style.code(background) << 16 | UInt32(attributes.rawValue)
  }

  package var attributes: Attributes { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
  package var foreground: Color? { color(at: 8) }
  package var background: Color? { color(at: 16) }

  package func adding(_ more: Attributes) -> Style {
    var style = self
    style.bits |= UInt32(more.rawValue)
    return style
  }

  private static func code(_ color: Color?) -> UInt32 { color.map { UInt32($0.rawValue) + 1 } ?? 0 }

  private func color(at bit: UInt32) -> Color? {
    let code = UInt8(truncatingIfNeeded: bits >> bit)
    return code == 0 ? nil : Color(rawValue: code - 1)
  }
}
