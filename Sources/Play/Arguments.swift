import Lessons
import PlainText

/// The words of a command line: options first come, first served, then what is left.
///
///     var arguments = Arguments(["mines", "--seed", "7"])
///     let seed = try arguments.option("seed")  // "7"
///     let lesson = arguments.nextOperand()     // "mines"
///     try arguments.finish()
package struct Arguments {
  private var words: [String]

  package init(_ words: [String]) { self.words = words }

  /// Takes `--name` out and says whether it was there.
  package mutating func flag(_ name: String) -> Bool {
    let isThere = optionWords.contains("--\(name)")
    words.removeAll { $0 == "--\(name)" }
    return isThere
  }

  /// Takes `--name VALUE` or `--name=VALUE` out; of several, the last counts. Only behind an equals sign can a value
  /// begin with two dashes.
  package mutating func option(_ name: String) throws(CommandError) -> String? { try option(spelled: "--\(name)") }

  /// Takes `-n VALUE` out; of several, the last counts.
  package mutating func shortOption(_ letter: Character) throws(CommandError) -> String? {
    try option(spelled: "-\(letter)")
  }

  private mutating func option(spelled option: String) throws(CommandError) -> String? {
    var value: String?
    while let index = words.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) {
      let word = words.remove(at: index)
      if word.hasPrefix("\(option)=") {
        value = String(word.dropFirst(option.count + 1))
      } else if index < words.count, !words[index].hasPrefix("--") {
        value = words.remove(at: index)
      } else {
        throw .usage("'\(option)' needs a value: write '\(option) VALUE', or see '--help'.")
      }
    }
    return value
  }

  /// Takes a whole number within limits.
  package mutating func number<Number: FixedWidthInteger>(
    _ name: String, in limits: ClosedRange<Number>
  ) throws(CommandError) -> Number? {
    guard let text = try option(name) else { return nil }
    guard let number = Number(text), limits.contains(number) else {
      let fault = text.wholeMatch(of: /[+-]?[0-9]+/) == nil ? "is not a whole number" : "is out of range"
      throw .usage(
        "\("--\(name) \(text)".quoted) \(fault): give a whole number from \(limits.lowerBound) to \(limits.upperBound)."
      )
    }
    return number
  }

  package mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, of type: Choice.Type
  ) throws(CommandError) -> Choice? {
    guard let text = try option(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = type.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("\("--\(name) \(text)".quoted) is unknown: choose one of \(choices).")
    }
    return choice
  }

  /// Takes the first word that is not an option.
  package mutating func nextOperand() -> String? {
    guard let index = words.firstIndex(where: { !isOption($0) }) else { return nil }
    return words.remove(at: index)
  }

  /// Takes these options out with their values, as arguments of their own.
  package mutating func take(_ options: [String]) throws(CommandError) -> Arguments {
    var taken: [String] = []
    for name in options {
      if let value = try option(name) { taken.append("--\(name)=\(value)") }
    }
    return Arguments(taken)
  }

  /// The lesson of this name.
  package func lesson<Lesson>(
    named word: String, among lessons: [Lesson], _ name: (Lesson) -> String
  ) throws(CommandError) -> Lesson {
    if let lesson = lessons.first(where: { name($0) == word }) { return lesson }
    // The word may be the value of an option that there is not.
    try finishOptions()
    throw .usage("Unknown lesson \(word.quoted): choose one of \(lessons.map(name).joined(separator: ", ")).")
  }

  /// Whether an option is there, taken out or not.
  package func names(_ option: String) -> Bool {
    optionWords.contains { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
  }

  package func finish() throws(CommandError) {
    try finishOptions()
    if let word = words.first { throw unknown("argument", word) }
  }

  /// The same, whatever operands there still are.
  private func finishOptions() throws(CommandError) {
    if let word = optionWords.first { throw unknown("option", word) }
  }

  private func unknown(_ kind: String, _ word: String) -> CommandError {
    .usage("Unknown \(kind) \(word.quoted): see '--help' for what there is.")
  }

  private var optionWords: [String] { words.filter(isOption) }

  /// A lone dash is a file's name: standard input.
  private func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }
}

/// The words that this program was started with, behind its name. A word that is not UTF-8 is refused: decoded in some
/// way it would name another file.
package func programArguments() throws(CommandError) -> [String] {
  var words: [String] = []
  for index in 1..<max(Int(CommandLine.argc), 1) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    guard let word = String(validatingCString: bytes) else {
      throw .usage("Argument \(index), \(String(cString: bytes).quoted), is not UTF-8: give the file a name that is.")
    }
    words.append(word)
  }
  return words
}
