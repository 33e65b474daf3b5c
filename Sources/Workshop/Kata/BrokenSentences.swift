/// The sentences that do not hold, counted apart from their examples: a sentence can have several.
struct BrokenSentences: CustomStringConvertible {
  /// Each once, with its number.
  let sentences: [String]
  private let failedExamples: Int
  private let playedExamples: Int

  /// - Parameter failed: The sentence of each example that fails.
  init(_ failed: [String], of playedExamples: Int) {
    sentences = failed.distinct
    failedExamples = failed.count
    self.playedExamples = playedExamples
  }

  var description: String {
    "\(sentences.count) \(sentences.count == 1 ? "sentence does" : "sentences do") not hold, "
      + "in \(failedExamples) of \(playedExamples) examples"
  }
}
