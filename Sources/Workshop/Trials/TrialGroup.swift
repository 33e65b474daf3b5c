/// Trials of one kind on one tree: they are done, recorded and looked up together.
protocol TrialGroup: Sendable {
  /// Names the group among all, and its record: `mines-worst`.
  var name: String { get }
  var lesson: String { get }
  /// Files and folders that its results depend on, beside those that all trials do.
  var inputs: [String] { get }

  /// The names of its trials, in order. A group whose trials cannot be done one by one has a single one.
  func trials(in workspace: TrialWorkspace) throws -> [String]

  /// Does trials of groups of this kind, which may build what they need together.
  /// - Parameter found: Called with the results of each group, as soon as they are there.
  static func run(
    _ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace,
    found: (_ group: Self, _ results: [TrialResult]) throws -> Void
  ) throws
}

/// Some trials of a group.
struct ChosenTrials<Group: TrialGroup> {
  let group: Group
  /// The names of those that are wanted; nothing for all.
  var names: Set<String>?

  func contains(_ name: String) -> Bool { names?.contains(name) != false }
}
