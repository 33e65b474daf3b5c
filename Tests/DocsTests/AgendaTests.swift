import Fixture
import Foundation
import Testing

/// How long each agenda of the facilitator's page takes, by the name that the pages' minutes give it.
let agendas = ["90 minutes": 90, "half a day": 210, "a day": 420]

@Suite struct `Agendas of the facilitator` {
  @Test(arguments: agendas)
  func `add up`(agenda: String, total: Int) throws {
    let rows = try AgendaRow.all(of: agenda, total)
    var elapsed = 0
    for row in rows {
      #expect(row.start == "\(elapsed / 60):" + (elapsed % 60 < 10 ? "0" : "") + "\(elapsed % 60)", "\(row.text)")
      elapsed += row.minutes
    }
    #expect(elapsed == total)
  }

  @Test(arguments: agendas)
  func `give each page the minutes that it asks for`(agenda: String, total: Int) throws {
    let rows = try AgendaRow.all(of: agenda, total)
    for page in Page.workshop {
      let given = rows.filter { $0.path == page.path }.map(\.minutes).reduce(0, +)
      #expect(given == (try page.minutes()[agenda]), "\(page.path)")
    }
  }
}

/// A row `| 0:05 | 10 | [Play both](Workshop/2-PlayBoth.md) | … |`.
private struct AgendaRow {
  let text: String
  let start: String
  let minutes: Int
  /// The page that the row links to, if any.
  let path: String?

  /// The rows below the agenda's heading, which names its total: `## Half a day: 210 minutes`.
  static func all(of agenda: String, _ total: Int) throws -> [AgendaRow] {
    let sections = try Page(path: "Docs/Facilitator.md").sections()
    let titles = [agenda, "\(agenda): \(total) minutes"]
    return try #require(sections.first { titles.contains($0.title.lowercased()) }).lines.compactMap(AgendaRow.init)
  }

  private init?(_ text: String) {
    let cells = text.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count > 3, let minutes = Int(cells[2]) else { return nil }
    (self.text, start, self.minutes) = (text, cells[1], minutes)
    path = cells[3].links().first.map { "Docs/" + $0 }
  }
}
