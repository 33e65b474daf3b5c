/// A state that an exploration can tell from all others by a few bytes, and make again from them.
///
/// What decides how a screen goes on has to be among the bytes; what no explored event depends on, such as a generator
/// that is not drawn from, may be left out.
public protocol PackableState: Equatable, Sendable {
  /// Writes what tells the state from others.
  func pack(into bytes: inout PackedBytes)
  /// Reads what `pack(into:)` wrote.
  init(unpacking bytes: inout UnpackedBytes)
}

/// Bytes being written.
public struct PackedBytes {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Removes all bytes, and keeps the room for them.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// One byte.
  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// One byte, one or zero.
  public mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Seven bits a byte, the sign in the lowest; small numbers take one byte.
  public mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The length, and the text in UTF-8.
  public mutating func append(_ text: String) {
    append(text.utf8.count)
    bytes += text.utf8
  }

  /// Whether there is a value, and the value as it is written by what is given.
  public mutating func append<Value>(_ value: Value?, _ appendValue: (inout PackedBytes, Value) -> Void) {
    append(value != nil)
    if let value { appendValue(&self, value) }
  }

  /// The number of elements, and each of them as it is written by what is given.
  public mutating func append<Element>(_ elements: [Element], _ appendElement: (inout PackedBytes, Element) -> Void) {
    append(elements.count)
    for element in elements { appendElement(&self, element) }
  }
}

/// Bytes being read, in the order in which they were written. Reading something else than was written there, or beyond
/// the end, is a programmer's error.
public struct UnpackedBytes {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// - Parameter bytes: What `PackedBytes` wrote.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// One byte.
  public mutating func byte() -> UInt8 {
    defer { index += 1 }
    return bytes[index]
  }

  /// A flag.
  public mutating func flag() -> Bool { byte() != 0 }

  /// A number.
  public mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let next = byte()
      number |= UInt(next & 0x7F) << shift
      if next < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  /// A text.
  public mutating func text() -> String {
    let count = number()
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// A value, if there was one.
  public mutating func optional<Value>(_ value: (inout UnpackedBytes) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  /// An array.
  public mutating func array<Element>(_ element: (inout UnpackedBytes) -> Element) -> [Element] {
    (0..<number()).map { _ in element(&self) }
  }
}
