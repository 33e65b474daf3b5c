import PlainText
import SourceTools

/// All lines of a lesson: each model beside what it was, then the screens, long unchanged passages left out.
struct DiffListing {
  /// Unchanged lines shown round what changed.
  private static let context = 3
  private static let numberWidth = 5

  let difference: SourceDifference
  let layout: DiffLayout

  var lines: [String] { models + screens }

  private var models: [String] {
    difference.new.filter { $0.role == .model }.flatMap { section($0.path, DiffRows.model($0), isBesideOld: false) }
  }

  private var screens: [String] {
    let names = Set((difference.old + difference.new).filter { $0.role == .screen }.map(\.name)).sorted()
    return names.flatMap { name -> [String] in
      let isIt = { (file: FileDifference) in file.name == name && file.role == .screen }
      let (old, new) = (difference.old.first(where: isIt), difference.new.first(where: isIt))
      let paths = [old?.path, new?.path].compactMap(\.self).joined(separator: " → ")
      return section(paths, DiffRows.screen(old: old, new: new), isBesideOld: old != nil)
    }
  }

  /// - Parameter isBesideOld: Whether there is a file of the old side; else each moved line says where it is from.
  private func section(_ title: String, _ rows: [DiffRow], isBesideOld: Bool) -> [String] {
    var lines = ["", layout.paint("── \(title)", .bold)]
    var previous: LinePlace?
    var source: Int?
    func text(_ row: DiffRow) -> [String] {
      let counterpart = row.line.counterpart
      defer { previous = row.line.hasMoved ? counterpart : nil }
      let note = note(row, after: previous)
      let text = layout.isSideBySide ? [beside(row, note)] : unified(row, note)
      guard layout.isSideBySide, !isBesideOld, let counterpart, counterpart.file != source else { return text }
      source = counterpart.file
      return [layout.paint("     from \(difference.old[counterpart.file].path)", .bold)] + text
    }
    var next = 0
    for hidden in DiffListing.hidden(rows) {
      lines += rows[next..<hidden.lowerBound].flatMap(text)
      lines.append(layout.paint("  ⋮ \(hidden.count) lines unchanged", .dim))
      next = hidden.upperBound
    }
    return lines + rows[next...].flatMap(text)
  }

  /// The long unchanged passages.
  private static func hidden(_ rows: [DiffRow]) -> [Range<Int>] {
    let shown = rows.indices.filter { !rows[$0].isQuiet }.map { $0 - context..<$0 + context + 1 }
    return RangeSet(rows.indices).subtracting(RangeSet(shown)).ranges.filter { $0.count > 1 }
  }

  /// Where a moved line came from or went to, and what changed in it.
  /// - Parameter previous: The counterpart of the row above, if that moved: where a moved line follows it, its place goes without saying.
  private func note(_ row: DiffRow, after previous: LinePlace?) -> String {
    let changes = row.line.changes.map(\.note).joined(separator: ", ")
    guard row.line.hasMoved, let counterpart = row.line.counterpart else { return changes }
    if let previous, previous.file == counterpart.file, previous.line + 1 == counterpart.line { return changes }
    let file = (row.isOld ? difference.new : difference.old)[counterpart.file]
    let place = "\(row.isOld ? "→" : "←") \(file.name):\(counterpart.line)"
    return changes.isEmpty ? place : "\(place) · \(changes)"
  }

  private func numbered(_ line: LineDifference) -> String {
    "\("\(line.number)".leftPadded(to: DiffListing.numberWidth - 1)) \(line.text.printable)".withoutTrailingSpaces
  }

  // MARK: Unified

  private func unified(_ row: DiffRow, _ note: String) -> [String] {
    let text = "\(row.line.sign) \(numbered(row.line))"
    let whole = layout.paint(text, row.line.color) + (note.isEmpty ? "" : layout.paint("   \(note)", .dim))
    guard row.line.kind == .changed, let before = row.old else { return [whole] }
    return [layout.paint("\(before.sign) \(numbered(before))", .dim), whole]
  }

  // MARK: Side by side

  private func beside(_ row: DiffRow, _ note: String) -> String {
    let half = ((layout.width ?? DiffLayout.sideBySide) - 3) / 2
    let (left, right) = sides(row)
    let end =
      row.isOld ? layout.paint(note, .dim) : layout.paint(right.fitted(to: half).withoutTrailingSpaces, row.line.color)
    let start = layout.paint(left.fitted(to: half), row.line.color) + " " + row.line.sign
    return end.isEmpty ? start.withoutTrailingSpaces : start + " " + end
  }

  private func sides(_ row: DiffRow) -> (String, String) {
    let text = numbered(row.line)
    if row.isOld { return (text, "") }
    if let old = row.old { return (numbered(old), text) }
    guard let place = row.line.counterpart else { return ("", text) }
    return (numbered(difference.old[place.file].lines[place.line - 1]), text)
  }
}

extension String {
  /// Without what would move the terminal's cursor.
  fileprivate var printable: String {
    String(
      flatMap { (character: Character) -> String in
        if character == "\t" { return "  " }
        return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "�" : String(character)
      })
  }

  fileprivate var withoutTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }

  /// Exactly this many columns; `…` ends what does not fit.
  fileprivate func fitted(to width: Int) -> String { cut(to: width).padded(to: width) }
}

/// A line of either side, or one of each side that belong together.
struct DiffRow {
  let old: LineDifference?
  let new: LineDifference?
  /// The new side's, or the old side's if there is no new one.
  let line: LineDifference

  init(new: LineDifference, beside old: LineDifference? = nil) { (self.old, self.new, line) = (old, new, new) }
  init(old: LineDifference) { (self.old, new, line) = (old, nil, old) }

  var isOld: Bool { new == nil }

  /// Whether both sides have the row, unchanged.
  var isQuiet: Bool { old != nil && new != nil && (line.kind == .unchanged || line.kind == .noCode) }
}

/// The order in which a file's lines are shown.
enum DiffRows {
  /// Each line of a model beside the line that it was.
  static func model(_ file: FileDifference) -> [DiffRow] { file.lines.map { DiffRow(new: $0) } }

  /// The lines of a screen on both sides: those in their place beside each other, between them first the old ones,
  /// then the new ones.
  static func screen(old: FileDifference?, new: FileDifference?) -> [DiffRow] {
    let (oldLines, newLines) = (old?.lines ?? [], new?.lines ?? [])
    var rows: [DiffRow] = []
    var (oldNext, newNext) = (0, 0)
    for line in newLines where line.kind == .unchanged || line.kind == .changed {
      guard let counterpart = line.counterpart, counterpart.line > oldNext else { continue }
      rows += between(oldLines[oldNext..<counterpart.line - 1], newLines[newNext..<line.number - 1])
      rows.append(DiffRow(new: line, beside: oldLines[counterpart.line - 1]))
      (oldNext, newNext) = (counterpart.line, line.number)
    }
    return rows + between(oldLines[oldNext...], newLines[newNext...])
  }

  /// Comments and blank lines that are the same at either end belong together.
  private static func between(_ old: ArraySlice<LineDifference>, _ new: ArraySlice<LineDifference>) -> [DiffRow] {
    let head = zip(old, new).prefix(while: isSameComment).count
    let (oldRest, newRest) = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(oldRest.reversed(), newRest.reversed()).prefix(while: isSameComment).count
    return both(old.prefix(head), new.prefix(head)) + oldRest.dropLast(tail).map { DiffRow(old: $0) }
      + newRest.dropLast(tail).map { DiffRow(new: $0) } + both(oldRest.suffix(tail), newRest.suffix(tail))
  }

  private static func both(_ old: ArraySlice<LineDifference>, _ new: ArraySlice<LineDifference>) -> [DiffRow] {
    zip(old, new).map { DiffRow(new: $1, beside: $0) }
  }

  private static func isSameComment(_ old: LineDifference, _ new: LineDifference) -> Bool {
    old.kind == .noCode && new.kind == .noCode && old.text == new.text
  }
}
