import Foundation
import LessonScreens
import PlainText
import Play
import SourceTools

/// `workshop report`: everything about both variants as one HTML page.
struct ReportCommand: Subcommand {
  static let help = CommandHelp(
    name: "report", abstract: "writes all of it as one HTML page, and what is printed for a workshop as another",
    usage: ["[-o DIR] [--address URL] [--variants A,B]"],
    options: [
      ("-o DIR", "where to: 'Report' unless given"),
      ("--address URL", "where participants find the repository: it is printed on the handout"),
      ("--variants A,B", "the two that its flow players show first; worst and separated where a lesson lacks one"),
    ],
    examples: ["report", "report -o MyReport --address https://git.example.com/model-view-separation"],
    exits: [(.usage, "unknown option"), (.noInput, "not in the package's folder"), (.output, "cannot write to DIR")])

  private static let fileName = "index.html"
  private static let printedName = "print.html"

  private let root = FileManager.default.currentDirectoryPath
  private let folder: String
  private let address: String
  /// The names of two variants.
  private let shown: [String]

  init(_ arguments: inout Arguments) throws(CommandError) {
    folder = try arguments.shortOption("o") ?? "Report"
    address = try arguments.option("address") ?? PrintedPages.placeholder
    let names = try arguments.variantNames(.two)
    shown = try names.variants(of: names.lessons[0]).map(\.name)
    try arguments.finish()
  }

  func run() throws {
    _ = try LessonSources(PackageFolder(path: root))  // elsewhere nothing is written
    try prepareFolder()
    printStep("Setting the pages to print…")
    let printed = try PrintedPages(package: PackageFolder(path: root), address: address).html()
    let facts = try ReportFacts(root: root)
    printStep("Drawing the report…")
    let page = try ReportPage(facts: facts, shown: shown).html()
    try printLines([write(page, to: Self.fileName), write(printed, to: Self.printedName)])
  }

  /// Before the work starts, so that a folder that nobody may write to costs no time.
  private func prepareFolder() throws(CommandError) {
    let files = FileManager.default
    do { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch { throw cannotWrite }
    guard files.isWritableFile(atPath: folder) else { throw cannotWrite }
  }

  /// - Returns: The path of the file written.
  private func write(_ page: String, to name: String) throws(CommandError) -> String {
    let file = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
    do { try Data(page.utf8).write(to: file, options: .atomic) } catch { throw cannotWrite }
    return "\(folder.hasSuffix("/") ? folder : folder + "/")\(name)"
  }

  private var cannotWrite: CommandError {
    CommandError(.output, "Cannot write to '\(folder)': choose a folder that you may write to with '-o DIR'.")
  }
}
