import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Play

/// A lesson, and variants of it in the order in which they were asked for.
struct ChosenVariants {
  let lesson: any LessonPair.Type
  let variants: [VariantSource]
}

/// The value of `--variants`, if it is given.
struct VariantNames {
  enum Count: String {
    case two
    case some = "all, or some"
  }

  let list: String?
  let count: Count

  var isEmpty: Bool { list == nil }

  /// The variants that are named, or else the lesson's pair.
  func variants(of lesson: any LessonPair.Type) throws(CommandError) -> [VariantSource] {
    guard let list else { return lesson.both }
    if list == "all", count == .some { return lesson.sources }
    let shown = "--variants \(list)".quoted
    let choice = "choose \(count.rawValue) of \(lesson.sources.map(\.name).joined(separator: ", "))."
    var variants: [VariantSource] = []
    for name in names {
      guard let variant = lesson.sources.first(where: { $0.name == name }) else {
        throw .usage("\(shown): \(lesson.name) has no variant \(name.quoted): \(choice)")
      }
      variants.append(variant)
    }
    if count == .two, variants.count != 2 || variants[0] == variants[1] {
      throw .usage("\(shown) does not name two variants: \(choice)")
    }
    if Set(variants).count == variants.count { return variants }
    throw .usage("\(shown) names a variant twice: name each once.")
  }

  /// The lessons that have all of them; the first lesson if none has.
  var lessons: [any LessonPair.Type] {
    if list == nil || list == "all" { return allLessons }
    let having = allLessons.filter { Set(names).isSubset(of: $0.sources.map(\.name)) }
    return having.isEmpty ? [allLessons[0]] : having
  }

  private var names: [String] { (list ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
}

extension Arguments {
  mutating func variantNames(_ count: VariantNames.Count) throws(CommandError) -> VariantNames {
    VariantNames(list: try option("variants"), count: count)
  }

  /// Takes the names of lessons, each with the variants that are named; all lessons that have them when none is named.
  mutating func lessons(with names: VariantNames) throws(CommandError) -> [ChosenVariants] {
    try lessons(orElse: names.lessons).map { lesson throws(CommandError) in
      ChosenVariants(lesson: lesson, variants: try names.variants(of: lesson))
    }
  }

  /// Takes the names of lessons, each once.
  /// - Parameter others: What is taken when none is named.
  mutating func lessons(
    orElse others: [any LessonPair.Type] = allLessons
  ) throws(CommandError) -> [any LessonPair.Type] {
    var lessons: [any LessonPair.Type] = []
    while let word = nextOperand() {
      let lesson = try lesson(named: word, among: allLessons) { $0.name }
      if !lessons.contains(where: { $0 == lesson }) { lessons.append(lesson) }
    }
    return lessons.isEmpty ? others : lessons
  }

  /// Takes the name of one lesson; the first when none is named.
  mutating func lesson() throws(CommandError) -> any LessonPair.Type {
    guard let word = nextOperand() else { return allLessons[0] }
    return try lesson(named: word, among: allLessons) { $0.name }
  }

  static var lessonNames: String { allLessons.map { $0.name }.joined(separator: ", ") }
}
