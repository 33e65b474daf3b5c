import Foundation

/// A part of a page in Markdown, as far as the pages that are printed use it.
enum MarkdownBlock: Equatable {
  case heading(level: Int, String)
  case paragraph(String)
  case list([String], isNumbered: Bool = false)
  case table([[String]])
  case code([String])
  /// `---`: what follows begins another side of paper.
  case turn

  static func all(in text: String) -> [MarkdownBlock] {
    var lines = text.components(separatedBy: "\n")[...]
    var blocks: [MarkdownBlock] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) { lines.removeFirst() } else { blocks.append(next(from: &lines)) }
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
      return .list(items.map { $0.drop { $0 != " " }.trimmed }, isNumbered: !line.hasPrefix("-"))
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

  /// The block as HTML. A side of paper ends at `turn`.
  var markup: Markup {
    switch self {
    case .heading(1, let text): "<h1>\(Self.inline(text))</h1>\n"
    case .heading(_, let text): "<h2>\(Self.inline(text))</h2>\n"
    case .paragraph(let text): "<p>\(Self.inline(text))</p>\n"
    case .list(let items, false): "<ul>\(items.markup { "<li>\(Self.inline($0))</li>" })</ul>\n"
    case .list(let items, true): "<ol>\(items.markup { "<li>\(Self.inline($0))</li>" })</ol>\n"
    case .table(let rows):
      "<table>\(rows.markup { "<tr>\($0.markup { "<td>\(Self.inline($0))</td>" })</tr>" })</table>\n"
    case .code(let lines): "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    case .turn: "</section>\n<section>\n"
    }
  }

  /// Text with `code`, **strong** and *emphasised* parts; a link becomes its text, as paper leads nowhere.
  static func inline(_ text: some StringProtocol) -> Markup {
    let text = String(text)
    guard let match = text.firstMatch(of: /`(.+?)`|\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\(.*?\)/) else { return "\(text)" }
    let marked: Markup =
      if let code = match.1 {
        "<code>\(String(code))</code>"
      } else if let strong = match.2 {
        "<strong>\(inline(strong))</strong>"
      } else if let emphasised = match.3 {
        "<em>\(inline(emphasised))</em>"
      } else {
        inline(match.4 ?? "")
      }
    return Markup([
      "\(String(text[..<match.range.lowerBound]))", marked, inline(text[match.range.upperBound...]),
    ])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
