/// One small fault in a program, known by what was done where: the same name as long as nothing near it is edited.
package struct Mutant: Hashable, Sendable, CustomStringConvertible {
  package let operation: MutationOperator
  /// The declaration that holds it: `MinesScreen.uncover(_:)`.
  package let symbol: String
  /// Counts those of the same operator in the same declaration, from one.
  package let ordinal: Int
  package let file: String
  /// From one.
  package let line: Int
  /// What stands there, and what stands there instead; one line each. A statement that is dropped leaves nothing.
  package let original: String
  package let replacement: String
  /// The lines taken out and put in.
  package let diff: Diff
  /// Whether it drops a statement that places views: see `Placement`.
  package let isPlacing: PlacingRole
  /// Whether it drops a statement that subscribes to changes or announces them: see `Announcement`.
  package let isAnnouncing: Bool

  /// In the words that are counted by, and as it was counted first.
  package struct PlacingRole: Hashable, Sendable {
    package let now: Bool
    package let first: Bool
  }

  package struct Diff: Hashable, Codable, Sendable {
    package let removed: [String]
    package let added: [String]

    /// As in a unified diff.
    package var lines: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }
  }

  /// Names the mutant among those of its tree.
  package var identity: String { "\(operation.rawValue) \(symbol) \(ordinal)" }

  /// What was changed into what.
  package var change: String { replacement.isEmpty ? "drop `\(original)`" : "`\(original)` → `\(replacement)`" }

  package var description: String { "\(file):\(line): \(identity): \(change)" }
}
