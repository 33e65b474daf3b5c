/// A source file by its lines, which are counted from one and laid out as `swift format` does.
struct SourceLines {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The names in a line.
  func words(at line: Int) -> Set<String> {
    lines.indices.contains(line - 1) ? Set(lines[line - 1].matches(of: /[A-Za-z_]\w*/).map { String($0.output) }) : []
  }

  /// The names in a function, from the line in which it is declared to its closing brace.
  func words(ofFunctionAt first: Int) -> Set<String> {
    guard lines.indices.contains(first - 1) else { return [] }
    let indent = lines[first - 1].prefix { $0 == " " }
    let isOneLine = lines[first - 1].hasSuffix("}")
    let end = isOneLine ? first - 1 : lines[first...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.endIndex - 1
    return (first...end + 1).reduce(into: []) { $0.formUnion(words(at: $1)) }
  }
}
