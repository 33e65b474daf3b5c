import PlainText
import SourceTools

/// What is written about a patch of a kata: a heading, what the meter counts with it, the reason, and further sections.
struct KataPage {
  struct Section: Equatable {
    /// With the signs that make it a heading.
    let title: String
    var lines: [String] = []
  }

  let title: String
  /// What the meter counts with the patch.
  let counts: RuleCounts
  /// Whether it can be left out.
  let isOptional: Bool
  /// Whether a kata that is done stays done with it.
  let staysDone: Bool
  /// Why it is made, in lines of Markdown.
  let reason: [String]
  let sections: [Section]

  /// - Parameter name: What messages call the text.
  init(_ text: String, name: String) throws(CommandError) {
    let sections = KataPage.sections(of: text)
    let body = sections.first?.lines ?? []
    let parts = (body.first ?? "").split(separator: Self.optional, maxSplits: 1, omittingEmptySubsequences: false)
    let note = parts.dropFirst().first
    guard let heading = sections.first?.title, heading.hasPrefix("# "),
      let counts = RuleCounts(String(parts[0])), [nil, "", Self.notDone].contains(note)
    else {
      throw .badData("\(name): begins with a heading '# …', then the counts 'R1 n · R2 n · R3 n': write both.")
    }
    title = String(heading.dropFirst(2))
    self.counts = counts
    (isOptional, staysDone) = (note != nil, note != Self.notDone)
    reason = KataPage.trimmed(body.dropFirst())
    self.sections = Array(sections.dropFirst())
  }

  /// What follows the counts of an optional step.
  private static let optional = " · optional"
  private static let notDone: Substring = ", not done"

  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    var isInCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") { isInCode.toggle() }
      if !isInCode, line.hasPrefix("#") {
        sections.append(Section(title: line))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections.map { Section(title: $0.title, lines: trimmed($0.lines[...])) }
  }

  /// Without empty lines at either end.
  private static func trimmed(_ lines: ArraySlice<String>) -> [String] {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }
}
