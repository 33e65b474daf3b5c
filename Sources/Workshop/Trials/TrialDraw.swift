import Equivalence

/// Draws recorded trials that are done again: the same for the same commit, on every machine.
///
/// How many are drawn is not left to luck, so that a run takes much the same time whatever the commit is.
struct TrialDraw {
  let commit: String
  /// One in this many is drawn; each is as likely as any other.
  let share: Int

  func drawn(from trials: [String]) -> Set<String> {
    let order = trials.map { (name: $0, hash: hash(of: $0)) }.sorted { $0.hash < $1.hash }
    // A twentieth of 26 is 1.3: one for most commits, and two for three in ten.
    let rounding = Int(hash(of: trials.joined(separator: "\n")) % UInt64(share))
    return Set(order.prefix((trials.count + rounding) / share).map(\.name))
  }

  private func hash(of name: String) -> UInt64 { stableHash("\(commit) \(name)".utf8) }
}
