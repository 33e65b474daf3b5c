extension MarkdownBlock {
  /// The block as HTML. A side of paper ends at `turn`.
  var markup: Markup {
    switch self {
    case .heading(1, let text): "<h1>\(Self.inline(text))</h1>\n"
    case .heading(_, let text): "<h2>\(Self.inline(text))</h2>\n"
    case .paragraph(let text): "<p>\(Self.inline(text))</p>\n"
    case .list(let items): "<ul>\(items.markup { "<li>\(Self.inline($0))</li>" })</ul>\n"
    case .table(let rows):
      "<table>\(rows.markup { "<tr>\($0.markup { "<td>\(Self.inline($0))</td>" })</tr>" })</table>\n"
    case .code(let lines): "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    case .turn: "</section>\n<section>\n"
    }
  }

  /// Text with `code`, **strong** and *emphasised* parts; a link becomes its text, as paper leads nowhere.
  static func inline(_ text: some StringProtocol) -> Markup {
    var parts: [Markup] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { "`*[".contains($0) }) {
      parts.append("\(String(rest[..<start]))")
      let sign = rest[start] == "[" ? "[" : rest[start...].hasPrefix("**") ? "**" : String(rest[start])
      let inner = rest[start...].dropFirst(sign.count)
      guard let end = inner.firstRange(of: sign == "[" ? "](" : sign) else {
        parts.append("\(sign)")
        rest = inner
        continue
      }
      let marked = inner[..<end.lowerBound]
      rest = inner[end.upperBound...]
      switch sign {
      case "`": parts.append("<code>\(String(marked))</code>")
      case "**": parts.append("<strong>\(inline(marked))</strong>")
      case "*": parts.append("<em>\(inline(marked))</em>")
      default:
        parts.append(inline(marked))
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
    }
    return Markup(parts + ["\(String(rest))"])
  }
}
