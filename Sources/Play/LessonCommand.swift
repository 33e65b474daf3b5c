import Foundation
import Lessons
import PlainText
import Terminal

/// The command line of `worst` and of `separated`, which differ in the variant alone, and of `play`, which plays both.
package struct LessonCommand {
  package static let version = "1.0.0"

  let name: String
  let summary: String
  let lessons: [any RunnableLesson]
  private let takesFiles: Bool
  private let details: [String]

  /// - Parameter lessons: The first is the default.
  package init(
    name: String, summary: String, lessons: [any RunnableLesson], takesFiles: Bool = true,
    details: [String] = ["Scripts, an event a line: press CONTROL · type TEXT · key NAME · click COLUMN ROW · tick"]
  ) {
    self.name = name
    self.summary = summary
    self.lessons = lessons
    self.takesFiles = takesFiles
    self.details = details
  }

  package func main() -> Never {
    endOnQuitSignal()
    do {
      try run(programArguments())
      exit(0)
    } catch {
      printError("\(name): \(error)")
      exit(error.code.rawValue)
    }
  }

  func run(_ words: [String]) throws(CommandError) {
    var arguments = Arguments(words)
    if arguments.flag("help") { return try printLines(help) }
    if arguments.flag("version") { return try printLines(["\(name) \(LessonCommand.version)"]) }
    if !takesFiles { try arguments.refuseFileOptions() }
    let common = try CommonOptions(&arguments)
    // Before the lesson's name: each takes the word behind it.
    var options = try arguments.take(lessons.flatMap(\.options))
    let word = arguments.nextOperand() ?? lessons[0].name
    let lesson = try arguments.lesson(named: word, among: lessons) { $0.name }
    try options.refuseOptions(of: lessons.map { ($0.name, $0.options) }, in: (lesson.name, lesson.options), name)
    try arguments.finish()
    try lesson.run(&options, common)
  }
}

extension Arguments {
  package typealias LessonOptions = (name: String, options: [String])

  /// Throws where an option is there that only other lessons have.
  /// - Parameter command: What runs a lesson.
  package func refuseOptions(
    of others: [LessonOptions], in lesson: LessonOptions, _ command: String
  ) throws(CommandError) {
    for other in others {
      for option in other.options where !lesson.options.contains(option) && names(option) {
        throw .usage(
          "'--\(option)' belongs to \(other.name), not to \(lesson.name): leave it out, or run "
            + "'\(command) \(other.name)'.")
      }
    }
  }
}

// MARK: - Help

extension LessonCommand {
  private var help: [String] {
    [
      "\(name): \(summary)", "", "Usage: \(name) [LESSON] [options]", "",
      "Lessons (\(lessons[0].name) is the default):",
    ]
      + lessons.map { Table([.left(2), .left(12), .left(0)]).line(["", $0.name, $0.summary]) }
      + ["", "Options:"]
      + (lessonOptions + commonOptions).map { Table([.left(2), .left(36), .left(0)]).line([""] + $0) }
      + [""] + details
  }

  private var lessonOptions: [[String]] {
    lessons.filter { !$0.options.isEmpty }.map { lesson in
      [lesson.options.map { "--\($0) N" }.joined(separator: " "), "only \(lesson.name)"]
    }
  }

  private var commonOptions: [[String]] {
    let aboutFiles = [
      ["--state FILE", "go on from this file, and keep the state in it"],
      ["--script FILE", "play events from a file, '-' is standard input"],
      ["--print last|frames|state|redraws", "what a script prints; several, joined by commas"],
    ]
    return [["--seed N", "0…2^64−1: the only source of chance"]] + (takesFiles ? aboutFiles : []) + [
      ["--color auto|always|never", "colours in the terminal"],
      ["--ascii", "no character beyond ASCII"],
      ["--help, --version"],
    ]
  }
}
