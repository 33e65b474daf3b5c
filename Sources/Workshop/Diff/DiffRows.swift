import SourceTools

/// A line of either side, or one of each side that belong together.
struct DiffRow {
  /// From 1.
  var old: Int?
  var new: Int?
}

/// The order in which a file's lines are shown.
enum DiffRows {
  /// Each line of a model beside the line that it was.
  static func model(_ file: FileDifference) -> [DiffRow] { file.lines.indices.map { DiffRow(new: $0 + 1) } }

  /// The lines of a screen on both sides: those in their place beside each other, between them first the old ones,
  /// then the new ones.
  static func screen(old: FileDifference?, new: FileDifference?) -> [DiffRow] {
    let (oldLines, newLines) = (old?.lines ?? [], new?.lines ?? [])
    var rows: [DiffRow] = []
    var (oldNext, newNext) = (0, 0)
    for (index, line) in newLines.enumerated() where line.kind == .unchanged || line.kind == .changed {
      guard let counterpart = line.counterpart, counterpart.line > oldNext else { continue }
      rows += between(oldLines[oldNext..<counterpart.line - 1], newLines[newNext..<index])
      rows.append(DiffRow(old: counterpart.line, new: index + 1))
      (oldNext, newNext) = (counterpart.line, index + 1)
    }
    return rows + between(oldLines[oldNext...], newLines[newNext...])
  }

  /// Comments and blank lines that are the same at either end belong together.
  private static func between(
    _ old: ArraySlice<LineDifference>, _ new: ArraySlice<LineDifference>
  ) -> [DiffRow] {
    let head = zip(old, new).prefix { isSameComment($0, $1) }.count
    let (oldRest, newRest) = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(oldRest.reversed(), newRest.reversed()).prefix { isSameComment($0, $1) }.count
    return both(old.prefix(head), new.prefix(head))
      + oldRest.dropLast(tail).indices.map { DiffRow(old: $0 + 1) }
      + newRest.dropLast(tail).indices.map { DiffRow(new: $0 + 1) }
      + both(oldRest.suffix(tail), newRest.suffix(tail))
  }

  private static func both(_ old: ArraySlice<LineDifference>, _ new: ArraySlice<LineDifference>) -> [DiffRow] {
    zip(old.indices, new.indices).map { DiffRow(old: $0 + 1, new: $1 + 1) }
  }

  private static func isSameComment(_ old: LineDifference, _ new: LineDifference) -> Bool {
    old.kind == .noCode && new.kind == .noCode && old.text == new.text
  }
}
