/// A control's name taken apart: a word and whole numbers from zero, `square 4,7`.
struct ControlWords {
  let word: Substring
  let numbers: [Int]

  /// - Returns: `nil` if a number is not written in its shortest form.
  init?(_ name: String) {
    let parts = name.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    word = parts[0]
    guard parts.count == 2 else {
      numbers = []
      return
    }
    let digits = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    numbers = digits.compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.map(String.init) == digits.map(String.init) else { return nil }
  }
}
