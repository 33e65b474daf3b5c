import Foundation

/// A part of a page in Markdown, as far as the pages that are printed use it.
enum MarkdownBlock: Equatable {
  case heading(level: Int, String)
  case paragraph(String)
  case list([String])
  case table([[String]])
  case code([String])
  /// `---`: what follows begins another side of paper.
  case turn

  /// The blocks of a page, in its order.
  static func all(in text: String) -> [MarkdownBlock] {
    var lines = text.components(separatedBy: "\n")[...]
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else {
        blocks.append(next(from: &lines))
      }
    }
    return blocks
  }

  private static func next(from lines: inout ArraySlice<String>) -> MarkdownBlock {
    let line = lines.removeFirst()
    if line == "---" { return .turn }
    if line.hasPrefix("#") {
      let signs = line.prefix { $0 == "#" }
      return .heading(level: signs.count, line.dropFirst(signs.count).trimmed)
    }
    if line.trimmed.hasPrefix("```") {
      let indent = line.prefix { $0 == " " }.count
      let code = lines.prefix { !$0.trimmed.hasPrefix("```") }
      lines = lines.dropFirst(code.count + 1)
      return .code(code.map { String($0.dropFirst(indent)) })
    }
    if line.hasPrefix("|") {
      let rows = [line] + take(from: &lines) { $0.hasPrefix("|") }
      return .table(rows.filter { !$0.hasPrefix("|---") }.map(cells))
    }
    if isItem(line) {
      var items = [line]
      for line in take(from: &lines, while: { !$0.isEmpty && !$0.trimmed.hasPrefix("```") }) {
        if isItem(line) { items.append(line) } else { items[items.count - 1] += " " + line.trimmed }
      }
      return .list(items.map { $0.drop { $0 != " " }.trimmed })
    }
    return .paragraph(([line] + take(from: &lines) { !$0.isEmpty }).map(\.trimmed).joined(separator: " "))
  }

  private static func take(
    from lines: inout ArraySlice<String>, while belongs: (String) -> Bool
  ) -> ArraySlice<String> {
    let taken = lines.prefix(while: belongs)
    lines = lines.dropFirst(taken.count)
    return taken
  }

  private static func isItem(_ line: String) -> Bool { line.contains(#/^(-|\d+\.) /#) }

  private static func cells(_ row: String) -> [String] {
    row.trimmed.dropFirst().dropLast().components(separatedBy: "|").map(\.trimmed)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
