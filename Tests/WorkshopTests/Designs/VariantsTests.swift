import LessonPairs
import LessonScreens
import PlainText
import Play
import Testing

@testable import Workshop

@Suite struct `The option --variants` {
  private static let known =
    "choose two of worst, refresh-all, massive, drawing-model, calling-model, three-models, leaky, one-way, "
    + "view-state, tracked-screen, separated, observable."

  private func variants(_ words: [String], _ count: VariantNames.Count) throws(CommandError) -> [[String]] {
    var arguments = Arguments(words)
    let names = try arguments.variantNames(count)
    return try arguments.lessons(with: names).map { [$0.lesson.name] + $0.variants.map(\.name) }
  }

  /// In this order, once for each lesson that is named, or else for each that has them.
  @Test(
    arguments: [
      ("mines --variants one-way,leaky", .two, [["mines", "one-way", "leaky"]]),
      (
        "todo mines todo --variants separated,worst", .two,
        [["todo", "separated", "worst"], ["mines", "separated", "worst"]]
      ),
      ("--variants one-way,leaky", .two, [["mines", "one-way", "leaky"]]),
      ("--variants separated,worst", .two, allLessons.map { [$0.name, "separated", "worst"] }),
      ("mines", .two, [["mines", "worst", "separated"]]), ("mines", .some, [["mines", "worst", "separated"]]),
      ("mines --variants one-way", .some, [["mines", "one-way"]]),
      ("mines --variants one-way,worst,leaky", .some, [["mines", "one-way", "worst", "leaky"]]),
      ("mines --variants all", .some, [["mines"] + MinesPair.sources.map(\.name)]),
    ] as [(String, VariantNames.Count, [[String]])])
  func `names variants, as many as a command takes`(words: String, count: VariantNames.Count, found: [[String]]) throws
  {
    #expect(try variants(words.split(separator: " ").map(String.init), count) == found)
  }

  @Test(arguments: [
    ("one-way,lazy", "'--variants one-way,lazy': mines has no variant 'lazy': \(known)"),
    ("one-way,", "'--variants one-way,': mines has no variant '': \(known)"),
    ("one-way", "'--variants one-way' does not name two variants: \(known)"),
    ("leaky,leaky", "'--variants leaky,leaky' does not name two variants: \(known)"),
    ("worst,leaky,separated", "'--variants worst,leaky,separated' does not name two variants: \(known)"),
    ("all", "'--variants all': mines has no variant 'all': \(known)"),
  ])
  func `is refused unless it names two variants that exist`(list: String, message: String) throws {
    for words in [["mines"], []] {
      #expect(throws: CommandError.usage(message)) { try variants(words + ["--variants", list], .two) }
    }
  }

  @Test(arguments: [
    ("lazy", "'--variants lazy': mines has no variant 'lazy': choose all, or some of worst, "),
    ("leaky,leaky", "'--variants leaky,leaky' names a variant twice: name each once."),
    ("all,leaky", "'--variants all,leaky': mines has no variant 'all': choose all, or some of worst, "),
  ])
  func `is refused for several when it names an unknown one, or one twice`(list: String, message: String) throws {
    let error = #expect(throws: CommandError.self) { try variants(["mines", "--variants", list], .some) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test(arguments: ["play", "diff", "mutants", "prove", "experiments"])
  func `are those of the lesson that is named, for every command`(command: String) throws {
    var arguments = Arguments(["todo", "--variants", "one-way,leaky"])
    let type = try #require(WorkshopCommand.commands.first { $0.help.name == command })
    let error = #expect(throws: CommandError.self) { try type.init(&arguments) }
    #expect(error?.description.hasPrefix("'--variants one-way,leaky': todo has no variant 'one-way': choose ") == true)
  }
}
