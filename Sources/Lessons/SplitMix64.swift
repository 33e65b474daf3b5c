/// The package's only source of chance: SplitMix64, from a seed.
///
/// It is our own because equal seeds have to give equal games on every machine and with every version of Swift.
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
public struct SplitMix64: Hashable, Sendable {
  /// What the next number is made from; equal states give equal numbers.
  public private(set) var state: UInt64

  /// Equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Any number of 64 bits, each as likely as the others.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, each as likely as the others.
  ///
  /// Source: Lemire, "Fast random integer generation in an interval" (2019).
  public mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number below \(bound) (was \(bound))")
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let rejected = (0 &- bound) % bound
      while product.low < rejected { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }
}

extension SplitMix64: Codable {
  /// `0x` and sixteen hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    let digits = String(state, radix: 16)
    var container = encoder.singleValueContainer()
    try container.encode("0x" + String(repeating: "0", count: 16 - digits.count) + digits)
  }

  /// - Throws: `InvalidState` when it is written otherwise.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let digits = text.dropFirst(2)
    guard text.utf8.count == 18, text.hasPrefix("0x"), digits.allSatisfy(\.isHexDigit),
      let state = UInt64(digits, radix: 16)
    else {
      throw InvalidState("'generator' is \(text.quoted), allowed is '0x' and 16 hexadecimal digits")
    }
    self.state = state
  }
}
