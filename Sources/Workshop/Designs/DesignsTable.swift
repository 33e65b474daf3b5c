import LessonPairs
import PlainText
import SourceTools

/// The variants of a lesson as a table: a line for each, with what each column counts above it.
enum DesignsTable {
  static func lines(_ figures: [DesignFigures]) -> [String] {
    let columns = DesignFigures.columns
    let lessons = figures.map(\.lesson).distinct
    let tables = lessons.map { lesson in
      let own = figures.filter { $0.lesson == lesson }
      let rows = own.map { design in [design.name] + columns.map { $0.text(design) } }
      return (lesson, own.count, Table.lines([["design"] + columns.map(\.title)] + rows, left: 1, gap: "  "))
    }
    let meanings = Table.lines(columns.map { [$0.title, $0.meaning] }, left: 2, gap: "  ")
    return tables.enumerated().flatMap { number, table in
      let (lesson, count, lines) = table
      return (number > 0 ? [""] : []) + [
        "\(count) ways to write \(pair(of: lesson).folder): each passes the lesson's whole suite.", "",
      ] + (number > 0 ? [] : meanings + [""]) + lines
    }
  }
}
