/// One small fault in a program, known by what was done where: the same name as long as nothing near it is edited.
struct Mutant: Hashable, Sendable {
  let operation: MutationOperator
  /// The declaration that holds it: `MinesScreen.uncover(_:)`.
  let symbol: String
  /// Counts those of the same operator in the same declaration, from one.
  let ordinal: Int
  let file: String
  /// From one.
  let line: Int
  /// What stands there, and what stands there instead; one line each. A statement that is dropped leaves nothing.
  let original: String
  let replacement: String
  let diff: Diff
  /// Whether it drops a statement that places views: see `Placement`.
  let isPlacing: PlacingRole
  /// Whether it drops a statement that subscribes to changes or announces them: see `Announcement`.
  let isAnnouncing: Bool

  struct Diff: Hashable, Codable, Sendable {
    let removed: [String]
    let added: [String]

    /// As in a unified diff.
    var lines: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }
  }

  /// Names the mutant among those of its tree.
  var identity: String { "\(operation.rawValue) \(symbol) \(ordinal)" }

  var change: String { replacement.isEmpty ? "drop `\(original)`" : "`\(original)` → `\(replacement)`" }
}

/// In the words that are counted by, and as it was counted first.
struct PlacingRole: Hashable, Sendable {
  let now: Bool
  let first: Bool
}
