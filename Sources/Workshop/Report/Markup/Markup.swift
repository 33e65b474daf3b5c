/// HTML. Text that is interpolated is escaped, once; markup that is interpolated goes in as it is.
///
///     let cell: Markup = "<td>\("a < b")</td>"  // <td>a &lt; b</td>
///     let row: Markup = "<tr>\(cell)</tr>"
struct Markup: ExpressibleByStringInterpolation, Equatable {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// - Parameter text: What is already HTML, a style sheet or a script.
  init(verbatim text: String) { self.text = text }

  init(_ parts: [Markup], separator: String = "") { text = parts.map(\.text).joined(separator: separator) }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(2 * literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: String) { self.text += Markup.escaped(text) }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
  }

  static func + (one: Markup, other: Markup) -> Markup { Markup([one, other]) }

  /// Right for text and for quoted attributes.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let entity = entities[scalar] { escaped += entity } else { escaped.unicodeScalars.append(scalar) }
    }
  }

  private static let entities: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}

extension Sequence {
  /// The markup of all elements, one after the other.
  func markup(_ each: (Element) throws -> Markup) rethrows -> Markup { Markup(try map(each)) }
}

extension DefaultStringInterpolation {
  /// Markup in a string would lose what it is, and be escaped again.
  @available(*, unavailable, message: "Interpolate markup into markup: give the literal the type 'Markup'.")
  mutating func appendInterpolation(_ markup: Markup) {}
}
