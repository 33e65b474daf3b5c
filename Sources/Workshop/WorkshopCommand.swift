import Foundation
import LessonPairs
import Play
import Terminal

/// The command line of `workshop`.
package enum WorkshopCommand {
  /// Runs with the program's arguments and ends the program.
  package static func main() -> Never {
    endOnQuitSignal()
    do {
      try run(programArguments())
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
    let asksForHelp = arguments.flag("help")
    guard let command = arguments.nextOperand() else { return try print(help) }
    if asksForHelp { return try print(command == "diff" ? DiffCommand.help : help) }
    switch command {
    case "play": try PlayCommand(&arguments).run()
    case "prove": try ProveCommand(&arguments).run()
    case "experiments": try ExperimentsCommand(&arguments).run()
    case "mutants": try MutantsCommand(&arguments).run()
    case "changes": try ChangesCommand(&arguments).run()
    case "patches": try PatchesCommand(&arguments).run()
    case "bench": try BenchCommand(&arguments).run()
    case "diff": try DiffCommand(&arguments).run()
    case "kata":
      var kata = try KataCommand(&arguments)
      try kata.run()
    case "report": try ReportCommand(&arguments).run()
    case "doctor":
      try arguments.finish()
      try DoctorCommand().run()
    case "measure": exit(try MeasureCommand(arguments: arguments).run())
    default: throw CommandError.usage("Unknown command '\(command)': see 'workshop --help'.")
    }
  }

  private static func print(_ lines: [String]) throws(CommandError) {
    let output = Output()
    for line in lines { try output.line(line) }
    try output.flush()
  }

  private static let help = [
    "workshop: plays, compares and measures both variants of the lessons.",
    "",
    "  workshop play [LESSON]     both variants side by side, one input, in lockstep",
    "  workshop prove [LESSON…] [--exhaustive] [--random N] [--seed N] [--format text|json]",
    "                             both variants in every state, and on random walks",
    "  workshop experiments [LESSON…] [--format text|json]",
    "                             what the three rules say, shown by running each variant",
    "  workshop mutants [LESSON…] [--format text|json]",
    "                             small faults planted in copies of both variants: which does no test notice?",
    "  workshop diff [LESSON…] [--format text|json] [--color auto|always|never]",
    "                             what moved from the worst variant into the model",
    "  workshop kata start LESSON[/CHANGE] | check|watch|hint|reset LESSON | status",
    "  workshop kata solution LESSON [--step N | --take N]",
    "                             your own copy of the worst variant, to be separated step by step",
    "  workshop kata verify [LESSON…]",
    "                             builds and checks each step of the reference solutions",
    "  workshop changes [LESSON…] [--recorded] [--format text|json]",
    "                             what each change request costs in either variant, and the proof of its reference",
    "  workshop patches check|refresh [LESSON…]",
    "                             applies the patches of katas and change requests, or writes them anew for the tree as it is",
    "  workshop report [-o DIR]   writes all of it as one HTML page; DIR is 'Report' unless given",
    "  workshop bench [--format text|json]",
    "                             measures bytes and time of the screen workload",
    "  workshop measure [PATH…] [--format text|json|sarif|xcode] [--baseline FILE [--update]]",
    "  workshop measure --explain R1|R2|R3|CHECK|all",
    "                             counts the violations of the three rules in Swift source, or explains a rule",
    "  workshop doctor            checks this machine, and prints the remedy for what is amiss",
  ]
}
