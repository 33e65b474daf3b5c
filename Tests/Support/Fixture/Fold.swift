/// Tells what a reader sees from what is folded into `<details>`.
package enum Fold {
  package struct Line {
    package let text: String
    /// How many folds hide the line; 0 for one that is seen, as a summary is.
    package let depth: Int
  }

  package static func lines(of lines: [String]) -> [Line] {
    var depth = 0
    return lines.map { text in
      if text == "</details>" { depth -= 1 }
      defer { if text == "<details>" { depth += 1 } }
      return Line(text: text, depth: text.hasPrefix("<summary>") ? depth - 1 : depth)
    }
  }

  /// The lines with text that are seen, but for the summaries.
  package static func shown(in lines: [String]) -> [String] {
    Fold.lines(of: lines).filter { $0.depth == 0 && !$0.text.isEmpty && !$0.text.hasPrefix("<") }.map(\.text)
  }
}
