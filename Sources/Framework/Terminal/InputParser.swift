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
/// Nothing makes it deaf. Ctrl-C is heard at once, in whatever it comes. A sequence that is not complete in time, or
/// that gets too long, is taken to be broken off, and what comes then are keys again.
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
    /// Bytes that belong to a sequence already recognised as unknown.
    case skipping(Int)
    /// Within a pasted text; so many bytes of what ends it have come.
    case paste(matched: Int)
  }

  /// How long the rest of a sequence may take. A terminal sends all of it at once.
  static let patience = Duration.milliseconds(50)
  /// Bytes of the longest sequence; none that is known has so many.
  static let longestSequence = 1024

  private static let interrupt: UInt8 = 0x03
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var scalars = ScalarDecoder()
  private var parameters: [UInt8] = []
  /// How many bytes of the sequence have come.
  private var length = 0
  /// When the sequence began.
  private var start = ContinuousClock.now
  /// When the bytes came that are being parsed.
  private var time = ContinuousClock.now
  private var inputs: [Input] = []

  private var isUnfinished: Bool {
    if case .paste = state { return false }
    return state != .ground || scalars.isUnfinished
  }

  /// When the sequence that has begun will count as broken off; `nil` between sequences. A lone Escape is one.
  var deadline: ContinuousClock.Instant? { isUnfinished ? start + InputParser.patience : nil }

  mutating func parse(_ bytes: some Sequence<UInt8>, at time: ContinuousClock.Instant = .now) -> [Input] {
    self.time = time
    for byte in bytes { parse(byte) }
    defer { inputs = [] }
    return inputs
  }

  /// Gives up the sequence that has begun; an Escape with nothing behind it was the key.
  mutating func breakOff() -> [Input] {
    guard isUnfinished else { return [] }
    let isKey = state == .escape || state == .string(afterEscape: true)
    state = .ground
    scalars.forget()
    return isKey ? [.key(.escape)] : []
  }

  private mutating func parse(_ byte: UInt8) {
    if byte == InputParser.interrupt {
      inputs.append(.interrupt)
      state = .ground
      return scalars.forget()
    }
    length += 1
    switch state {
    case .ground: parseGround(byte)
    case .paste(let matched): parsePasted(byte, matched: matched)
    case _ where length > InputParser.longestSequence: parseAnew(byte)
    case .escape: parseEscape(byte)
    case .controlSequence: parseControlSequence(byte)
    case .singleShift: parseSingleShift(byte)
    case .string(let afterEscape): parseString(byte, afterEscape: afterEscape)
    case .skipping(let count): skip(byte, count)
    }
  }

  private mutating func begin(_ state: State) {
    self.state = state
    start = time
    length = 0
  }

  /// The sequence broke off before this byte.
  private mutating func parseAnew(_ byte: UInt8) {
    state = .ground
    parseGround(byte)
  }

  // MARK: Keys

  private mutating func parseGround(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      scalars.forget()
      begin(.escape)
    case 0x00..<0x20, 0x7F:
      scalars.forget()
      control(byte)
    default:
      if byte >= 0xC0 { start = time }
      if let scalar = scalars.decode(byte) { key(.character(Character(scalar))) }
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: key(.backspace)
    case 0x09: key(.tab)
    case 0x0A, 0x0D: key(.return)
    case 0x0C: inputs.append(.redraw)
    case 0x1A: inputs.append(.suspend)
    case 0x1C: inputs.append(.quit)
    default: break
    }
  }

  private mutating func key(_ key: Key) { inputs.append(.key(key)) }

  // MARK: Sequences

  private mutating func parseEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): (state, parameters) = (.controlSequence, [])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(afterEscape: false)
    case 0x20...0x7F: state = .ground  // a letter or Backspace with Alt
    default:
      key(.escape)
      parseAnew(byte)
    }
  }

  /// An Escape in a string that does not end it begins another sequence.
  private mutating func parseString(_ byte: UInt8, afterEscape: Bool) {
    switch (byte, afterEscape) {
    case (0x07, _), (UInt8(ascii: "\\"), true): state = .ground
    case (0x1B, false): begin(.string(afterEscape: true))
    case (_, true):
      state = .escape
      parseEscape(byte)
    case (_, false): break
    }
  }

  private mutating func parseSingleShift(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return parseAnew(byte) }
    state = .ground
    if byte == UInt8(ascii: "M") { return key(.return) }  // of the keypad
    if let key = InputParser.cursorKeys[byte] { self.key(key) }
  }

  private mutating func skip(_ byte: UInt8, _ count: Int) {
    if byte < 0x20 { return parseAnew(byte) }
    state = count > 1 ? .skipping(count - 1) : .ground
  }

  private mutating func parseControlSequence(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40: parameters.append(byte)
    case 0x40..<0x7F:
      state = .ground
      controlSequence(final: byte)
    default: parseAnew(byte)
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
    inputs.append(.click(Point(x: numbers[1] - 1, y: numbers[2] - 1)))
  }

  private mutating func editingKey() {
    switch numbers(in: parameters[...]).first {
    case 1, 7: key(.home)
    case 3: key(.delete)
    case 4, 8: key(.end)
    case 200: state = .paste(matched: 0)
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

  // MARK: Pasted text

  /// Nothing in a pasted text means anything but its end.
  private mutating func parsePasted(_ byte: UInt8, matched: Int) {
    let end = InputParser.pasteEnd
    if byte == end[matched] {
      scalars.forget()
      state = matched + 1 < end.count ? .paste(matched: matched + 1) : .ground
    } else if matched > 0 {
      state = .paste(matched: 0)
      for byte in end[..<matched] { paste(byte) }
      parsePasted(byte, matched: 0)
    } else {
      paste(byte)
    }
  }

  /// Characters that control something are left out, but for those that part words.
  private mutating func paste(_ byte: UInt8) {
    guard let scalar = scalars.decode(byte) else { return }
    switch byte {
    case 0x09, 0x0A, 0x0D: inputs.append(.pasted(" "))
    case 0x00..<0x20, 0x7F: break
    default: inputs.append(.pasted(Character(scalar)))
    }
  }
}
