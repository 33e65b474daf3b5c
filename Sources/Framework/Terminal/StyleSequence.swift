import Renderer

/// One SGR sequence ("select graphic rendition"), which sets how the following text looks.
struct StyleSequence {
  /// The parameters, one byte each, the first in the lowest.
  private var parameters: UInt64 = 0
  private var count = 0
  /// Bytes that the parameters take, with what separates them.
  private var length = 0

  /// The shorter of two ways: to change what differs, or to reset everything and begin anew.
  static func change(from old: Style, to new: Style) -> StyleSequence {
    let anew = StyleSequence(resettingTo: new)
    if anew.count == 1 { return anew }
    let difference = StyleSequence(from: old, to: new)
    return anew.length < difference.length ? anew : difference
  }

  private init(resettingTo style: Style) {
    append(0)
    append(attributes: style.attributes.rawValue)
    if style.foregroundCode > 0 { append(29 + style.foregroundCode) }
    if style.backgroundCode > 0 { append(39 + style.backgroundCode) }
  }

  private init(from old: Style, to new: Style) {
    let (before, after) = (old.attributes.rawValue, new.attributes.rawValue)
    if before != after { append(attributes: append(endOf: before & ~after, keeping: after) | after & ~before) }
    if old.foregroundCode != new.foregroundCode { append(new.foregroundCode == 0 ? 39 : 29 + new.foregroundCode) }
    if old.backgroundCode != new.backgroundCode { append(new.backgroundCode == 0 ? 49 : 39 + new.backgroundCode) }
  }

  private mutating func append(_ parameter: UInt8) {
    parameters |= UInt64(parameter) << UInt64(8 * count)
    count += 1
    length += parameter == 0 ? 1 : parameter < 10 ? 2 : 3  // a zero is left out
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

// MARK: - Attributes, as sets of bits

extension StyleSequence {
  private static var bold: UInt8 { Style.Attributes.bold.rawValue }
  private static var dim: UInt8 { Style.Attributes.dim.rawValue }
  private static var underline: UInt8 { Style.Attributes.underline.rawValue }
  private static var reverse: UInt8 { Style.Attributes.reverse.rawValue }

  private mutating func append(attributes: UInt8) {
    if attributes == 0 { return }
    if attributes & StyleSequence.bold != 0 { append(1) }
    if attributes & StyleSequence.dim != 0 { append(2) }
    if attributes & StyleSequence.underline != 0 { append(4) }
    if attributes & StyleSequence.reverse != 0 { append(7) }
  }

  /// - Returns: Those of the kept attributes that ended too and have to begin again: bold and dim end with one number.
  private mutating func append(endOf attributes: UInt8, keeping kept: UInt8) -> UInt8 {
    if attributes == 0 { return 0 }
    let weights = StyleSequence.bold | StyleSequence.dim
    if attributes & weights != 0 { append(22) }
    if attributes & StyleSequence.underline != 0 { append(24) }
    if attributes & StyleSequence.reverse != 0 { append(27) }
    return attributes & weights != 0 ? kept & weights : 0
  }
}
