/// Gives equal values equal numbers, so that comparing whole trees is comparing two numbers, and never wrong as hashes
/// could be.
struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = numbers.count
    return numbers.count - 1
  }
}

/// The numbers that both sides share.
struct Numberings {
  var texts = Numbering<String>()
  var contents = Numbering<[Int]>()
}
