import PlainText

/// The path of an event through one variant, in as many lines as there is room for: what was asked, requested, written,
/// announced, refreshed and redrawn, with file and line where a place in the source is known to have run.
struct FlowLines {
  fileprivate struct Stage {
    let name: String
    let items: [String]
    /// How many things there are; more than the items that stand for them.
    let count: Int
  }

  private let stages: [Stage]

  init(_ reaction: Reaction) {
    let ran = { (rule: String?) in reaction.source.filter { $0.rule == rule && $0.ran } }
    stages = [
      Stage("asked", reaction.asked), Stage("requested", ran(nil)), Stage("written", reaction.state),
      Stage("R2", ran("R2")), Stage("announced", reaction.announced), Stage("refreshed", reaction.refreshed),
      Stage("R3", ran("R3")), Stage("view state", reaction.viewState), Stage("redrawn", reaction.redrawn),
    ].filter { $0.count > 0 }
  }

  /// - Parameter rows: How many lines there may be.
  func lines(rows: Int) -> [String] {
    if stages.isEmpty { return ["nothing happened"] }
    if stages.count > rows { return counts(rows: rows) }
    var free = rows - stages.count
    return stages.flatMap { stage in
      let more = min(stage.items.count - 1, free)
      free -= more
      return stage.lines(1 + more)
    }
  }

  /// The numbers alone, spread evenly over the lines.
  private func counts(rows: Int) -> [String] {
    let words = stages.map { "\($0.name) \($0.count)" }
    let perRow = (words.count + max(rows, 1) - 1) / max(rows, 1)
    return stride(from: 0, to: words.count, by: perRow).map { start in
      words[start..<min(start + perRow, words.count)].joined(separator: " · ")
    }
  }
}

extension FlowLines.Stage {
  fileprivate init(_ name: String, _ groups: [NameGroup]) {
    self.name = name
    items = groups.map { group in
      let change = group.change.isEmpty ? "" : ": \(group.change)"
      return group.name + change + (group.more > 0 ? "  +\(group.more)" : "")
    }
    count = groups.reduce(0) { $0 + 1 + $1.more }
  }

  fileprivate init(_ name: String, _ places: [SourcePath.Step]) {
    self.name = name
    items = places.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line) \($0.name)" }
    count = places.count
  }

  /// The name stands before the first of them.
  fileprivate func lines(_ shown: Int) -> [String] {
    items.prefix(shown).enumerated().map { index, item in
      let more = index == shown - 1 && shown < items.count ? " …" : ""
      return (index == 0 ? name : "").padded(to: 12) + item + more
    }
  }
}
