import Renderer

/// What a person did at the terminal.
enum Input: Equatable {
  case key(Key)
  /// A character out of a pasted text: text for a field, never a key that acts.
  case pasted(Character)
  /// The left button was pressed on a cell of the terminal.
  case click(Point)
  /// Ctrl-L, Ctrl-Z, Ctrl-C, Ctrl-\: in raw mode they arrive as bytes.
  case redraw, suspend, interrupt, quit
}

/// Turns a terminal's bytes into inputs, however they are split; what it does not know it swallows whole.
///
/// A character of several scalars arrives scalar by scalar, which join again in the text they are appended to.
/// Source: ECMA-48, and xterm's "Control Sequences" (SGR mouse reports, bracketed paste).
struct InputParser {
  private enum State: Equatable {
    case ground
    case escape
    /// Within `ESC [ … final`.
    case controlSequence
    /// Behind `ESC O`: one byte follows.
    case singleShift
    /// Within a string for the terminal itself, up to BEL or `ESC \`.
    case string(afterEscape: Bool)
    /// Within a UTF-8 sequence; `least` is the lowest value that needs so many bytes.
    case scalar(value: UInt32, missing: Int, least: UInt32)
    /// Bytes that belong to a sequence already recognised as unknown.
    case skipping(Int)
  }

  private var state = State.ground
  private var parameters: [UInt8] = []
  private var isPasting = false
  private var inputs: [Input] = []

  /// Whether an Escape key or the beginning of a sequence came last: after a pause it was the key.
  var isUndecided: Bool { state == .escape }

  mutating func parse(_ bytes: some Sequence<UInt8>) -> [Input] {
    for byte in bytes { parse(byte) }
    defer { inputs = [] }
    return inputs
  }

  /// Nothing followed for a while.
  mutating func pause() -> [Input] {
    guard isUndecided else { return [] }
    state = .ground
    return isPasting ? [] : [.key(.escape)]
  }

  private mutating func parse(_ byte: UInt8) {
    switch state {
    case .ground: parseGround(byte)
    case .escape: parseEscape(byte)
    case .controlSequence: parseControlSequence(byte)
    case .singleShift: parseSingleShift(byte)
    case .string(let afterEscape): parseString(byte, afterEscape: afterEscape)
    case .scalar(let value, let missing, let least): parseScalar(byte, value, missing: missing, least: least)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    }
  }

  private mutating func parseGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x00..<0x20, 0x7F: control(byte)
    case 0x20..<0x7F: character(Unicode.Scalar(byte))
    case 0xC2..<0xE0: state = .scalar(value: UInt32(byte & 0x1F), missing: 1, least: 0x80)
    case 0xE0..<0xF0: state = .scalar(value: UInt32(byte & 0x0F), missing: 2, least: 0x800)
    case 0xF0..<0xF5: state = .scalar(value: UInt32(byte & 0x07), missing: 3, least: 0x1_0000)
    default: break  // no UTF-8
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x03: inputs.append(.interrupt)
    case 0x09 where isPasting, 0x0A where isPasting, 0x0D where isPasting: inputs.append(.pasted(" "))
    case 0x08, 0x7F: key(.backspace)
    case 0x09: key(.tab)
    case 0x0A, 0x0D: key(.return)
    case 0x0C: command(.redraw)
    case 0x1A: command(.suspend)
    case 0x1C: command(.quit)
    default: break
    }
  }

  private mutating func parseScalar(_ byte: UInt8, _ value: UInt32, missing: Int, least: UInt32) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      return parseGround(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else { return state = .scalar(value: value, missing: missing - 1, least: least) }
    state = .ground
    let isControl = (0x80..<0xA0).contains(value)
    if value >= least, !isControl, let scalar = Unicode.Scalar(value) { character(scalar) }
  }

  private mutating func parseEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): (state, parameters) = (.controlSequence, [])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(afterEscape: false)
    case 0x20..<0x7F: state = .ground  // a letter with Alt
    default:
      key(.escape)
      state = .ground
      parseGround(byte)
    }
  }

  private mutating func parseString(_ byte: UInt8, afterEscape: Bool) {
    let isEnd = byte == 0x07 || afterEscape && byte == UInt8(ascii: "\\")
    state = isEnd ? .ground : .string(afterEscape: byte == 0x1B)
  }

  private mutating func parseSingleShift(_ byte: UInt8) {
    state = .ground
    if byte == UInt8(ascii: "M") { return key(.return) }  // of the keypad
    if let key = InputParser.cursorKeys[byte] { self.key(key) } else if byte == 0x1B { state = .escape }
  }

  private mutating func parseControlSequence(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: parameters.append(byte)
    case 0x40..<0x7F:
      state = .ground
      controlSequence(final: byte)
    case 0x1B: state = .escape
    default:
      state = .ground
      if byte >= 0x80 { parseGround(byte) }
    }
  }

  private mutating func controlSequence(final: UInt8) {
    switch (final, parameters.first) {
    case (UInt8(ascii: "["), nil): state = .skipping(1)  // a function key of the Linux console
    case (UInt8(ascii: "M"), nil): state = .skipping(3)  // a mouse report of the old kind
    case (UInt8(ascii: "M"), UInt8(ascii: "<")): press()
    case (UInt8(ascii: "~"), _): editingKey()
    default: if let key = InputParser.cursorKeys[final] { self.key(key) }
    }
  }

  /// A mouse report `ESC [ < button ; column ; row M`, counted from one. Modifier keys make no difference.
  private mutating func press() {
    let numbers = numbers(in: parameters.dropFirst())
    let modifiers = 4 | 8 | 16
    guard numbers.count == 3, numbers[0] & ~modifiers == 0, numbers[1] > 0, numbers[2] > 0 else { return }
    if !isPasting { inputs.append(.click(Point(x: numbers[1] - 1, y: numbers[2] - 1))) }
  }

  private mutating func editingKey() {
    switch numbers(in: parameters[...]).first {
    case 1, 7: key(.home)
    case 3: key(.delete)
    case 4, 8: key(.end)
    case 200: isPasting = true
    case 201: isPasting = false
    default: break
    }
  }

  private func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }

  private static let cursorKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "Z"): .backtab,
  ]

  private mutating func character(_ scalar: Unicode.Scalar) {
    inputs.append(isPasting ? .pasted(Character(scalar)) : .key(.character(Character(scalar))))
  }

  private mutating func key(_ key: Key) {
    if !isPasting { inputs.append(.key(key)) }
  }

  private mutating func command(_ input: Input) {
    if !isPasting { inputs.append(input) }
  }
}
