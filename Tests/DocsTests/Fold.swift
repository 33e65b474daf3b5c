/// Tells what a reader sees from what is folded into `<details>`, a summary included in what is seen.
enum Fold {
  struct Line {
    let text: String
    /// How many folds hide the line; 0 for one that is shown.
    let depth: Int
  }

  static func lines(of lines: [String]) -> [Line] {
    var depth = 0
    return lines.map { text in
      if text == "</details>" { depth -= 1 }
      let isShown = text == "<details>" || text == "</details>" || text.hasPrefix("<summary>")
      defer { if text == "<details>" { depth += 1 } }
      return Line(text: text, depth: isShown && text.hasPrefix("<summary>") ? depth - 1 : depth)
    }
  }
}
