import LessonPairs
import Lessons
import PlainText
import Play

extension Arguments {
  /// Takes the names of lessons, each once.
  /// - Parameter others: What is taken when none is named.
  mutating func lessons(
    orElse others: [any LessonPair.Type] = allLessons
  ) throws(CommandError) -> [any LessonPair.Type] {
    var lessons: [any LessonPair.Type] = []
    while let word = nextOperand() {
      let lesson = try lesson(named: word)
      if !lessons.contains(where: { $0 == lesson }) { lessons.append(lesson) }
    }
    return lessons.isEmpty ? others : lessons
  }

  /// Takes the name of one lesson; the first when none is named.
  mutating func lesson() throws(CommandError) -> any LessonPair.Type {
    guard let word = nextOperand() else { return allLessons[0] }
    return try lesson(named: word)
  }

  /// As a message lists them.
  static var lessonNames: String { allLessons.map { $0.name }.joined(separator: ", ") }

  private func lesson(named word: String) throws(CommandError) -> any LessonPair.Type {
    guard let lesson = allLessons.first(where: { $0.name == word }) else {
      throw .usage("Unknown lesson \(word.quoted): choose one of \(Arguments.lessonNames).")
    }
    return lesson
  }

  /// Takes out the options of lessons, as arguments of their own.
  mutating func takeOptions(of lessons: [any LessonPair.Type]) throws(CommandError) -> Arguments {
    var words: [String] = []
    for option in lessons.flatMap({ $0.options }) {
      if let value = try self.option(option) { words += ["--\(option)", value] }
    }
    return Arguments(words)
  }
}
