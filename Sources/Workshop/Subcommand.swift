import PlainText
import Play

/// A command of `workshop`: it takes its arguments, runs, and carries its own help.
protocol Subcommand: SendableMetatype {
  static var help: CommandHelp { get }

  init(_ arguments: inout Arguments) throws(CommandError)

  mutating func run() throws
}

/// What `--help` says of a command.
struct CommandHelp {
  let name: String
  /// What it does, in one line without a full stop.
  let abstract: String
  /// What can follow the name, a line for each way.
  let usage: [String]
  /// Each option of `usage` that does not explain itself.
  var options: [(option: String, meaning: String)] = []
  /// Further lines, as they are printed.
  var details: [String] = []
  /// Without `workshop` before them.
  var examples: [String] = []
  /// When it ends with anything but 0, without what any command can meet, such as a closed pipe.
  var exits: [(code: CommandError.Code, meaning: String)] = []

  var lines: [String] {
    ["workshop \(name): \(abstract)\(abstract.hasSuffix("?") ? "" : ".")", ""]
      + Self.section("Usage:", usage.map { "workshop \(name) \($0)".trimmed })
      + Self.section("Options:", Self.columns(options.map { [$0.option, $0.meaning] }))
      + (details.isEmpty ? [] : details + [""])
      + Self.section("Examples:", examples.map { "swift run workshop \($0)" })
      + Self.section(
        "Exit codes:", Self.columns([["0", "done"]] + exits.map { ["\($0.code.rawValue)", $0.meaning] })
      ).dropLast()
  }

  /// For the list of all commands: how it is used, and what it does, after the last line or below it.
  func summary(indentedTo width: Int) -> [String] {
    let lines = usage.map { "  workshop \(name) \($0)".trimmed }
    guard let last = lines.last, last.count < width else { return lines + ["".padded(to: width) + abstract] }
    return lines.dropLast() + [last.padded(to: width) + abstract]
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  \($0)" } + [""]
  }

  private static func columns(_ rows: [[String]]) -> [String] { Table.lines(rows, left: 2, gap: "  ") }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
