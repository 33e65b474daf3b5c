import PlainText
import Play
import Testing

@testable import Workshop

@Suite struct `The help of workshop` {
  /// The words of `kata` are read by its own commands.
  private static let commands = WorkshopCommand.commands.filter { $0 != KataCommand.self }

  @Test func `lists every command with what it does`() {
    for command in WorkshopCommand.commands {
      #expect(WorkshopCommand.help.contains { $0.hasPrefix("  workshop \(command.help.name)") })
      #expect(WorkshopCommand.help.contains { $0.hasSuffix(command.help.abstract) })
    }
    #expect(WorkshopCommand.help.allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: commands)
  func `names no option that the command does not take`(command: any Subcommand.Type) {
    let usage = command.help.usage.joined(separator: " ")
    for match in usage.matches(of: /(--?[a-z]+)( [A-Z]+| [a-z0-9R]+\|[A-Za-z|]+| shared)?/) {
      let value: [String] = match.2.map { [String(String($0).dropFirst().prefix { $0 != "|" })] } ?? []
      var arguments = Arguments(
        [String(match.1)] + value.map { $0 == "N" ? "1" : $0 } + (command == PatchesCommand.self ? ["check"] : []))
      do {
        _ = try command.init(&arguments)
      } catch {
        #expect(!error.description.contains("Unknown option"), "\(command): \(error)")
      }
    }
  }

  @Test(arguments: commands)
  func `gives examples that the command takes`(command: any Subcommand.Type) {
    for example in command.help.examples {
      let words = example.split(separator: " ").map(String.init)
      #expect(words.first == command.help.name)
      var arguments = Arguments(Array(words.dropFirst()))
      #expect(throws: Never.self) { _ = try command.init(&arguments) }
    }
  }

  @Test func `says of a command how it is used, and when it ends with what`() {
    #expect(
      MutantsCommand.help.lines == [
        "workshop mutants: small faults planted in copies of both variants: which does no test notice?", "",
        "Usage:", "  workshop mutants [LESSON…] [--both | --variants A,B|all] [--format text|json]", "", "Options:",
        "  --both              the same fault in both variants at once: which does no example notice?",
        "  --variants A,B|all  in these variants: see 'swift run workshop designs --recorded'", "",
        "Examples:", "  swift run workshop mutants mines", "  swift run workshop mutants --both",
        "  swift run workshop mutants mines --variants one-way,leaky", "",
        "Exit codes:", "  0   done", "  1   a mutant survives that is not listed with a reason",
        "  64  unknown lesson or option",
      ])
    #expect(KataCommand.help.lines.contains("  workshop kata LESSON[/CHANGE]"))
    #expect(MeasureCommand.help.exits.map { $0.code.rawValue } == [1, 64, 65, 66, 70, 74])
  }
}
