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

  /// A colour plus one; zero stands for the terminal's own.
  private var foregroundCode: UInt8
  private var backgroundCode: UInt8
  package var attributes: Attributes

  package init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    foregroundCode = foreground.map { $0.rawValue + 1 } ?? 0
    backgroundCode = background.map { $0.rawValue + 1 } ?? 0
    self.attributes = attributes
  }

  package var foreground: Color? { foregroundCode == 0 ? nil : Color(rawValue: foregroundCode - 1) }
  package var background: Color? { backgroundCode == 0 ? nil : Color(rawValue: backgroundCode - 1) }

  package func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}
