/// One small fault in a program, known by what was done where: the same name as long as nothing near it is edited.
@dynamicMemberLookup struct Mutant: Sendable {
  /// Where it is in its file, and what is done there.
  let site: MutationSite
  /// The declaration that holds it: `MinesScreen.uncover(_:)`.
  let symbol: String
  /// Counts those of the same operator in the same declaration, from one.
  let ordinal: Int
  /// Switches it on among all that are built together; zero stands for none.
  let number: Int
  let file: String
  /// From one.
  let line: Int
  let diff: Diff

  struct Diff: Hashable, Codable, Sendable {
    let removed: [String]
    let added: [String]

    /// As in a unified diff.
    var lines: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }
  }

  /// Names the mutant among those of its tree.
  var identity: String { "\(site.operation.rawValue) \(symbol) \(ordinal)" }

  /// What its site says.
  subscript<Part>(dynamicMember part: KeyPath<MutationSite, Part>) -> Part { site[keyPath: part] }
}

/// In the words that are counted by, and as it was counted first.
struct PlacingRole: Hashable, Sendable {
  let now: Bool
  let first: Bool
}
