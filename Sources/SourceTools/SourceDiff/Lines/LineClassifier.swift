/// Reads from the paired nodes what became of each line.
struct LineClassifier {
  private(set) var oldFiles: [FileDifference] = []
  private(set) var newFiles: [FileDifference] = []
  private(set) var renames: [Rename] = []

  init(_ matcher: Matcher) {
    let links = LineLinks(matcher)
    let inPlace = links.inPlace
    oldFiles = LineClassifier.files(links.old) { links.difference(ofOld: $0, text: $1, inPlace) }
    newFiles = LineClassifier.files(links.new) { links.difference(ofNew: $0, text: $1, inPlace) }
    renames = LineClassifier.renames(newFiles)
  }

  private static func files(
    _ tree: SourceTree, _ difference: (LinePlace, String) -> LineDifference
  ) -> [FileDifference] {
    tree.files.enumerated().map { index, file in
      let lines = file.lines.enumerated().map { difference(LinePlace(file: index, line: $0 + 1), $1) }
      return FileDifference(path: file.path, name: file.name, role: file.role, lines: lines)
    }
  }

  private static func renames(_ files: [FileDifference]) -> [Rename] {
    var counts: [[String]: Int] = [:]
    for case .renamed(let old, let new) in files.lazy.flatMap(\.lines).flatMap(\.changes) {
      counts[[old, new], default: 0] += 1
    }
    return counts.map { Rename(old: $0[0], new: $0[1], lines: $1) }
      .sorted { ($1.lines, $0.old, $0.new) < ($0.lines, $1.old, $1.new) }
  }
}

extension SourceFile {
  var lines: [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: SourceFile.endsLine).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// As the parser counts lines: other characters that Unicode calls line breaks end none.
  private static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }
}
