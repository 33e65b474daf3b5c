extension String {
  /// The names in a text, between which there are spaces and line breaks.
  var words: Set<String> { Set(wordList) }
  var wordList: [String] { split { $0 == " " || $0 == "\n" }.map(String.init) }
}
