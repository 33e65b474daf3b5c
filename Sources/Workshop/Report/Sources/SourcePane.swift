import RuleMeter
import SourceTools

/// One side of a lesson's sources: its files, one below the other, with marks in the margin.
struct SourcePane {
  let title: String
  /// `old` or `new`.
  let side: String
  let files: [FileDifference]
  let others: [FileDifference]
  /// What the meter found in the files.
  let measure: ProgramMeasure
  let blocks: [Block]

  /// A moved block as this side sees it.
  typealias Block = (number: Int, lines: MovedBlock.Lines, other: MovedBlock.Lines)

  var markup: Markup {
    """
    <div class="pane" data-side="\(side)">
    <div class="pane-head"><h4>\(title)</h4>\
    <label>File <select class="file-choice">\(files.markup { "<option value=\"\($0.path)\">\(label($0))</option>" })</select></label></div>
    <div class="pane-body" tabindex="0" role="region" aria-label="Source, \(title)">
    \(files.indices.markup { file($0) })</div>
    </div>\n
    """
  }

  private func label(_ file: FileDifference) -> String { file.role == .model ? "Model/\(file.name)" : file.name }

  private func file(_ index: Int) -> Markup {
    let file = files[index]
    let colored = SyntaxColoring(file.lines.map(\.text).joined(separator: "\n")).lines
    return """
      <section class="file" id="\(file.path)"><h5>\(label(file))</h5><div class="code">
      \(zip(file.lines, colored).markup { line($0, index, $1) })</div></section>\n
      """
  }

  private func line(_ line: LineDifference, _ file: Int, _ runs: [SyntaxColoring.Run]) -> Markup {
    let number = line.number
    // A line that two statements share can belong to two blocks.
    let blocks = blocks.filter { $0.lines.file == file && $0.lines.first <= number && number <= $0.lines.last }
    let code = runs.markup { run in run.kind.map { "<i class=\"\($0.rawValue)\">\(run.text)</i>" } ?? "\(run.text)" }
    let numbers: Markup =
      blocks.isEmpty ? "" : " data-blocks=\"\(blocks.map { String($0.number) }.joined(separator: " "))\""
    return """
      <div class="l \(line.kind.rawValue)"\(numbers)\(indentation(line.text))>\(marks(files[file].path, number))\
      \(sign(line, blocks.first { $0.lines.first == number }))<code>\(code)</code></div>\n
      """
  }

  /// Where a long line goes on when it is broken.
  private func indentation(_ text: String) -> Markup {
    let spaces = text.prefix { $0 == " " }.count
    return spaces == 0 || text.count < SourcePane.long ? "" : " style=\"--i:\(spaces)\""
  }

  private static let long = 40

  // MARK: The margin

  private func marks(_ path: String, _ number: Int) -> Markup {
    func isHere(_ place: ProgramMeasure.Location) -> Bool { place.line == number && place.file.hasSuffix("/\(path)") }
    let violations = measure.violations.filter { isHere($0.location) }.map { mark($0.violation) }
    let viewState = measure.viewState.filter { isHere($0.location) }.map {
      mark("V", "view", "V view state, declared: \($0.symbol) breaks no rule.")
    }
    let marks = violations + viewState
    return marks.isEmpty ? "" : "<span class=\"marks\">\(marks)</span>"
  }

  private func mark(_ violation: Violation) -> Markup {
    let check = violation.check
    let message = "\(check.rule.rawValue) \(check.rule.title), \(check.rawValue): \(violation.message)."
    return mark(check.rule.rawValue, check.rule.rawValue.lowercased(), message)
  }

  private func mark(_ text: String, _ kind: String, _ message: String) -> Markup {
    "<button type=\"button\" class=\"mark \(kind)\" tabindex=\"-1\" aria-label=\"\(message)\">\(text)</button>"
  }

  /// The line's sign; at the beginning of a moved block, the way to the other side.
  private func sign(_ line: LineDifference, _ block: Block?) -> Markup {
    let changes = line.changes.map(\.note).joined(separator: ", ")
    if let block {
      let place = "\(others[block.other.file].name), line \(block.other.first)"
      let message =
        "\(line.sign) moved \(side == "old" ? "to" : "from") \(place)\(changes.isEmpty ? "" : ": \(changes)")."
      return """
        <a class="sign" href="#\(others[block.other.file].path)" tabindex="-1" aria-label="\(message) Go there.">\(line.sign)</a>
        """
    }
    if line.sign == " " { return "" }
    let title: Markup = changes.isEmpty ? "" : " title=\"\(changes)\""
    return "<span class=\"sign\"\(title)>\(line.sign)</span>"
  }
}
