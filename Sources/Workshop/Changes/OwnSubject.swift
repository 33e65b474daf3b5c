import SourceTools

/// What is a lesson's own subject, and not the separation's: what a change costs there is counted apart.
struct OwnSubject {
  static let list = "Docs/Changes/own-subject.txt"

  /// By file; none for a file that is meant as a whole.
  let members: [String: Set<String>]

  init(in package: PackageFolder) throws {
    let lines = try package.text(of: OwnSubject.list).split(separator: "\n").filter { !$0.hasPrefix("#") }
    members = lines.reduce(into: [:]) { members, line in
      let words = line.split(separator: " | ").map(String.init)
      members[words[0], default: []].formUnion(words.dropFirst())
    }
  }

  /// How many lines the reference change of a variant adds and removes there.
  func changedLines(_ request: ChangeRequest, _ variant: String) throws -> Int {
    let statistics = PatchStatistics(try request.patch(variant).text)
    if members.keys.allSatisfy({ statistics.removed[$0] == nil && statistics.added[$0] == nil }) { return 0 }
    // Both copies of the package are made in the same place.
    let removed = try count(statistics.removed, in: request.atStart())
    return try removed + count(statistics.added, in: request.done())
  }

  /// How many of some lines, by file, are there.
  private func count(_ lines: [String: Set<Int>], in package: PackageFolder) throws -> Int {
    try lines.map { file, lines in
      guard let members = members[file] else { return 0 }
      if members.isEmpty { return lines.count }
      let text = SourceText(path: file, text: try package.text(of: file))
      return lines.intersection(text.lines(ofMembers: members)).count
    }.reduce(0, +)
  }
}
