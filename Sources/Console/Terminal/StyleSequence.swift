import Renderer

/// The parameters of one SGR sequence ("select graphic rendition"), which sets how the following text looks.
struct StyleSequence {
  /// One byte each, the first in the lowest.
  private var parameters: UInt64 = 0
  private var count = 0
  /// Bytes that the parameters take, with what separates them.
  private var length = 0

  /// The shorter of two ways: to change what differs, or to reset everything and begin anew.
  static func change(from old: Style, to new: Style) -> StyleSequence {
    let difference = StyleSequence(from: old, to: new)
    let anew = StyleSequence(resettingTo: new)
    return anew.length < difference.length ? anew : difference
  }

  private init(resettingTo style: Style) {
    append(0)
    append(attributes: style.attributes)
    if let color = style.foreground { append(30 + color.rawValue) }
    if let color = style.background { append(40 + color.rawValue) }
  }

  private init(from old: Style, to new: Style) {
    let ended = old.attributes.subtracting(new.attributes)
    var begun = new.attributes.subtracting(old.attributes)
    if !ended.isDisjoint(with: StyleSequence.weights) {  // both end with 22
      begun.formUnion(new.attributes.intersection(StyleSequence.weights))
    }
    append(endOf: ended)
    append(attributes: begun)
    if old.foreground != new.foreground { append(new.foreground.map { 30 + $0.rawValue } ?? 39) }
    if old.background != new.background { append(new.background.map { 40 + $0.rawValue } ?? 49) }
  }

  private static let weights: Style.Attributes = [.bold, .dim]

  private mutating func append(attributes: Style.Attributes) {
    if attributes.isEmpty { return }
    if attributes.contains(.bold) { append(1) }
    if attributes.contains(.dim) { append(2) }
    if attributes.contains(.underline) { append(4) }
    if attributes.contains(.reverse) { append(7) }
  }

  private mutating func append(endOf attributes: Style.Attributes) {
    if attributes.isEmpty { return }
    if !attributes.isDisjoint(with: StyleSequence.weights) { append(22) }
    if attributes.contains(.underline) { append(24) }
    if attributes.contains(.reverse) { append(27) }
  }

  private mutating func append(_ parameter: UInt8) {
    parameters |= UInt64(parameter) << UInt64(8 * count)
    count += 1
    length += parameter == 0 ? 1 : parameter < 10 ? 2 : 3  // a zero may be left out
  }

  func write(to output: inout FrameBuffer) {
    output.appendIntroducer()
    var rest = parameters
    for index in 0..<count {
      if index > 0 { output.append(UInt8(ascii: ";")) }
      if rest & 0xFF != 0 { output.append(decimal: Int(rest & 0xFF)) }
      rest >>= 8
    }
    output.append(UInt8(ascii: "m"))
  }
}
