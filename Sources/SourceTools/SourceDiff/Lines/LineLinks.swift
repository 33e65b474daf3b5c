/// Which line of one side is paired with which of the other.
struct LineLinks {
  private let old: SourceTree
  private let new: SourceTree
  private let oldLines: [LinePlace: LineTokens]
  private let newLines: [LinePlace: LineTokens]
  /// The paired lines' names that differ, by the line of the new side.
  private var renamed: [LinePlace: [LineChange]] = [:]
  /// The lines of the new side that kept their file and their order in it.
  private var inPlace: Set<LinePlace> = []

  /// What a line holds, and where the partner of each token is.
  private struct LineTokens {
    var words: [LinePlace?] = []
    var others: [LinePlace?] = []

    /// Whether all words are, and without a word all others.
    var isPaired: Bool { !(words + others).isEmpty && (words.isEmpty ? others : words).allSatisfy { $0 != nil } }

    /// Where the first paired token's partner is, a word's rather than punctuation's.
    var partner: LinePlace? { (words + others).lazy.compactMap(\.self).first }
  }

  init(_ matcher: Matcher) {
    let (old, new) = (matcher.old, matcher.new)
    (self.old, self.new) = (old, new)
    var partnerOfOld = [LinePlace?](repeating: nil, count: old.tokens.count)
    var partnerOfNew = [LinePlace?](repeating: nil, count: new.tokens.count)
    for (newNode, oldNode) in matcher.pairing.oldOfNew.enumerated() {
      guard let oldNode else { continue }
      for (from, to) in zip(old.nodes[oldNode].tokens, new.nodes[newNode].tokens) {
        partnerOfOld[from] = new.tokens[to].place
        partnerOfNew[to] = old.tokens[from].place
        if old.tokens[from].textID != new.tokens[to].textID {
          renamed[new.tokens[to].place, default: []].append(
            .renamed(from: old.tokens[from].text, to: new.tokens[to].text))
        }
      }
    }
    oldLines = LineLinks.lines(old, partnerOfOld)
    newLines = LineLinks.lines(new, partnerOfNew)
    inPlace = linesInPlace()
  }

  private static func lines(_ tree: SourceTree, _ partners: [LinePlace?]) -> [LinePlace: LineTokens] {
    var lines: [LinePlace: LineTokens] = [:]
    for (token, partner) in zip(tree.tokens, partners) {
      let kind = token.role == .punctuation ? \LineTokens.others : \.words
      lines[token.place, default: LineTokens()][keyPath: kind].append(partner)
    }
    // A line may hold nothing but what comparing leaves out, such as a modifier.
    for place in tree.ignored.keys where lines[place] == nil { lines[place] = LineTokens() }
    return lines
  }

  // MARK: Kinds

  func difference(of place: LinePlace, isOld: Bool, text: String) -> LineDifference {
    func alone(_ kind: LineDifference.Kind) -> LineDifference {
      LineDifference(number: place.line, text: text, kind: kind, counterpart: nil, changes: [])
    }
    guard let line = (isOld ? oldLines : newLines)[place] else { return alone(.noCode) }
    guard line.isPaired, let partner = line.partner else { return alone(isOld ? .gone : .new) }
    let (oldPlace, newPlace) = isOld ? (place, partner) : (partner, place)
    let changes = changes(oldPlace, newPlace)
    let goesIntoModel = old.files[oldPlace.file].role == .screen && new.files[newPlace.file].role == .model
    let isInPlace = inPlace.contains(newPlace) && newLines[newPlace]?.partner == oldPlace
    let kind: LineDifference.Kind =
      goesIntoModel ? .movedIntoModel : !isInPlace ? .movedInside : changes.isEmpty ? .unchanged : .changed
    return LineDifference(number: place.line, text: text, kind: kind, counterpart: partner, changes: changes)
  }

  private func linesInPlace() -> Set<LinePlace> {
    let places = newLines.filter { $0.value.isPaired && isSameFile($0.value.partner, $0.key) }.keys
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    return Dictionary(grouping: places, by: \.file).values.reduce(into: []) { inPlace, lines in
      let partners = lines.map { newLines[$0]?.partner?.line ?? 0 }
      inPlace.formUnion(longestIncreasingSubsequence(partners).map { lines[$0] })
    }
  }

  private func isSameFile(_ oldPlace: LinePlace?, _ newPlace: LinePlace) -> Bool {
    guard let oldPlace else { return false }
    let (first, second) = (old.files[oldPlace.file], new.files[newPlace.file])
    return first.name == second.name && first.role == second.role
  }

  // MARK: Changes

  private func changes(_ oldPlace: LinePlace, _ newPlace: LinePlace) -> [LineChange] {
    var changes: [LineChange] = []
    func add(_ change: LineChange) {
      if !changes.contains(change) { changes.append(change) }
    }
    for change in renamed[newPlace, default: []] { add(change) }
    let (before, after) = (old.ignored[oldPlace, default: []], new.ignored[newPlace, default: []])
    for token in before + after where before.count(where: { $0 == token }) != after.count(where: { $0 == token }) {
      add(token.change)
    }
    let (oldText, newText) = (old.text(oldPlace), new.text(newPlace))
    if oldText.prefix(while: \.isWhitespace) != newText.prefix(while: \.isWhitespace) { add(.indentation) }
    let isSameText = oldText.drop(while: \.isWhitespace) == newText.drop(while: \.isWhitespace)
    if changes.isEmpty && !isSameText { add(.layout) }
    return changes
  }
}
