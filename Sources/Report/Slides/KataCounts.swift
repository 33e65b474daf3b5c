import SourceTools

/// What the rule meter counts after a step of a lesson's reference solution, as the page of the step says.
struct KataCounts: Equatable {
  let title: String
  /// In the order of the rules.
  let counts: [Int]

  /// The steps in their order, but for those that can be left out; none where the lesson has no solution.
  static func all(ofFolder folder: String, in package: PackageFolder) throws -> [KataCounts] {
    let files = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix(".md") && !$0.contains("/Sideways/") }
    return try files.compactMap { file in
      let number = file.split(separator: "/").last?.prefix { $0.isNumber } ?? ""
      return KataCounts(try package.text(of: file), number: String(number))
    }
  }
}

extension KataCounts {
  /// - Returns: Nothing unless the page begins with a heading and the counts of a step that has to be taken.
  init?(_ page: String, number: String) {
    guard let match = page.prefixMatch(of: /# (.+)\n\nR1 (\d+) · R2 (\d+) · R3 (\d+)\n/) else { return nil }
    title = "\(number) \(match.1)"
    counts = [match.2, match.3, match.4].compactMap { Int($0) }
  }
}
