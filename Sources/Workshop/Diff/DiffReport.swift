import SourceTools

/// What `--format json` prints. Shares are from 0 to 1; lines count from 1 and are code lines only.
///
///     {"lessons":[{"lesson":"mines","share":0.5,
///       "model":TOTALS,"oldScreens":TOTALS,"newScreens":TOTALS,
///       "renames":[{"old":"…","new":"…","lines":1}],
///       "old":[FILE…],"new":[FILE…]}]}
///     TOTALS: {"code":0,"unchanged":0,"changed":0,"movedVerbatim":0,"movedWithChanges":0,"movedInside":0,"new":0,"gone":0}
///     FILE: {"path":"…","role":"screen|model","totals":TOTALS,"lines":[LINE…]}
///     LINE: {"line":1,"kind":"unchanged|changed|movedIntoModel|movedInside|new|gone","text":"…",
///       "counterpart":{"path":"…","line":1},"changes":[{"change":"renamed","from":"…","to":"…"},{"change":"access"}]}
enum DiffReport {
  struct Lesson: Encodable {
    let lesson: String
    let share: Double?
    let model: Totals
    let oldScreens: Totals
    let newScreens: Totals
    let renames: [Rename]
    let old: [File]
    let new: [File]
  }

  struct File: Encodable {
    let path: String
    let role: String
    let totals: Totals
    let lines: [Line]
  }

  struct Line: Encodable {
    let line: Int
    let kind: String
    let text: String
    let counterpart: Place?
    /// Each says what it is, a renaming with both names.
    let changes: [[String: String]]
  }

  struct Place: Encodable {
    let path: String
    let line: Int
  }
}

extension DiffReport.Lesson {
  init(_ lesson: LessonDifference) {
    let difference = lesson.difference
    self.init(
      lesson: lesson.lesson, share: difference.share, model: difference.model,
      oldScreens: difference.oldScreen, newScreens: difference.newScreen, renames: difference.renames,
      old: difference.old.map { .init($0, others: difference.new) },
      new: difference.new.map { .init($0, others: difference.old) })
  }
}

extension DiffReport.File {
  init(_ file: FileDifference, others: [FileDifference]) {
    self.init(
      path: file.path, role: file.role.rawValue, totals: Totals([file]),
      lines: file.lines.filter { $0.kind != .noCode }.map { .init($0, others: others) })
  }
}

extension DiffReport.Line {
  init(_ line: LineDifference, others: [FileDifference]) {
    self.init(
      line: line.number, kind: line.kind.rawValue, text: line.text,
      counterpart: line.counterpart.map { .init(path: others[$0.file].path, line: $0.line) },
      changes: line.changes.map { change in
        guard case .renamed(let from, let to) = change else { return ["change": change.name] }
        return ["change": change.name, "from": from, "to": to]
      })
  }
}
