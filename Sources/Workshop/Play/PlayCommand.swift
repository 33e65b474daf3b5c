import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Play
import PlayBoth

/// `workshop play`: both variants side by side, one input, in lockstep.
struct PlayCommand: Subcommand {
  static let help = CommandHelp(
    name: "play", abstract: "both variants side by side, one input, in lockstep",
    usage: ["[LESSON] [--variants A,B]"],
    options: [
      ("--variants A,B", "two others: 'observable', or a design of mines, as 'workshop designs --recorded' lists them")
    ],
    details: [
      "It takes the options of 'worst' and 'separated' that are not about a file: see 'swift run worst --help'. "
        + SideBySideHelp.withoutTerminal,
      SideBySideHelp.keys,
    ],
    examples: ["play", "play todo --capacity 4", "play mines --variants one-way,leaky"],
    exits: [(.failure, "the variants differ"), (.usage, "unknown lesson or option")])

  private let lesson: any LessonPair.Type
  private let variants: [VariantSource]
  private let common: CommonOptions
  /// The lesson's own.
  private let options: Arguments

  init(_ arguments: inout Arguments) throws(CommandError) {
    let names = try arguments.variantNames(.two)
    try arguments.refuseFileOptions()
    common = try CommonOptions(&arguments)
    // Before the lesson's name: each takes the word after it.
    options = try arguments.take(allLessons.flatMap { $0.options })
    lesson = try arguments.lesson()
    try options.refuseOptions(
      of: allLessons.map { ($0.name, $0.options) }, in: (lesson.name, lesson.options), "workshop play")
    variants = try names.variants(of: lesson)
    try arguments.finish()
  }

  func run() throws { try play(lesson) }

  private func play<Pair: LessonPair>(_ pair: Pair.Type) throws {
    let (first, second) = (Pair.variant(variants[0]), Pair.variant(variants[1]))
    let pairing = Pairing(first.source, second.source, comparing: first.comparison(with: second))
    try program(Pair.L.self, first.screen, second.screen, pairing)
  }

  private func program<L: Lesson>(
    _ lesson: L.Type, _ first: (some LessonScreen<L>).Type, _ second: (some LessonScreen<L>).Type, _ pairing: Pairing
  ) throws {
    var options = options
    try SideBySideProgram(L.self, first, second, pairing).run(&options, common)
  }
}
