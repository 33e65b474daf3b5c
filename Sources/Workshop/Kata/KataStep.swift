import Equivalence
import PlainText
import SourceTools
import Suites

/// One step of a lesson's reference solution, with its hints: `Docs/Katas/Mines/1-give-the-square-a-type.md` and the patch of the
/// same name.
@dynamicMemberLookup struct KataStep {
  /// From one.
  let number: Int
  /// `nil` for the optional step, which leads to the lesson's design `observable` (`KataTracking`).
  let patch: Patch?
  /// What the experiments found after the step; `nil` if it is not recorded.
  var cells: Experiments?
  private let page: KataPage

  /// From a question to the decisive lines, each in lines of Markdown.
  var hints: [[String]] { page.sections.map(\.lines) }
  /// What its page says.
  subscript<Part>(dynamicMember part: KeyPath<KataPage, Part>) -> Part { page[keyPath: part] }

  static let hintLevels = 3

  /// The steps of a lesson in their order; empty if it has no solution yet.
  static func all(ofFolder folder: String, in package: PackageFolder) throws -> [KataStep] {
    let names = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix(".md") && !$0.contains("/Sideways/") }
    let recorded = try TrialTable.recorded(KataGroup.name(of: folder.lowercased()), in: package)
    return try names.map { file in
      var step = try KataStep(file: file, in: package)
      step.cells = recorded?.check(of: step.trial)?.experiments
      return step
    }.sorted { $0.number < $1.number }
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

  /// - Parameters:
  ///   - name: What messages call the text.
  ///   - patch: Not used for the optional step.
  init(number: Int, text: String, name: String, patch: Patch) throws(CommandError) {
    page = try KataPage(text, name: name)
    guard page.sections.map(\.title) == (1...KataStep.hintLevels).map({ "## Hint \($0)" }) else {
      throw .badData(
        "\(name): lacks one of the sections '## Hint 1' to '## Hint \(KataStep.hintLevels)': write all of them.")
    }
    self.number = number
    self.patch = page.isOptional ? nil : patch
  }

  /// What its trial is called.
  var trial: String { "step \(number)" }

  /// Whether it is reached: no count is higher, and an experiment that finds no wrong cell in the reference finds none.
  fileprivate func isReached(with counts: RuleCounts, _ found: Experiments?) -> Bool {
    guard counts.isAtMost(page.counts) else { return false }
    guard let cells, let found else { return true }
    return zip(cells.cells, found.cells).allSatisfy { $0 > 0 || $1 == 0 }
  }

  fileprivate var zeroes: [Bool]? { cells?.cells.map { $0 == 0 } }
}

extension [KataStep] {
  /// `3 of 7`; `8, which is optional`
  func place(of step: KataStep) -> String {
    step.isOptional ? "\(step.number), which is optional" : "\(step.number) of \(count { !$0.isOptional })"
  }

  /// The last step that is reached, and those that neither counts nor experiments tell from it.
  func reached(with counts: RuleCounts, _ found: Experiments?) -> [KataStep] {
    guard let last = last(where: { $0.isReached(with: counts, found) }) else { return [] }
    return filter { $0.counts == last.counts && $0.zeroes == last.zeroes }
  }
}
