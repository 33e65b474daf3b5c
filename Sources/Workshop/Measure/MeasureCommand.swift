import Foundation
import PlainText
import Play
import RuleMeter
import SourceTools
import Terminal

/// `workshop measure`: counts the violations of the three rules, in each path as a program of its own.
struct MeasureCommand: Subcommand {
  static let help = CommandHelp(
    name: "measure", abstract: "counts the violations of the three rules in Swift source, or explains a rule",
    usage: [
      "[PATH…] [--format text|json|sarif|xcode] [--only shared] [--baseline FILE [--update]]", "[FOLDER] --init",
      "--explain R1|R2|R3|CHECK|all",
    ],
    options: [
      ("--only shared", "what weighs most, alone: state that a model holds, or more than one component uses"),
      ("--only local", "the rest"),
      ("--init", "writes .rulemeter.json with the targets, leave-outs and frameworks that it finds"),
      ("// rulemeter:allow R2 raw-write — reason", "in the code, at the line's end or above it: allows what is meant"),
      ("--baseline FILE", "fails for what is new there, and for what is gone from it"),
      ("--update", "drops from the baseline what is gone, or records the first one"),
    ],
    examples: ["measure Sources/Worst", "measure --explain R3", "measure ~/MyApp --format xcode"],
    exits: [
      (.failure, "a violation is counted; with a baseline, one that is new or gone"), (.usage, "unknown option"),
      (.badData, "a file is not Swift, or the baseline or the configuration cannot be used"),
      (.noInput, "a file cannot be opened"), (.software, "the meter failed on a file"),
      (.output, "the baseline or the configuration cannot be written"),
    ])

  private enum Format: String, CaseIterable { case text, json, sarif, xcode }

  private let paths: [String]
  private let format: Format
  private let explained: String?
  private let baseline: String?
  private let updates: Bool
  private let only: Weight?
  private let isInitial: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    let format = try arguments.choice("format", of: Format.self)
    self.format = format ?? .text
    explained = try arguments.option("explain")
    baseline = try arguments.option("baseline")
    updates = arguments.flag("update")
    only = try arguments.choice("only", of: Weight.self)
    isInitial = arguments.flag("init")
    if updates, baseline == nil { throw .usage("'--update' updates a baseline: name it with '--baseline FILE'.") }
    var paths: [String] = []
    while let path = arguments.nextOperand() { paths.append(path) }
    try arguments.finish()
    let isMeasuring = format != nil || only != nil || baseline != nil
    if explained != nil, isInitial || isMeasuring || !paths.isEmpty {
      throw .usage("'--explain' prints a card: leave out the paths and the other options.")
    }
    if isInitial, isMeasuring { throw .usage("'--init' writes a configuration: leave out the other options.") }
    self.paths = paths.isEmpty ? ["."] : paths
  }

  func run() throws {
    if let explained { return try printLines(explanation(of: explained)) }
    if isInitial { return try printLines(writeConfiguration()) }
    let code = try MeterProcess.isOwn ? measure() : MeterProcess.run()
    if code > 128 { endProgram(by: code - 128) }
    if code != 0 { throw SilentEnd(code: code) }
  }

  /// - Returns: The exit code: 0 when nothing is counted (with a baseline: nothing new and nothing gone), 1 when
  ///   something is, 65 when a file is not Swift, 66 when one cannot be opened, 70 when the meter fails on one.
  private func measure() throws -> Int32 {
    MeterProcess.endWithParent()
    let known = try baseline.flatMap(readBaseline)
    let programs = try paths.map { try AnalysedProgram(at: $0).measure }
    let shown = only.map { weight in programs.map { $0.only(weight) } } ?? programs
    try printLines(report(shown))
    let holds =
      try baseline.map { try compare(programs, with: known, at: $0) } ?? shown.allSatisfy(\.violations.isEmpty)
    let unparsed = programs.flatMap(\.unparsed)
    let level = format == .xcode ? "warning: " : ""  // without it Xcode shows nothing
    for path in misspelt { printError("\(level)\(path), which is not there: mend or delete the path") }
    for file in unparsed {
      printError("\(file.location): \(level)\(file.reason); not measured, \(file.kind.end.remedy)")
    }
    return unparsed.map(\.kind.end.code.rawValue).max() ?? (holds ? 0 : 1)
  }

  private func explanation(of word: String) throws(CommandError) -> [String] {
    if word == "all" { return CardReport.document }
    guard let lines = CardReport.explanation(of: word) else {
      let checks = CheckName.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("'--explain \(word)' is unknown: choose R1, R2, R3, all, or one of \(checks).")
    }
    return lines
  }

  private func report(_ programs: [ProgramMeasure]) throws -> [String] {
    switch format {
    case .text: TextReport.lines(programs)
    case .json: [try JSONReport.text(programs)]
    case .sarif: [try SARIFReport.text(programs)]
    case .xcode: XcodeReport.lines(programs)
    }
  }

  // MARK: Baseline

  /// Compares with the baseline, prints what differs, and shrinks it when asked to; records the first one.
  private func compare(_ programs: [ProgramMeasure], with known: Baseline?, at path: String) throws -> Bool {
    if updates, !programs.allSatisfy(\.unparsed.isEmpty) {
      printError("'\(path)' stays as it is, as not every file is measured.")
      return false
    }
    let measured = Baseline(of: programs)
    guard var known else {
      try write(measured, to: path)
      return true
    }
    let difference = known.difference(from: measured, of: programs.filter(\.unparsed.isEmpty).map(\.name))
    try tell(difference)
    guard updates, !difference.gone.isEmpty else { return difference.isEmpty }
    known.shrink(by: difference.gone)
    try write(known, to: path)
    return difference.new.isEmpty
  }

  /// - Returns: `nil` if the file does not exist yet and `--update` asks to record it.
  private func readBaseline(_ path: String) throws(CommandError) -> Baseline? {
    if let data = FileManager.default.contents(atPath: path) { return try Baseline(data: data, named: path) }
    if updates, !FileManager.default.fileExists(atPath: path) { return nil }
    throw CommandError(.noInput, "'\(path)' cannot be opened: name a baseline, or record one with '--update'.")
  }

  private func write(_ baseline: Baseline, to path: String) throws(CommandError) {
    do {
      // A link stays, and the file that it leads to is replaced.
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let mode = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      try Data(baseline.text.utf8).write(to: file, options: .atomic)
      if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path) }
    } catch {
      throw CommandError(.output, "Cannot write to '\(path)': choose a folder that exists and that you may write to.")
    }
  }

  /// With a format for machines the difference goes to standard error.
  private func tell(_ difference: Baseline.Difference) throws(CommandError) {
    var lines: [String] = difference.new.map { "new: \($0)" }
    lines += difference.gone.map { updates ? "gone, and dropped from the baseline: \($0)" : "gone: \($0)" }
    if !difference.gone.isEmpty, !updates { lines.append("The baseline can shrink: run again with '--update'.") }
    if format == .text { try printLines(lines) } else { lines.forEach(printError) }
  }

  // MARK: Configuration

  /// The paths that configurations exclude and that do not exist, each in words.
  private var misspelt: [String] {
    let found = paths.compactMap { try? Configuration.find(from: $0) }.flatMap { configuration in
      configuration.excluded.filter { path in
        !isLeftOutAnyway(path) && !FileManager.default.fileExists(atPath: configuration.absolute(path))
      }.map { "'\(configuration.root)/\(Configuration.fileName)' excludes '\($0)'" }
    }
    return Set(found).sorted()
  }

  /// Whether a path leads to what others or tools wrote, which comes and goes.
  private func isLeftOutAnyway(_ path: String) -> Bool {
    LeaveOuts.isLeftOut(path, isFolder: false)
      || path.split(separator: "/").contains { LeaveOuts.isLeftOut(String($0), isFolder: true) }
  }

  /// What `workshop measure --init` does: writes a configuration with what it finds, and says what that is.
  private func writeConfiguration() throws -> [String] {
    guard let folder = paths.first, paths.count == 1, !folder.isEmpty else {
      throw CommandError.usage("'--init' takes one folder: run it once for each project.")
    }
    let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Configuration.fileName)
    let shown = folder == "." ? Configuration.fileName : url.relativePath
    if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
      throw CommandError.usage("'\(shown)' is there already: edit it, or delete it first.")
    }
    let proposal: ConfigurationProposal
    do { proposal = try ConfigurationProposal(folder: folder) } catch { throw CommandError(.noInput, "\(error).") }
    do {
      try Data(proposal.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandError(.output, "Cannot write to '\(shown)': choose a folder that you may write to.")
    }
    return ["Wrote \(shown)."] + proposal.remarks + [
      "Next: the same command, with '--baseline rulemeter.txt --update' instead of '--init'."
    ]
  }
}

extension ProgramMeasure.Unparsed.Kind {
  /// How the command ends for such a file, and what to do about it.
  fileprivate var end: (code: CommandError.Code, remedy: String) {
    switch self {
    case .notSwift: (.badData, "mend it and measure again")
    case .beyondLimits: (.badData, "name it under 'exclude' in \(Configuration.fileName)")
    case .unreadable: (.noInput, "allow reading it, or name it under 'exclude' in \(Configuration.fileName)")
    case .ownFailure: (.software, "name it under 'exclude' in \(Configuration.fileName), and send it to us")
    }
  }
}
