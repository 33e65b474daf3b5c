import Console
import Foundation
import LessonPairs

/// The command line of `workshop`.
package enum WorkshopCommand {
  /// Runs with the program's arguments and ends the program.
  package static func main() -> Never {
    do {
      try run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
      exit(0)
    } catch let error as CommandError {
      printError("workshop: \(error)")
      exit(error.code.rawValue)
    } catch {
      printError("workshop: \(error)")
      exit(CommandError.Code.failure.rawValue)
    }
  }

  private static func run(_ words: [String]) throws {
    var arguments = Arguments(words)
    guard let command = arguments.nextOperand(), !arguments.flag("help") else { return try printHelp() }
    switch command {
    case "play": try PlayCommand(arguments: arguments).run(lesson(&arguments))
    case "prove": try ProveCommand().run()
    case "mutants":
      let format = try arguments.choice("format", of: MutantsCommand.Format.self) ?? .text
      let lessons = try lessons(&arguments)
      try MutantsCommand(lessons: lessons, format: format).run()
    case "doctor":
      try arguments.finish()
      try DoctorCommand().run()
    default: throw CommandError.usage("Unknown command '\(command)': see 'workshop --help'.")
    }
  }

  /// The lesson named next, or the first.
  private static func lesson(_ arguments: inout Arguments) throws(CommandError) -> any AnyLessonPair {
    guard let word = arguments.nextOperand() else { return allLessons[0] }
    return try lesson(named: word)
  }

  /// The lessons named, or all of them. They end the command line.
  private static func lessons(_ arguments: inout Arguments) throws(CommandError) -> [any AnyLessonPair] {
    var lessons: [any AnyLessonPair] = []
    while let word = arguments.nextOperand() { lessons.append(try lesson(named: word)) }
    try arguments.finish()
    return lessons.isEmpty ? allLessons : lessons
  }

  private static func lesson(named word: String) throws(CommandError) -> any AnyLessonPair {
    guard let lesson = allLessons.first(where: { $0.name == word }) else {
      throw .usage("Unknown lesson '\(word)': choose one of \(allLessons.map(\.name).joined(separator: ", ")).")
    }
    return lesson
  }

  private static func printHelp() throws(CommandError) {
    let output = Output()
    for line in help { try output.line(line) }
    try output.flush()
  }

  private static let help = [
    "workshop: plays, compares and measures both variants of the lessons.",
    "",
    "  workshop play [LESSON]     both variants side by side, one input, in lockstep",
    "  workshop mutants [LESSON…] [--format text|json]",
    "                             small faults planted in copies of both variants: which does no test notice?",
    "  workshop doctor            checks this machine, and prints the remedy for what is amiss",
  ]
}
