import PlainText
import SourceTools

/// The text of `workshop diff`: totals, renames, then all lines.
struct DiffText {
  let layout: DiffLayout

  func lines(_ lessons: [LessonDifference]) -> [String] { Array(lessons.map(lines).joined(separator: [""])) }

  private func lines(_ lesson: LessonDifference) -> [String] {
    let difference = lesson.difference
    let listing = DiffListing(difference: difference, layout: layout)
    return [layout.paint(headline(lesson), .bold), ""] + totals(lesson) + renames(difference) + [""]
      + LineDifference.legend.map { layout.paint($0, .dim) } + listing.lines
  }

  private func headline(_ lesson: LessonDifference) -> String {
    let model = lesson.difference.model
    guard let share = lesson.difference.share else {
      let all = Totals(lesson.difference.new)
      return "\(lesson.lesson), \(lesson.variants.old) → \(lesson.variants.new): of \(all.code) code lines "
        + "\(all.unchanged + all.changed) stayed, \(all.movedInside) moved, \(all.new) are new"
    }
    let percent = (share * 100).rounded()
    return "\(lesson.lesson): \(model.movedIntoModel) of the model's \(model.code) code lines moved "
      + "from the \(lesson.variants.old) screen, \(Int(percent)) %"
  }

  // MARK: Totals

  private func totals(_ lesson: LessonDifference) -> [String] {
    let (difference, variants) = (lesson.difference, lesson.variants)
    // Without a model the files of a variant are compared whatever they are.
    let screen = difference.share == nil ? "" : "screen, "
    let models = difference.new.filter { $0.role == .model }
    let screens = difference.new.filter { $0.role == .screen }
    let model = table("model", ["verbatim", "changed", "new", "of"], models) {
      [$0.movedVerbatim, $0.movedWithChanges, $0.new, $0.code]
    }
    return (models.isEmpty ? [] : model + [""])
      + table(screen + variants.old, ["unchanged", "changed", "to model", "moved", "gone", "of"], difference.old) {
        [$0.unchanged, $0.changed, $0.movedIntoModel, $0.movedInside, $0.gone, $0.code]
      } + [""]
      + table(screen + variants.new, ["unchanged", "changed", "moved", "new", "of"], screens) {
        [$0.unchanged, $0.changed, $0.movedInside, $0.new, $0.code]
      }
  }

  private func table(
    _ title: String, _ heads: [String], _ files: [FileDifference], _ counts: (Totals) -> [Int]
  ) -> [String] {
    let rows = (files.map { [$0] } + [files]).map { counts(Totals($0)).map(String.init) }
    let names = files.map(\.name) + ["all"]
    let first = max(20, names.map(\.columnWidth).max() ?? 0) + 2
    let table = Table([.left(first)] + heads.map { .right(max($0.columnWidth, 3) + 2) })
    return [layout.paint(table.line([title] + heads), .bold)] + zip(names, rows).map { table.line([$0] + $1) }
  }

  private func renames(_ difference: SourceDifference) -> [String] {
    if difference.renames.isEmpty { return [] }
    return ["", layout.paint("renamed", .bold)]
      + difference.renames.map { "  \($0.old) → \($0.new)  (\(plural($0.lines, one: "line", other: "lines")))" }
  }
}
