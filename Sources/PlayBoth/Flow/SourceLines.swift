/// The lines of a source file, counted from one and laid out as `swift format` does it.
struct SourceLines {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The names that a line changes or calls: in an assignment those on the left, as what is only read is not refreshed.
  func touched(at line: Int) -> Set<String> {
    lines.indices.contains(line - 1) ? names(in: SourceLines.written(by: lines[line - 1])) : []
  }

  /// The names that a function assigns to, has drawn again, hands over to be changed, or goes through, from the line in
  /// which it is declared to its closing brace.
  func touched(byFunctionAt first: Int) -> Set<String> {
    guard lines.indices.contains(first - 1) else { return [] }
    let indent = lines[first - 1].prefix { $0 == " " }
    let isOneLine = lines[first - 1].hasSuffix("}")
    let end = isOneLine ? first - 1 : lines[first...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.endIndex - 1
    return lines[(first - 1)...end].filter(SourceLines.touches).reduce(into: []) { found, line in
      found.formUnion(names(in: SourceLines.written(by: line)))
    }
  }

  private func names(in text: Substring) -> Set<String> {
    Set(text.matches(of: /[A-Za-z_]\w*/).map { String($0.output) })
  }

  private static func touches(_ line: Substring) -> Bool {
    line.contains(#/ [-+*/]?= |setNeedsDisplay|&|\bfor\b/#) && !line.contains(#/\b(let|var) /#)
  }

  private static func written(by line: Substring) -> Substring {
    guard let assignment = line.firstRange(of: #/ [-+*/]?= /#) else { return line }
    return line[..<assignment.lowerBound]
  }
}
