import PlainText
import Renderer
import SourceTools

/// All lines of a lesson: each model beside what it was, then the screens, long unchanged passages left out.
struct DiffListing {
  /// Unchanged lines shown round what changed.
  private static let context = 3
  private static let numberWidth = 5

  private let difference: SourceDifference
  private let layout: DiffLayout

  init(_ difference: SourceDifference, _ layout: DiffLayout) {
    self.difference = difference
    self.layout = layout
  }

  var lines: [String] { models + screens }

  private var models: [String] {
    difference.new.filter { $0.role == .model }.flatMap { file in
      section(file.path, DiffRows.model(file), old: nil, new: file)
    }
  }

  private var screens: [String] {
    let names = Set((difference.old + difference.new).filter { $0.role == .screen }.map(\.name)).sorted()
    return names.flatMap { name -> [String] in
      let isIt = { (file: FileDifference) in file.name == name && file.role == .screen }
      let (old, new) = (difference.old.first(where: isIt), difference.new.first(where: isIt))
      let paths = [old?.path, new?.path].compactMap(\.self).joined(separator: " → ")
      return section(paths, DiffRows.screen(old: old, new: new), old: old, new: new)
    }
  }

  private func section(_ title: String, _ rows: [DiffRow], old: FileDifference?, new: FileDifference?) -> [String] {
    var lines = ["", layout.paint("── \(title)", .bold)]
    var previous: LinePlace?
    var source: Int?
    func text(_ row: DiffRow) -> [String] {
      let line = line(row, old, new)
      let counterpart = line?.counterpart
      defer { previous = line?.hasMoved == true ? counterpart : nil }
      let text = self.text(row, old, new, after: previous)
      guard layout.isSideBySide, old == nil, let counterpart, counterpart.file != source else { return text }
      source = counterpart.file
      return [layout.paint("     from \(difference.old[counterpart.file].path)", .bold)] + text
    }
    let quiet = rows.map { isQuiet($0, old, new) }
    var index = 0
    while index < rows.count {
      let run = quiet[index...].prefix { $0 }.count
      let (before, after) = (index == 0 ? 0 : DiffListing.context, index + run == rows.count ? 0 : DiffListing.context)
      if run > before + after + 1 {
        lines += rows[index..<index + before].flatMap(text)
        lines.append(layout.paint("  ⋮ \(run - before - after) lines unchanged", .dim))
        lines += rows[index + run - after..<index + run].flatMap(text)
      } else {
        lines += rows[index..<index + max(run, 1)].flatMap(text)
      }
      index += max(run, 1)
    }
    return lines
  }

  /// Whether both sides have the row, and the same.
  private func isQuiet(_ row: DiffRow, _ old: FileDifference?, _ new: FileDifference?) -> Bool {
    guard row.old != nil, let line = line(row, old, new) else { return false }
    return row.new != nil && (line.kind == .unchanged || line.kind == .noCode)
  }

  /// The row's line: the new side's, or the old side's where there is no other.
  private func line(_ row: DiffRow, _ old: FileDifference?, _ new: FileDifference?) -> LineDifference? {
    if let new, let number = row.new { return new.lines[number - 1] }
    if let old, let number = row.old { return old.lines[number - 1] }
    return nil
  }

  /// - Parameter previous: The counterpart of the row above, if that moved: where a moved line follows it, its place goes without saying.
  private func text(
    _ row: DiffRow, _ old: FileDifference?, _ new: FileDifference?, after previous: LinePlace?
  ) -> [String] {
    guard let line = line(row, old, new) else { return [] }
    let note = note(line, isOld: row.new == nil, after: previous)
    return layout.isSideBySide ? [beside(row, line, old, note)] : unified(row, line, old, note)
  }

  /// Where a moved line came from or went to, and what changed in it.
  private func note(_ line: LineDifference, isOld: Bool, after previous: LinePlace?) -> String {
    let changes = line.changes.map(\.note).joined(separator: ", ")
    guard line.hasMoved, let counterpart = line.counterpart else { return changes }
    if let previous, previous.file == counterpart.file, previous.line + 1 == counterpart.line { return changes }
    let file = (isOld ? difference.new : difference.old)[counterpart.file]
    let place = "\(isOld ? "→" : "←") \(file.name):\(counterpart.line)"
    return changes.isEmpty ? place : "\(place) · \(changes)"
  }

  private func numbered(_ number: Int?, _ text: String) -> String {
    let digits = number.map(String.init) ?? ""
    return "\(digits.leftPadded(to: DiffListing.numberWidth - 1)) \(text.printable)".withoutTrailingSpaces
  }

  // MARK: Unified

  private func unified(_ row: DiffRow, _ line: LineDifference, _ old: FileDifference?, _ note: String) -> [String] {
    let text = "\(line.sign) \(numbered(row.new ?? row.old, line.text))"
    let whole = layout.paint(text, line.color) + (note.isEmpty ? "" : layout.paint("   \(note)", .dim))
    guard line.kind == .changed, let old, let number = row.old else { return [whole] }
    let before = old.lines[number - 1]
    return [layout.paint("\(before.sign) \(numbered(number, before.text))", .dim), whole]
  }

  // MARK: Side by side

  private func beside(_ row: DiffRow, _ line: LineDifference, _ old: FileDifference?, _ note: String) -> String {
    let half = ((layout.width ?? DiffLayout.sideBySide) - 3) / 2
    let (left, right) = sides(row, line, old)
    let end =
      row.new == nil ? layout.paint(note, .dim) : layout.paint(right.fitted(to: half).withoutTrailingSpaces, line.color)
    let start = layout.paint(left.fitted(to: half), line.color) + " " + line.sign
    return end.isEmpty ? start.withoutTrailingSpaces : start + " " + end
  }

  private func sides(_ row: DiffRow, _ line: LineDifference, _ old: FileDifference?) -> (String, String) {
    let text = numbered(row.new ?? row.old, line.text)
    if row.new == nil { return (text, "") }
    if let old, let number = row.old { return (numbered(number, old.lines[number - 1].text), text) }
    guard let counterpart = line.counterpart else { return ("", text) }
    return (numbered(counterpart.line, difference.old[counterpart.file].lines[counterpart.line - 1].text), text)
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

  /// Exactly as many columns; what does not fit ends in `…`.
  fileprivate func fitted(to width: Int) -> String { cut(to: width).padded(to: width) }
}

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
  private static func between(_ old: ArraySlice<LineDifference>, _ new: ArraySlice<LineDifference>) -> [DiffRow] {
    let head = zip(old, new).prefix { isSameComment($0, $1) }.count
    let (oldRest, newRest) = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(oldRest.reversed(), newRest.reversed()).prefix { isSameComment($0, $1) }.count
    return both(old.prefix(head), new.prefix(head)) + oldRest.dropLast(tail).indices.map { DiffRow(old: $0 + 1) }
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
