import SwiftSyntax

/// A place that an operator can change, and how the change is switched on at run time.
struct MutationSite {
  /// Code that chooses between what stands there and what stands there instead.
  enum Schema {
    /// `if !mutant(1) { … }`
    case statement
    /// `(mutant(1) != (…))`
    case negation
    /// `(mutant(1) || (…))`
    case alwaysTrue
    /// `(mutant(1) ? replacement : …)`
    case choice
  }

  let operation: MutationOperator
  /// In UTF-8 bytes of the file.
  let range: Range<Int>
  /// What stands there, in one line.
  let original: String
  /// What stands there instead; nothing for a statement that is dropped.
  let replacement: String
  let schema: Schema
  /// Whether it is a statement that places views: see `Placement`.
  let isPlacing: PlacingRole
  /// Whether it is a statement that subscribes to changes or announces them: see `Announcement`.
  let isAnnouncing: Bool

  init(
    _ operation: MutationOperator, _ node: some SyntaxProtocol, replacement: String, schema: Schema,
    isPlacing: PlacingRole = .none, isAnnouncing: Bool = false
  ) {
    self.operation = operation
    self.isPlacing = isPlacing
    self.isAnnouncing = isAnnouncing
    range = node.trimmedBytes
    original = node.trimmedDescription.oneLine
    self.replacement = replacement
    self.schema = schema
  }

  var change: String { replacement.isEmpty ? "drop `\(original)`" : "`\(original)` → `\(replacement.oneLine)`" }

  /// What is written before the original, when the mutant has that number.
  func prefix(_ number: Int) -> String {
    switch schema {
    case .statement: "if !MutantSwitch.mutant(\(number)) { "
    case .negation: "(MutantSwitch.mutant(\(number)) != ("
    case .alwaysTrue: "(MutantSwitch.mutant(\(number)) || ("
    case .choice: "(MutantSwitch.mutant(\(number)) ? \(replacement) : "
    }
  }

  var suffix: String {
    switch schema {
    case .statement: " }"
    case .negation, .alwaysTrue: "))"
    case .choice: ")"
    }
  }
}

extension String {
  /// With every run of spaces and line ends as one space.
  fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension SyntaxProtocol {
  /// Where it stands, in UTF-8 bytes, without the spaces and comments around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
