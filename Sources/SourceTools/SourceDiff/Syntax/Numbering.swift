/// Gives equal values equal numbers, so that comparing whole trees is comparing two numbers, and never wrong as hashes
/// could be.
package struct Numbering<Value: Hashable & Sendable>: Sendable {
  /// In the order of their numbers, from zero.
  package private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  package init() {}

  package mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// As the list of its values.
extension Numbering: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// The numbers that both sides share.
struct Numberings {
  var texts = Numbering<String>()
  var contents = Numbering<[Int]>()
}
