/// The indices of a longest strictly increasing subsequence, by patience sorting.
/// - Complexity: O(*n* log *n*).
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  var tops: [Int] = []  // of each length, the index of the smallest value that ends such a subsequence
  var previous = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tops[low - 1] }
    if low < tops.count { tops[low] = index } else { tops.append(index) }
  }
  var subsequence: [Int] = []
  var next = tops.last
  while let index = next {
    subsequence.append(index)
    next = previous[index]
  }
  return subsequence.reversed()
}
