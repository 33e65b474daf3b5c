import Foundation
import Lessons
import PlainText
import Play
import Terminal

/// The command line of `workshop`.
@main
enum WorkshopCommand {
  static let commands: [any Subcommand.Type] = [
    PlayCommand.self, ProveCommand.self, ExperimentsCommand.self, DesignsCommand.self, MutantsCommand.self,
    DiffCommand.self, KataCommand.self, ChangesCommand.self, EffectsCommand.self, TrialsCommand.self,
    PatchesCommand.self,
    ReportCommand.self, BenchCommand.self, MeasureCommand.self, DoctorCommand.self,
  ]

  static func main() {
    endOnQuitSignal()
    // Who has started this program may have it ignored, and then nobody learns how a process ends.
    signal(SIGCHLD, SIG_DFL)
    do {
      try run(programArguments())
      exit(0)
    } catch let end as SilentEnd {
      exit(end.code)
    } catch {
      let end = error as? CommandError ?? (error as? CocoaError)?.refusal ?? CommandError(.failure, "\(error)")
      printError("workshop: \(end)")
      exit(end.code.rawValue)
    }
  }

  private static func run(_ words: [String]) throws {
    var arguments = Arguments(words)
    let asksForHelp = arguments.flag("help")
    guard let name = arguments.nextOperand() else {
      try arguments.finish()
      return try printLines(help)
    }
    guard let command = commands.first(where: { $0.help.name == name }) else {
      throw CommandError.usage("Unknown command \(name.quoted): see 'swift run workshop --help'.")
    }
    if asksForHelp { return try printLines(command.help.lines) }
    var run = try command.init(&arguments)
    try run.run()
  }

  static var help: [String] {
    ["workshop: plays, compares and measures both variants of the lessons.", ""]
      + commands.flatMap { $0.help.summary(indentedTo: 29) }
      + ["", "'swift run workshop COMMAND --help' says more about one."]
  }
}

extension CocoaError {
  /// What is said of a file that cannot be read or written; errors about writing are numbered from 512 to 1023.
  fileprivate var refusal: CommandError? {
    let file = filePath.map { "'\($0)'" } ?? "A file"
    return switch code.rawValue {
    case 0..<512:
      CommandError(.noInput, "\(file) cannot be read: make it readable, save it as UTF-8, or restore it with git.")
    case 512..<1024:
      CommandError(
        .output, "\(file) cannot be changed: give yourself permission to write there, or free the disk, and try again.")
    default: nil
    }
  }
}

/// Ends the program with a code when all there is to say has been said.
struct SilentEnd: Error {
  let code: Int32
}
