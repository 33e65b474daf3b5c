import Checkout
import Foundation
import Play

/// One step of a lesson's reference solution, with its hints: `Docs/Katas/Mines/1-give-the-square-a-type.md` and the patch of the
/// same name.
struct KataStep {
  /// From one.
  let number: Int
  let title: String
  /// What the meter counts after the step.
  let counts: RuleCounts
  /// Why it is taken, in lines of Markdown.
  let reason: [String]
  /// From a question to the decisive lines, each in lines of Markdown.
  let hints: [[String]]
  let patch: Patch

  static let hintLevels = 3

  /// The steps of a lesson in their order; none when it has no solution yet.
  static func all(ofFolder folder: String, in package: PackageFolder) throws -> [KataStep] {
    let names = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix(".md") && !$0.contains("/Sideways/") }
    return try names.map { try KataStep(file: $0, in: package) }.sorted { $0.number < $1.number }
  }

  /// Reads a step from its description, whose name begins with the step's number.
  init(file: String, in package: PackageFolder) throws {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let number = name.split(separator: "-").first.flatMap({ Int($0) }) else {
      throw CommandError.badData("\(file): its name does not begin with the step's number: write '1-….md'.")
    }
    let patch = Patch(path: package[String(file.dropLast(3)) + ".patch"])
    try self.init(number: number, text: package.text(of: file), name: file, patch: patch)
  }

  /// - Parameter name: What messages call the text.
  init(number: Int, text: String, name: String, patch: Patch) throws(CommandError) {
    let page = try KataPage(text, name: name)
    guard page.sections.map(\.title) == (1...KataStep.hintLevels).map({ "## Hint \($0)" }) else {
      throw .badData(
        "\(name): lacks one of the sections '## Hint 1' to '## Hint \(KataStep.hintLevels)': write all of them.")
    }
    self.number = number
    self.patch = patch
    title = page.title
    counts = page.counts
    reason = page.reason
    hints = page.sections.map(\.lines)
  }
}

extension [KataStep] {
  /// The last step whose counts these come up to, and those with the same counts, which do not tell them apart.
  func reached(with counts: RuleCounts) -> [KataStep] {
    guard let last = last(where: { counts.isAtMost($0.counts) }) else { return [] }
    return filter { $0.counts == last.counts }
  }
}
