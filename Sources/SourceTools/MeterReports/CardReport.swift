import PlainText
import RuleMeter

/// What a person reads about the checks: in the terminal, and as `Docs/Rules.md`.
package enum CardReport {
  /// The cards of a rule (`R2`) or of one check (`raw-write`); `nil` for any other word.
  package static func explanation(of word: String) -> [String]? {
    let cards = Checks.cards.filter { $0.name.rawValue == word || $0.name.rule.rawValue == word.uppercased() }
    return cards.isEmpty ? nil : Array(cards.map(explanation).joined(separator: [""]))
  }

  private static func explanation(_ card: CheckCard) -> [String] {
    ["\(card.name.rule.rawValue) \(card.name.rule.title): \(card.name.rawValue)"]
      + [
        ["looks like", card.looksLike], ["hurts because", card.hurtsBecause], ["mend", card.mend],
        ["when it is fine", card.fineWhen],
      ].map { "  " + Table([.left(17), .left(0)]).line($0) }
  }

  /// The cards of `Docs/Rules.md`, with one example each way, and what the meter cannot see.
  package static var document: [String] {
    Rule.allCases.flatMap { rule in
      ["## \(rule.rawValue): \(rule.title)", ""]
        + Checks.cards.filter { $0.name.rule == rule }.flatMap { chapter($0) + [""] }
    } + limits
  }

  /// What no reading of source alone can tell, and what this one leaves out.
  private static let limits = [
    "## What the meter cannot see", "",
    "- Names that a macro, Objective-C, a storyboard or code without source adds. Where a write depends on one, it is "
      + "listed as *unresolved*.",
    "- Which of two overloads the type checker would take: labels decide, then the first declared.",
    "- Conditional compilation: every clause of `#if` counts, as if all were compiled.",
    "- A write through `UnsafeMutablePointer`, key-value coding or a key path that a parameter brings.",
    "- Whether a closure that escapes runs before or after what follows: a completion handler follows its request, an "
      + "action follows nothing.",
    "- A key path or closure that is stored, passed on and called elsewhere, or a function that is handed over by name.",
    "- The entities of a Core Data model (`.xcdatamodeld`) for which Xcode writes the classes: the meter reads Swift "
      + "alone. Let Xcode write the classes into your folder, and they are measured.",
    "- What is in an object of the platform: `CurrentValueSubject`, `NSMutableArray`, a label's text, an associated object.",
    "- What a method without source changes: a service of a package may hold state, and asking it is then no request here. "
      + "A view that stores such a service is listed as *unresolved*.",
    "- What a function that Core Data writes (`@NSManaged func addToStops(_:)`) changes.",
    "- What an operator that the program declares changes in an object, and what `callAsFunction`, a dynamic member "
      + "or `assign(to:on:)` does.",
    "- Who else changes what a store without source keeps: the value of a library's reducer is listed as *not judged*.",
    "- Whether two variables hold the same object, beyond their types.",
    "- Events of several controls that are combined (`Observable.combineLatest`): they count as a notification.",
    "- More than two hundred types that implement a protocol's variable: a write counts for the first two hundred.",
    "- Expressions nested more than 600 deep, and brackets nested more than 16 deep without anything between.",
  ]

  private static func chapter(_ card: CheckCard) -> [String] {
    [
      "### \(card.name.rawValue)", "", "- *Looks like:* `\(card.looksLike)`",
      "- *Hurts because* \(card.hurtsBecause).", "- *Mend:* \(card.mend).", "- *Fine when* \(card.fineWhen).", "",
      "Counted:",
    ] + sample(card.fires) + ["", "Not counted:"] + sample(card.silent)
  }

  private static func sample(_ text: String) -> [String] { ["", "```swift", text, "```"] }
}
